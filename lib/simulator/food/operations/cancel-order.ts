import type { Fields } from '../../core/fields'
import { incorrect } from '../../core/platform-error'
import { cancelLife } from '../cancel-life'
import { orderFields } from '../customer-fields'
import type { FoodOperation } from '../food-operation'

/**
 * POST /order/takeaway/cancel (food §4.3): allowed until the order is completed. Which code says that it
 * is too late is not shown; 261004 with the order's id does, as nothing else is wrong with the request.
 */
export const cancelOrder: FoodOperation = ({ fields, data, region }, food) => {
  const { orderId, clientMerchantId } = orderFields(fields)
  const reason = fields.optionalText('cancel_reason', { max: 255 }) ?? ''
  const user = readUserCode(fields)
  food.recent.refuseRepeat('food cancel', data)
  const order = food.order(orderId, clientMerchantId, region)
  if (order.life.over)
    throw incorrect('order_id', order.cancellation ? 'already cancelled' : 'already completed')
  cancelLife(food, order, { code: '1001', type: 'merchant', reason, user })
  return { order_id: order.orderId, client_order_id: order.request.clientOrderId }
}

function readUserCode(fields: Fields) {
  const code = fields.optionalText('user_code') ?? ''
  if (code === '') return '0000'
  if (!/^\d{4}$/.test(code)) throw incorrect(fields.nameOf('user_code'), 'must be 4 digits')
  return code
}
