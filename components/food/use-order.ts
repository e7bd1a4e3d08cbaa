'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLiveOrder } from '@/components/orders/use-live-order'
import { useLive, useWatchOrder } from '@/components/shell/live-provider'
import { isClosed } from '@/lib/domain/stages'
import type { OrderDetail } from '@/lib/orders/schema'
import { orderQuery } from './order-query'
import { appendPosition } from './patch-order'

/** One order, first as the server drew it, then as the live stream says; watched while it is open. */
export function useOrder(first: OrderDetail) {
  const client = useQueryClient()
  const { id } = first.card
  const { queryKey } = orderQuery(id)
  const query = useQuery({ ...orderQuery(id), initialData: first })
  const { stage, placing, selfPickup } = query.data.card
  useWatchOrder(isClosed(stage) || placing === 'refused' || selfPickup ? null : id)
  useLiveOrder(queryKey, id)
  useLive((event) => {
    if (event.type !== 'position' || event.orderId !== id) return
    client.setQueryData(queryKey, (detail) => detail && appendPosition(detail, event.position))
  })
  return query
}
