import { queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import { readJson } from '@/components/shell/read-json'
import { foodKeys, foodReads } from '@/lib/food/keys'
import type { CourierPosition } from '@/lib/orders/model/order-card'
import type { OrderDetail } from '@/lib/orders/model/order-detail'

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

/** A position joins the trail when the courier uploaded it after the last one we have. */
export function appendPosition(detail: OrderDetail, position: CourierPosition): OrderDetail {
  const last = detail.trail.at(-1)
  if (last && Date.parse(last.at) >= Date.parse(position.at)) return detail
  return { ...detail, trail: [...detail.trail, position] }
}

/**
 * An order that was read while the stream went on: what the stream has shown does not go back. What
 * did not change stays the same object, so that it is not drawn again.
 */
export function mergeOrders(shown: OrderDetail, read: OrderDetail): OrderDetail {
  if (shown.card.id !== read.card.id) return read
  const card = shown.card.version > read.card.version ? shown.card : read.card
  return replaceEqualDeep(shown, shown.trail.reduce(appendPosition, { ...read, card }))
}
