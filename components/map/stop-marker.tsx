'use client'

import { useTranslations } from 'next-intl'

import type { Coordinates } from '@/lib/domain/coordinates'

import { MapMarker } from './map-marker'

/** Drawn by us: the only thing put in is a number. */
const numbered = (number: number) =>
  `<circle class="ho-fill" r="11"/><text class="ho-digit" text-anchor="middle" dy="4.5">${number}</text>`

type Props = {
  /** From 1, in the order of the way. */
  readonly number: number
  readonly position: Coordinates
  readonly name: string
  readonly onDragged?: (position: Coordinates) => void
}

/** A stop of a way with several: a circle with its number. */
export function StopMarker({ number, position, name, onDragged }: Props) {
  const t = useTranslations('map')
  return (
    <MapMarker
      position={position}
      kind="stop"
      shape={numbered(number)}
      caption={name}
      name={t('stop', { number, name })}
      above
      {...(onDragged ? { onDragged } : {})}
    />
  )
}
