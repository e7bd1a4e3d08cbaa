import { orderStatus } from '../formatters/order-status'
import type { ParcelOperation } from '../parcel-call'

/** POST /order/status (conventions §4.7). */
export const getOrderStatus: ParcelOperation = ({ fields, merchant }, parcels) => ({
  status: orderStatus(parcels.order(fields.text('order_id'), merchant)),
})
