import type { ControlledOrder } from '../core/family'
import { LifeOver } from '../core/order-life'
import { ControlError } from './control-error'
import type { Controls } from './controls'

/** Finds an order of any family; refuses an unknown one with 404. */
export function controlledOrder({ families }: Controls, orderId: string): ControlledOrder {
  for (const family of families) {
    const order = family.order(orderId)
    if (order) return order
  }
  throw new ControlError(404, `there is no order ${orderId}`)
}

/** POST /_control/orders/{order_id}/advance and /cancel: answers the status that came of it. */
export function moveOrder(controls: Controls, orderId: string, move: 'advance' | 'cancel') {
  try {
    controlledOrder(controls, orderId)[move]()
  } catch (error) {
    if (error instanceof LifeOver) throw new ControlError(400, `order ${orderId}: ${error.message}`)
    throw error
  }
  return { order_id: orderId, status: controlledOrder(controls, orderId).status }
}
