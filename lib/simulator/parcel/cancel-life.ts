import type { ParcelOrder } from './order'
import { CANCELLED_AFTER_PICKUP, CANCELLED_BEFORE_PICKUP, RIDING } from './statuses'

/** Ends an order's life early, by whoever. Throws a `LifeOver` once it has ended. */
export function cancelLife(order: ParcelOrder) {
  const from = order.life.status
  const earlier = order.cancelledFrom
  order.cancelledFrom = from
  try {
    order.life.cancel(from === RIDING ? CANCELLED_AFTER_PICKUP : CANCELLED_BEFORE_PICKUP)
  } catch (error) {
    order.cancelledFrom = earlier
    throw error
  }
}
