import { orderInfo } from '../formatters/order-info'
import type { ParcelOperation } from '../parcel-call'

/** POST /order/info (conventions §4.5). */
export const getOrder: ParcelOperation = ({ fields, merchant }, parcels) =>
  orderInfo(parcels.order(fields.text('order_id'), merchant), parcels.world.publicUrl())
