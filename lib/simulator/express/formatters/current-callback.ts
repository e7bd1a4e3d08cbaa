import { epochSeconds } from '../../core/clock'
import { currentOf } from '../current-of'
import type { ExpressOrder } from '../order'
import { currentName } from '../statuses'

/** Something that went wrong, and when it was told. */
export type ReportedException = { readonly text: string; readonly at: number }

/** `data` of the callback with current codes (express §6.1): the merchant as text, the status as number. */
export function currentCallback(
  { request, lang, life, log, ...order }: ExpressOrder,
  exception?: ReportedException,
) {
  const status = currentOf(log)
  return {
    meta: { lang, region: 'HK' },
    merchant_id: String(request.merchantId),
    order_id: order.orderId,
    shipment_code: order.shipmentCode,
    client_order_id: request.clientOrderId,
    client_shipment_code: request.clientShipmentCode,
    order_status: status,
    status_desc: currentName(status, lang),
    exception_description: exception?.text ?? '',
    timestamp: epochSeconds(exception?.at ?? life.enteredAt),
  }
}
