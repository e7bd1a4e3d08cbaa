'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { useMap } from 'react-leaflet'
import type { Coordinates } from '@/lib/domain/coordinates'
import { clusterIndex } from './clusters/cluster-index'
import { ClusterMarker } from './clusters/cluster-marker'
import { type PlacedCaption, useCaptions, useZoom } from './clusters/use-captions'
import { CourierMarker } from './markers/courier-marker'
import { DoorMarker } from './markers/door-marker'
import { type MapTiles, MapView } from './map-view'
import { StoreMarker, StraightLine } from './markers/store-marker'
import { headingOf } from './markers/trail'

/** From so many orders on, doors that stand together are one disc with their number. */
const CLUSTERED_FROM = 25

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
  const { region, tiles, label, stores, deliveries, className } = props
  // Where something happens: a store at the other end of town would make all of it small.
  const places = deliveries.flatMap(({ door, seen }) => [door, seen.at(-1)])
  const orders = places.filter((point) => point !== null && point !== undefined)
  const fit = orders.length > 0 ? orders : stores.map(({ position }) => position)
  // Fitted when orders come and go, not when couriers move.
  const fitKey = deliveries.map(({ id }) => id).join()
  return (
    <MapView
      region={region}
      tiles={tiles}
      label={label}
      fit={fit}
      fitKey={fitKey}
      className={className}
    >
      <DeliveryMarks {...props} />
    </MapView>
  )
}

/** Markers as the zoom has room for them: doors in clusters, and no words over others. */
function DeliveryMarks({ stores, deliveries, chosen, onChoose }: DeliveriesMapProps) {
  const t = useTranslations('map')
  const map = useMap()
  const zoom = useZoom(map)
  const looked = deliveries.find(({ id }) => id === chosen)
  const { clusters, single } = useClusters(deliveries, chosen, zoom)
  const shown = useCaptions(captionsOf({ stores, deliveries, single, chosen }))
  const comeInSight = useEffectEvent(() => {
    const place = looked?.door ?? looked?.seen.at(-1)
    if (place && !map.getBounds().pad(-0.1).contains(place)) map.panTo(place)
  })
  // When another order is chosen, not when its courier moves.
  useEffect(() => comeInSight(), [chosen])
  return (
    <>
      {looked?.door && <StraightLine from={looked.store} to={looked.door} />}
      {stores.map((store) => (
        <StoreMarker key={store.name} {...store} quiet={!shown.has(keyOf('store', store.name))} />
      ))}
      {clusters.map((cluster) => (
        <ClusterMarker
          key={cluster.key}
          position={cluster.location}
          count={cluster.count}
          name={t('cluster', { count: cluster.count })}
          onPress={() => map.setView(cluster.location, cluster.opensAt)}
        />
      ))}
      {deliveries.map((delivery) => (
        <DeliveryMarkers
          key={delivery.id}
          delivery={delivery}
          hasDoor={single.has(delivery.id)}
          shown={shown}
          chosen={delivery.id === chosen}
          onChoose={onChoose}
        />
      ))}
    </>
  )
}

const WORLD = { west: -180, south: -90, east: 180, north: 90 }

/** Doors that stand for themselves at a zoom, the chosen one always, and discs for the others. */
function useClusters(deliveries: readonly Delivery[], chosen: number | null, zoom: number) {
  const isClustered = deliveries.length >= CLUSTERED_FROM
  const doors = deliveries.flatMap(({ id, door }) =>
    door && isClustered && id !== chosen ? [{ key: String(id), location: door }] : [],
  )
  const marks = isClustered ? clusterIndex(doors).within(WORLD, zoom) : []
  const inClusters = new Set(doors.map(({ key }) => Number(key)))
  for (const mark of marks) if (mark.kind === 'one') inClusters.delete(Number(mark.key))
  return {
    clusters: marks.filter((mark) => mark.kind === 'many'),
    single: new Set(deliveries.map(({ id }) => id).filter((id) => !inClusters.has(id))),
  }
}

type Marked = Pick<DeliveriesMapProps, 'stores' | 'deliveries' | 'chosen'> & {
  single: ReadonlySet<number>
}

const keyOf = (what: 'door' | 'courier' | 'store', name: string | number) => `${what} ${name}`

/** What would be written where: the chosen order first, then couriers, doors and stores. */
function captionsOf({ stores, deliveries, single, chosen }: Marked): PlacedCaption[] {
  const ranked = [...deliveries].sort((a, b) => Number(b.id === chosen) - Number(a.id === chosen))
  const couriers = ranked.flatMap(({ id, seen, seenText }) => {
    const last = seen.at(-1)
    return last ? [{ key: keyOf('courier', id), position: last, text: seenText, above: true }] : []
  })
  const doors = ranked.flatMap(({ id, door, code }) =>
    door && single.has(id)
      ? [{ key: keyOf('door', id), position: door, text: code, above: false }]
      : [],
  )
  const isChosen = ({ key }: PlacedCaption) => chosen !== null && key.endsWith(` ${chosen}`)
  const own = [...couriers, ...doors]
  return [
    ...own.filter(isChosen),
    ...own.filter((caption) => !isChosen(caption)),
    ...stores.map(({ position, name }) => ({
      key: keyOf('store', name),
      position,
      text: name,
      above: false,
    })),
  ]
}

type DeliveryMarkersProps = {
  readonly delivery: Delivery
  /** Its door stands for itself. */
  readonly hasDoor: boolean
  /** The captions that have room. */
  readonly shown: ReadonlySet<string>
  readonly chosen: boolean
  readonly onChoose: (id: number) => void
}

function DeliveryMarkers(props: DeliveryMarkersProps) {
  const { delivery, hasDoor, shown, chosen, onChoose } = props
  const { id, code, door, seen, seenText, stale } = delivery
  const courier = seen.at(-1)
  const press = () => onChoose(id)
  return (
    <>
      {door && hasDoor && (
        <DoorMarker
          position={door}
          name={code}
          chosen={chosen}
          quiet={!shown.has(keyOf('door', id))}
          onPress={press}
        />
      )}
      {courier && (
        <CourierMarker
          position={courier}
          heading={headingOf(seen)}
          age={seenText}
          stale={stale}
          chosen={chosen}
          quiet={!shown.has(keyOf('courier', id))}
          onPress={press}
        />
      )}
    </>
  )
}
