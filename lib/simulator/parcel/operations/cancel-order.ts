import { cancelLife } from '../cancel-life'
import type { ParcelOperation } from '../parcel-call'
import { isUnaccepted } from '../statuses'

/**
 * POST /order/cancel (conventions §4.6): only in 9033 and 9034. Which code says that it is too late is
 * not shown; 40001 with the order's id does, as nothing else is wrong with the request.
 */
export const cancelOrder: ParcelOperation = ({ fields, merchant }, parcels) => {
  const orderId = fields.text('order_id')
  fields.optionalText('cancel_reason')
  const order = parcels.order(orderId, merchant)
  const key = `cancel ${orderId}`
  parcels.refuseRepeatOf(key)
  if (!isUnaccepted(order.life.status))
    throw fields.incorrect('order_id', `has status ${order.life.status}; customer service can help`)
  cancelLife(order)
  parcels.rememberDone(key)
  return undefined
}
