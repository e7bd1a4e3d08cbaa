'use client'

import { useTranslations } from 'next-intl'
import type { Coordinates } from '@/lib/domain/coordinates'
import { MapMarker } from './map-marker'

/** With a heading the triangle is an arrow; without one it points nowhere, having equal sides. */
const ARROW = '<path class="ho-fill" d="M0-11 9 9.5 0 5.5-9 9.5Z"/>'
const TRIANGLE =
  '<path class="ho-fill" d="M0-9.5 9 6.5H-9Z"/><circle class="ho-core" r="2" cy="1.5"/>'

type Props = {
  readonly position: Coordinates
  /** Degrees, 0 north, 90 east; null while it is not known. */
  readonly heading: number | null
  /** Already worded: "seen 20 s ago". */
  readonly age: string
  /** The position is too old to be relied upon. */
  readonly stale: boolean
  readonly onPress?: () => void
  /** The one of many that is looked at. */
  readonly chosen?: boolean
  /** Its words have no room: they are written when somebody points at it. */
  readonly quiet?: boolean
}

/** The courier: a triangle with heading and age, exactly where last seen. */
export function CourierMarker(props: Props) {
  const { position, heading, age, stale, onPress, chosen = false, quiet = false } = props
  const t = useTranslations('map')
  return (
    <MapMarker
      position={position}
      kind={kindOf(stale, chosen, quiet)}
      shape={heading === null ? TRIANGLE : ARROW}
      turn={Math.round(heading ?? 0)}
      caption={age}
      name={t('courier', { age })}
      onPress={onPress}
      above
    />
  )
}

function kindOf(stale: boolean, chosen: boolean, quiet: boolean): string {
  return [
    'courier',
    stale && 'ho-marker-stale',
    chosen && 'ho-marker-chosen',
    quiet && 'ho-marker-quiet',
  ]
    .filter(Boolean)
    .join(' ')
}
