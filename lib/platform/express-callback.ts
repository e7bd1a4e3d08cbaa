import type { JsonValue } from './http/parse-json'
import { record, requiredEpoch, requiredText, requiredWhole, text } from './wire-values'

/** What an express callback with the current codes says; all of it is signed (express §6.1). */
type ExpressCallback = {
  readonly orderId: string
  /** Text here, an int in requests (trap 7). */
  readonly merchantId: string | null
  /** The platform's waybill number. */
  readonly shipmentCode: string | null
  readonly clientOrderId: string | null
  readonly clientShipmentCode: string | null
  /** When the status was triggered; together with order and code the callback's identity. */
  readonly at: Date
  /** In use since July 2021. */
  readonly code: number
  /** The platform's words: to show, never to decide on. */
  readonly text: string | null
  /** What went wrong, in the platform's words; null when nothing did. */
  readonly exception: string | null
}

const callback = record({
  order_id: requiredText,
  merchant_id: text,
  shipment_code: text,
  client_order_id: text,
  client_shipment_code: text,
  timestamp: requiredEpoch,
  order_status: requiredWhole,
  status_desc: text,
  exception_description: text,
})

/**
 * Reads the `data` of a verified callback; null when it does not say which order had which status
 * when. Whatever else is missing or oddly typed is null.
 */
export function parseExpressCallback(data: JsonValue): ExpressCallback | null {
  const { success, data: wire } = callback.safeParse(data)
  if (!success) return null
  return {
    orderId: wire.order_id,
    merchantId: wire.merchant_id,
    shipmentCode: wire.shipment_code,
    clientOrderId: wire.client_order_id,
    clientShipmentCode: wire.client_shipment_code,
    at: wire.timestamp,
    code: wire.order_status,
    text: wire.status_desc,
    exception: wire.exception_description,
  }
}
