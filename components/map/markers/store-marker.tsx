'use client'

import { useTranslations } from 'next-intl'
import { Polyline } from 'react-leaflet'
import { useJoined } from '@/components/ui/use-joined'
import type { Coordinates } from '@/lib/domain/coordinates'
import { MapMarker } from './map-marker'

const SQUARE = '<rect class="ho-fill" x="-8" y="-8" width="16" height="16" rx="2.5"/>'

/** Hollow and struck through: told from the other by shape, not by colour. */
const OFF =
  '<rect class="ho-fill" x="-8" y="-8" width="16" height="16" rx="2.5"/><path class="ho-strike" d="M-4.5 4.5 4.5-4.5"/>'

type Props = {
  readonly position: Coordinates
  readonly name: string
  /** What is said of the store, after its name. */
  readonly note?: string
  readonly off?: boolean
  /** Its name has no room: it is written when somebody points at it. */
  readonly quiet?: boolean
}

/** A store: a square. */
export function StoreMarker({ position, name, note, off = false, quiet = false }: Props) {
  const t = useTranslations('map')
  const joined = useJoined()
  return (
    <MapMarker
      position={position}
      kind={`${off ? 'store-off' : 'store'}${quiet ? ' ho-marker-quiet' : ''}`}
      shape={off ? OFF : SQUARE}
      caption={name}
      name={joined([t('store', { name }), note])}
    />
  )
}

type LineProps = { readonly from: Coordinates; readonly to: Coordinates }

/** A dashed line: how far apart two places are, not a way that anybody rides. */
export function StraightLine({ from, to }: LineProps) {
  return <Polyline positions={[from, to]} interactive={false} className="ho-line" />
}
