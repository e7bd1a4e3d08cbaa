import { queryOptions } from '@tanstack/react-query'
import { foodKeys, foodReads } from '@/lib/food/keys'
import type { OrderDetail } from '@/lib/orders/schema'
import { mergeOrders } from './patch-order'
import { readJson } from '@/components/shell/read-json'

/** Everything known of one order, kept fresh by the live stream. */
export function orderQuery(orderId: number) {
  return queryOptions({
    queryKey: foodKeys.order(orderId),
    queryFn: ({ signal }) => readJson<OrderDetail>(foodReads.order(orderId), signal),
    staleTime: Infinity,
    structuralSharing: (shown, read) =>
      shown ? mergeOrders(shown as OrderDetail, read as OrderDetail) : read,
  })
}
