'use client'

import { useQuery } from '@tanstack/react-query'
import { useLiveOrder } from '@/components/orders/use-live-order'
import type { WaybillDetail } from '@/lib/express/schema'
import { waybillQuery } from './waybill-query'

/** One waybill, first as the server drew it, then as the live stream says. */
export function useWaybill(first: WaybillDetail) {
  const { id } = first.card
  const query = useQuery({ ...waybillQuery(id), initialData: first })
  useLiveOrder(waybillQuery(id).queryKey, id)
  return query
}
