import type { JsonValue } from './http/parse-json'
import { record, requiredEpoch, requiredText, requiredWhole, text } from './wire-values'

/** What an express callback with the legacy codes says; all of it is signed (express §6.2). */
type ExpressLegacyCallback = {
  readonly orderId: string
  readonly clientOrderId: string | null
  /** When the status was triggered; together with order and code the callback's identity. */
  readonly at: Date
  /** 8, 1, 9, 2 and 4 in the order of a waybill's life (express §3). */
  readonly code: number
  /** The platform's words: to show, never to decide on. */
  readonly text: string | null
}

const callback = record({
  order_id: requiredText,
  client_order_id: text,
  timestamp: requiredEpoch,
  order_status: requiredWhole,
  status_desc: text,
})

/** Reads the `data` of a verified callback; null when an order, a status or its moment is missing. */
export function parseExpressLegacyCallback(data: JsonValue): ExpressLegacyCallback | null {
  const { success, data: wire } = callback.safeParse(data)
  if (!success) return null
  return {
    orderId: wire.order_id,
    clientOrderId: wire.client_order_id,
    at: wire.timestamp,
    code: wire.order_status,
    text: wire.status_desc,
  }
}
