import type { ParcelOrder } from '../order'
import { orderStatus } from './order-status'

/** `data` of a status callback (conventions §6.1). `client` and `status` are nested, hence not signed. */
export function statusCallback(order: ParcelOrder) {
  const { request } = order
  return {
    meta: { lang: order.lang, region: order.region },
    order_id: order.orderId,
    merchant_id: request.merchantId,
    client: { order_id: request.clientOrderId, shipment_code: request.clientShipmentCode },
    status: orderStatus(order),
  }
}
