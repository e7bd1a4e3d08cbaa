import { epochSeconds } from '../core/clock'
import type { World } from '../core/world'
import type { ExpressOrder } from './order'
import { currentName, currentOf, legacyName } from './statuses'

/** Where the two callbacks go, behind the developer's address (express §6). */
export const CURRENT_CALLBACK_PATH = '/callbacks/express'
export const LEGACY_CALLBACK_PATH = '/callbacks/express-legacy'

/** Sends the callback of the present legacy status, and that of the current one where it has changed. */
export function announce({ callbacks }: World, order: ExpressOrder) {
  const { orderId, life, log } = order
  const status = currentOf(log)
  if (status !== currentOf(log.slice(0, -1)))
    callbacks.send({ path: CURRENT_CALLBACK_PATH, orderId, status, data: currentCallback(order) })
  callbacks.send({
    path: LEGACY_CALLBACK_PATH,
    orderId,
    status: life.status,
    data: legacyCallback(order),
  })
}

/** Sends the callback of the present current status once more, with what went wrong (express §6.1). */
export function announceException({ callbacks, clock }: World, order: ExpressOrder, text: string) {
  const { orderId, log } = order
  callbacks.send({
    path: CURRENT_CALLBACK_PATH,
    orderId,
    status: currentOf(log),
    data: currentCallback(order, { text, at: clock.now() }),
  })
}

/** Something that went wrong, and when it was told. */
type ReportedException = { readonly text: string; readonly at: number }

/** `data` of the callback with current codes (express §6.1): the merchant as text, the status as number. */
function currentCallback(
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

/** `data` of the callback with legacy codes (express §6.2). */
const legacyCallback = ({ request, lang, life, orderId }: ExpressOrder) => ({
  meta: { lang, region: 'HK' },
  order_id: orderId,
  client_order_id: request.clientOrderId,
  timestamp: epochSeconds(life.enteredAt),
  order_status: life.status,
  status_desc: legacyName(life.status, lang),
})
