'use client'

import { queryOptions, replaceEqualDeep, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLive, useWatchOrders } from '@/components/shell/live-provider'
import { readJson } from '@/components/shell/read-json'
import { useNow } from '@/components/ui/clock/use-now'
import { foodKeys, foodReads } from '@/lib/food/keys'
import type { CourierPosition, OrderPlaces } from '@/lib/orders/model/order-card'
import type { BoardRow } from './build-board'

/** Two sightings tell a heading. */
const SIGHTINGS = 2

/** What is not watched moves for others: it is looked at again this often. */
const AGAIN_MS = 20_000

/** As many couriers as the live stream tells of at once. */
const MOST_WATCHED = 20

/** Whose position is worth asking for, first what rides, then who comes; the most urgent of each. */
const WATCHED = ['near', 'riding', 'coming', 'at-store'] as const

/** Who is followed is thought over this often: every change of it opens the live stream anew. */
const THINK_MS = 30_000

/** Where the open orders of a map go and where their couriers were last seen. */
export function usePlaces(storeIds: readonly number[], rows: readonly BoardRow[]) {
  const client = useQueryClient()
  const { queryKey } = placesQuery(storeIds)
  const query = useQuery(placesQuery(storeIds))
  useWatchOrders(useFollowed(rows))
  useLive((event) => {
    if (event.type !== 'position') return
    const { orderId, position } = event
    client.setQueryData(queryKey, (places) => places && patchPlaces(places, orderId, position))
  })

  const { data: places, isFetching, refetch } = query
  const known = new Set(places?.map(({ orderId }) => orderId))
  const isBehind = places !== undefined && rows.some(({ card }) => !known.has(card.id))
  useEffect(() => {
    if (isBehind && !isFetching) void refetch()
  }, [isBehind, isFetching, refetch])
  return query
}

function useFollowed(rows: readonly BoardRow[]): number[] {
  const turn = useNow(THINK_MS)
  const [followed, setFollowed] = useState({ turn: -1, ids: [] as number[] })
  if (followed.turn === turn) return followed.ids
  const next = { turn, ids: watchedOrders(rows) }
  setFollowed(next)
  return next.ids
}

/** The orders of a map whose couriers are followed, 20 at most, from rows in order of urgency. */
export function watchedOrders(rows: readonly BoardRow[]): number[] {
  return WATCHED.flatMap((stage) => rows.filter(({ card }) => card.stage === stage))
    .slice(0, MOST_WATCHED)
    .map(({ card }) => card.id)
}

/** Doors and couriers of the open orders of some stores, while the map is shown. */
function placesQuery(storeIds: readonly number[]) {
  return queryOptions({
    queryKey: foodKeys.places(storeIds),
    queryFn: async ({ signal }) => {
      const { places } = await readJson<{ places: OrderPlaces[] }>(
        foodReads.places(storeIds),
        signal,
      )
      return places
    },
    refetchInterval: AGAIN_MS,
    structuralSharing: (shown, read) =>
      shown ? mergePlaces(shown as OrderPlaces[], read as OrderPlaces[]) : read,
  })
}

/** A sighting from the live stream, where it is later than what is shown; else the same object. */
export function patchPlaces(
  places: OrderPlaces[],
  orderId: number,
  position: CourierPosition,
): OrderPlaces[] {
  const place = places.find((one) => one.orderId === orderId)
  if (!place || !isLater(position, place.seen.at(-1))) return places
  const seen = [...place.seen, position].slice(-SIGHTINGS)
  return places.map((one) => (one === place ? { ...one, seen } : one))
}

/**
 * Places that were read while the stream went on: no courier goes back to an older sighting. Who is
 * where they were stays the same object.
 */
export function mergePlaces(shown: OrderPlaces[], read: OrderPlaces[]): OrderPlaces[] {
  const known = new Map(shown.map((place) => [place.orderId, place]))
  return read.map((place) => {
    const old = known.get(place.orderId)
    const last = old?.seen.at(-1)
    const now =
      old && last && isLater(last, place.seen.at(-1)) ? { ...place, seen: old.seen } : place
    return replaceEqualDeep(old, now)
  })
}

function isLater(one: CourierPosition, other: CourierPosition | undefined): boolean {
  return other === undefined || Date.parse(one.at) > Date.parse(other.at)
}
