'use client'

import { clsx } from 'clsx'

import type { Coordinates } from '@/lib/domain/coordinates'

import { CourierMarker } from './markers/courier-marker'
import { DoorMarker } from './markers/door-marker'
import { type MapTiles, MapView } from './map-view'
import { StoreMarker, StraightLine } from './markers/store-marker'
import { headingOf } from './markers/trail'

/** From here on door names cover each other: they are shown where somebody points. */
const CROWD = 25

export type Delivery = {
  readonly id: number
  /** What is written at its door, short: its code. */
  readonly code: string
  readonly store: Coordinates
  readonly door: Coordinates | null
  /** Where the courier was seen, oldest first; two tell a heading. */
  readonly seen: readonly Coordinates[]
  /** What is written at the courier: code and age of the last sighting, worded. */
  readonly seenText: string
  readonly stale: boolean
}

export type DeliveriesMapProps = {
  readonly region: string
  readonly tiles: MapTiles | null
  readonly label: string
  readonly stores: readonly { readonly position: Coordinates; readonly name: string }[]
  readonly deliveries: readonly Delivery[]
  readonly chosen: number | null
  readonly onChoose: (id: number) => void
  readonly className?: string
}

/** Many deliveries on a map; the chosen one shows from where it goes to where. */
export function DeliveriesMap(props: DeliveriesMapProps) {
  const { region, tiles, label, stores, deliveries, chosen, onChoose, className } = props
  const fit = [
    ...stores.map(({ position }) => position),
    ...deliveries.flatMap(({ door, seen }) => [door, seen.at(-1)]),
  ].filter((point) => point !== null && point !== undefined)
  // Fitted when orders come and go, not when couriers move.
  const fitKey = deliveries.map(({ id }) => id).join()
  const looked = deliveries.find(({ id }) => id === chosen)
  return (
    <MapView
      region={region}
      tiles={tiles}
      label={label}
      fit={fit}
      fitKey={fitKey}
      className={clsx(deliveries.length > CROWD && 'ho-map-crowded', className)}
    >
      {looked?.door && <StraightLine from={looked.store} to={looked.door} />}
      {stores.map((store) => (
        <StoreMarker key={store.name} {...store} />
      ))}
      {deliveries.map((delivery) => (
        <DeliveryMarkers
          key={delivery.id}
          delivery={delivery}
          chosen={delivery.id === chosen}
          onChoose={onChoose}
        />
      ))}
    </MapView>
  )
}

type DeliveryMarkersProps = {
  readonly delivery: Delivery
  readonly chosen: boolean
  readonly onChoose: (id: number) => void
}

function DeliveryMarkers({ delivery, chosen, onChoose }: DeliveryMarkersProps) {
  const { id, code, door, seen, seenText, stale } = delivery
  const courier = seen.at(-1)
  const press = () => onChoose(id)
  return (
    <>
      {door && <DoorMarker position={door} name={code} chosen={chosen} onPress={press} />}
      {courier && (
        <CourierMarker
          position={courier}
          heading={headingOf(seen)}
          age={seenText}
          stale={stale}
          chosen={chosen}
          onPress={press}
        />
      )}
    </>
  )
}
