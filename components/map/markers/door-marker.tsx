'use client'

import { useTranslations } from 'next-intl'

import type { Coordinates } from '@/lib/domain/coordinates'

import { MapMarker } from './map-marker'

const CIRCLE = '<circle class="ho-fill" r="8.5"/><circle class="ho-core" r="3"/>'

type Props = {
  readonly position: Coordinates
  readonly name: string
  /** Makes it a pin that can be dragged; called once, where it is dropped. */
  readonly onDragged?: (position: Coordinates) => void
  readonly onPress?: () => void
  /** The one of many that is looked at. */
  readonly chosen?: boolean
  /** Its name has no room: it is written when somebody points at it. */
  readonly quiet?: boolean
}

/** Where a delivery goes: a circle. */
export function DoorMarker(props: Props) {
  const { position, name, onDragged, onPress, chosen = false, quiet = false } = props
  const t = useTranslations('map')
  return (
    <MapMarker
      position={position}
      kind={['door', chosen && 'ho-marker-chosen', quiet && 'ho-marker-quiet']
        .filter(Boolean)
        .join(' ')}
      shape={CIRCLE}
      caption={name}
      name={t('door', { name })}
      above={chosen}
      onPress={onPress}
      {...(onDragged ? { onDragged } : {})}
    />
  )
}
