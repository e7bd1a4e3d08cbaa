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
}

/** Where a delivery goes: a circle. */
export function DoorMarker({ position, name, onDragged, onPress, chosen = false }: Props) {
  const t = useTranslations('map')
  return (
    <MapMarker
      position={position}
      kind={chosen ? 'door ho-marker-chosen' : 'door'}
      shape={CIRCLE}
      caption={name}
      name={t('door', { name })}
      above={chosen}
      onPress={onPress}
      {...(onDragged ? { onDragged } : {})}
    />
  )
}
