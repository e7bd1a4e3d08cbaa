'use client'

import { Polyline } from 'react-leaflet'
import type { Coordinates } from '@/lib/domain/coordinates'
import { useCaptions } from './clusters/use-captions'
import { type MapTiles, MapView } from './map-view'
import { CourierMarker } from './markers/courier-marker'
import { DoorMarker } from './markers/door-marker'
import { headingOf, splitTrail } from './markers/trail'
import { StoreMarker, StraightLine } from './markers/store-marker'

/** As many as map.css has strengths for. */
const PARTS = 5

export type JourneyMapProps = {
  readonly region: string
  readonly tiles: MapTiles | null
  readonly label: string
  readonly store: { readonly position: Coordinates; readonly name: string }
  /** null when the order's address has no coordinates. */
  readonly door: { readonly position: Coordinates; readonly name: string } | null
  /** Where the courier was seen, oldest first; empty before the first sighting. */
  readonly positions: readonly Coordinates[]
  /** The age of the last position, already worded ("seen 20 s ago"). */
  readonly age: string
  readonly stale: boolean
  readonly className?: string
}

/** One delivery on a map: store, door, and the courier with trail, heading and age. */
export function JourneyMap(props: JourneyMapProps) {
  const { region, tiles, label, store, door, positions, className } = props
  const courier = positions.at(-1)
  const fit = [store.position, door?.position, courier].filter((point) => point !== undefined)
  return (
    <MapView
      region={region}
      tiles={tiles}
      label={label}
      fit={fit}
      fitKey={positions.length}
      className={className}
    >
      {door && <StraightLine from={store.position} to={door.position} />}
      <Trail positions={positions} />
      <JourneyMarks {...props} />
    </MapView>
  )
}

/** Markers with the words that have room: the courier's age first, then the door's and the store's. */
function JourneyMarks({ store, door, positions, age, stale }: JourneyMapProps) {
  const courier = positions.at(-1)
  const shown = useCaptions([
    ...(courier ? [{ key: 'courier', position: courier, text: age, above: true }] : []),
    ...(door ? [{ key: 'door', position: door.position, text: door.name, above: false }] : []),
    { key: 'store', position: store.position, text: store.name, above: false },
  ])
  return (
    <>
      <StoreMarker {...store} quiet={!shown.has('store')} />
      {door && <DoorMarker {...door} quiet={!shown.has('door')} />}
      {courier && (
        <CourierMarker position={courier} heading={headingOf(positions)} age={age} stale={stale} />
      )}
    </>
  )
}

/** Where the courier has been, oldest first: a thin line, the older the fainter. */
function Trail({ positions }: { readonly positions: readonly Coordinates[] }) {
  const parts = splitTrail(positions, PARTS)
  return parts.map((part, at) => {
    const strength = PARTS - parts.length + at
    return (
      <Polyline
        key={strength}
        positions={part}
        interactive={false}
        className={`ho-trail ho-trail-${strength}`}
      />
    )
  })
}
