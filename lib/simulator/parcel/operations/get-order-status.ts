import { orderStatus } from '../statuses'
import type { ParcelOperation } from '../parcel-call'

/** POST /order/status (conventions §4.7). */
export const getOrderStatus: ParcelOperation = ({ fields, merchant }, parcels) => ({
  status: orderStatus(parcels.order(fields.text('order_id'), merchant)),
})
