import { cancelLife } from '../open-order'
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
  parcels.once(`cancel ${orderId}`, () => {
    const { status } = order.life
    if (!isUnaccepted(status))
      throw fields.incorrect('order_id', `has status ${status}; customer service can help`)
    cancelLife(order)
  })
  return undefined
}
