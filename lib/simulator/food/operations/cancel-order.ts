import { submissionKey } from '../../core/signed/repeat-guard'
import type { Fields } from '../../core/signed/fields'
import { incorrect } from '../../core/signed/platform-error'
import { orderFields } from '../customer-fields'
import type { FoodOperation, FoodState } from '../food-state'
import type { Cancellation, FoodOrder } from '../order'
import { CANCELLED_AFTER_PICKUP, CANCELLED_BEFORE_PICKUP, isPickedUp } from '../statuses'
import { lastUpload } from '../whereabouts'

/**
 * POST /order/takeaway/cancel (food §4.3): allowed until the order is completed. Which code says that it
 * is too late is not shown; 261004 with the order's id does, as nothing else is wrong with the request.
 */
export const cancelOrder: FoodOperation = ({ fields, data, region }, food) => {
  const { orderId, clientMerchantId } = orderFields(fields)
  const reason = fields.optionalText('cancel_reason', { max: 255 }) ?? ''
  const user = readUserCode(fields)
  return food.once(submissionKey('cancel', data), () => {
    const order = food.order(orderId, clientMerchantId, region)
    if (order.life.over)
      throw incorrect('order_id', order.cancellation ? 'already cancelled' : 'already completed')
    cancelLife(food, order, { code: '1001', type: 'merchant', reason, user })
    return { order_id: order.orderId, client_order_id: order.request.clientOrderId }
  })
}

function readUserCode(fields: Fields) {
  const code = fields.optionalText('user_code') ?? ''
  if (code === '') return '0000'
  if (!/^\d{4}$/.test(code)) throw incorrect(fields.nameOf('user_code'), 'must be 4 digits')
  return code
}

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
