import type { FoodState } from './food-state'
import type { Cancellation, FoodOrder } from './order'
import { CANCELLED_AFTER_PICKUP, CANCELLED_BEFORE_PICKUP, isPickedUp } from './statuses'
import { lastUpload } from './whereabouts'

type By = Pick<Cancellation, 'code' | 'type' | 'reason' | 'user'>

/** Ends an order's life early, 9025 before and 9026 after pickup. Throws a `LifeOver` once it has ended. */
export function cancelLife({ world }: FoodState, order: FoodOrder, by: By) {
  const at = world.clock.now()
  const from = order.life.status
  const lastSeen = lastUpload(order, world.speed, at)
  const earlier = order.cancellation
  order.cancellation = { ...by, at, from, lastSeen }
  try {
    order.life.cancel(isPickedUp(from) ? CANCELLED_AFTER_PICKUP : CANCELLED_BEFORE_PICKUP)
  } catch (error) {
    order.cancellation = earlier
    throw error
  }
}
