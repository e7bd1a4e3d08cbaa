import type { CourierPosition, OrderDetail } from '@/lib/orders/schema'

/** A position joins the trail when the courier uploaded it after the last one we have. */
export function appendPosition(detail: OrderDetail, position: CourierPosition): OrderDetail {
  const last = detail.trail.at(-1)
  if (last && Date.parse(last.at) >= Date.parse(position.at)) return detail
  return { ...detail, trail: [...detail.trail, position] }
}

/** An order that was read while the stream went on: what the stream has shown does not go back. */
export function mergeOrders(shown: OrderDetail, read: OrderDetail): OrderDetail {
  if (shown.card.id !== read.card.id) return read
  const card = shown.card.version > read.card.version ? shown.card : read.card
  return shown.trail.reduce(appendPosition, { ...read, card })
}
