'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLive, useWatchOrders } from '@/components/shell/live-provider'
import { useNow } from '@/components/ui/use-now'
import type { BoardRow } from './build-board'
import { patchPlaces } from './patch-places'
import { placesQuery } from './places-query'
import { watchedOrders } from './watched-orders'

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
