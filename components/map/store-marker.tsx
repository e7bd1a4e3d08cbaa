'use client'

import { useTranslations } from 'next-intl'

import type { Coordinates } from '@/lib/domain/coordinates'

import { MapMarker } from './map-marker'

const SQUARE = '<rect class="ho-fill" x="-8" y="-8" width="16" height="16" rx="2.5"/>'

type Props = { readonly position: Coordinates; readonly name: string }

/** A store: a square. */
export function StoreMarker({ position, name }: Props) {
  const t = useTranslations('map')
  return (
    <MapMarker
      position={position}
      kind="store"
      shape={SQUARE}
      caption={name}
      name={t('store', { name })}
    />
  )
}
