'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLive, useWatchOrder } from '@/components/shell/live-provider'
import { isClosed } from '@/lib/domain/stages'
import { foodKeys } from '@/lib/food/keys'
import type { OrderDetail } from '@/lib/orders/schema'
import { orderQuery } from './order-query'
import { appendPosition, patchCard } from './patch-order'

/** One order, first as the server drew it, then as the live stream says; watched while it is open. */
export function useOrder(first: OrderDetail) {
  const client = useQueryClient()
  const { id } = first.card
  const { queryKey } = orderQuery(id)
  const query = useQuery({ ...orderQuery(id), initialData: first })
  const { stage, placing, selfPickup } = query.data.card
  useWatchOrder(isClosed(stage) || placing === 'refused' || selfPickup ? null : id)

  const patch = (change: (detail: OrderDetail) => OrderDetail) =>
    client.setQueryData(queryKey, (detail) => detail && change(detail))
  useLive((event) => {
    if (event.type === 'position' && event.orderId === id) {
      patch((detail) => appendPosition(detail, event.position))
    }
    if (event.type === 'order' && event.card.id === id) {
      patch((detail) => patchCard(detail, event.card))
      void client.invalidateQueries({ queryKey })
    }
    if (event.type === 'resync') void client.invalidateQueries({ queryKey })
  })

  // A page that nobody looks at misses what the stream says: it is read again when shown again.
  useEffect(() => {
    return () =>
      void client.invalidateQueries({ queryKey: foodKeys.order(id), refetchType: 'none' })
  }, [client, id])
  return query
}
