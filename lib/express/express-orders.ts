import 'server-only'
import type { Queries } from '@/lib/db/client'
import { languageFor } from '@/lib/domain/areas'
import { legacyAllowsCancel } from '@/lib/domain/express/express-vocabulary'
import { dialledPhone } from '@/lib/domain/phone/phone'
import { Problem } from '@/lib/domain/problem'
import type { OrderRow } from '@/lib/orders/lock-order'
import type { PlacingResult } from '@/lib/orders/model/placing'
import type { OrderFamily, PlacingFamily } from '@/lib/orders/order-family'
import type { OrderCodes } from '@/lib/orders/status/add-codes'
import type { PlatformSnapshot } from '@/lib/orders/status/apply-snapshot'
import { platform } from '@/lib/platform/current'
import { PlatformError } from '@/lib/platform/errors'
import type { Waybill } from '@/lib/platform/express/waybill'
import type { JsonValue } from '@/lib/platform/http/parse-json'
import { requireExpress, type ExpressStore } from './express-store'
import type { WaybillForm } from './model/waybill-form'
import { waybillFormDiffers, rejectUnavailableSlots } from './placing/check-asked'
import { recordWaybill } from './placing/record-waybill'
import { refusedWaybill } from './placing/refused-waybill'
import { sendWaybill } from './placing/send-waybill'
import { waybillRow } from './placing/waybill-row'
import { readStatuses } from './read-statuses'
import { readAnswer, type StoredAnswer } from './stored-answer'

/**
 * What home express answers where the other families answer otherwise. Faults and refusals of a
 * waybill name fields of its draft (`recipient.phone`), with `WaybillFault` as text or `refused`.
 */
export const expressOrders: PlacingFamily<
  ExpressStore,
  WaybillForm,
  ReturnType<typeof waybillRow>,
  PlacingResult
> = {
  family: 'express',
  requireStore: requireExpress,
  // Hong Kong alone (express §1).
  deliversIn: () => 'HK',
  isAskedOtherwise: waybillFormDiffers,
  check: ({ actor, form }, now) => waybillRow({ actor, asked: form, now }),
  confirm: async (asked, row) => {
    await rejectUnavailableSlots(asked, row.draft)
    return { go: row }
  },
  record: (db, { actor, store }, row, along) =>
    db.transaction((tx) => recordWaybill(tx, { actorId: actor.id, store, row, along })),
  refusal: refusedWaybill,
  answer: (placed) => placed,
  send: sendWaybill,
  ask,
  // Nothing finds one by our number. It is sent again once the 60 seconds are over: its shipment
  // code makes a second one impossible (express §4.1).
  look: null,
  cancel: { mayAsk: refuseTooFar, send: sendCancel },
}

/** It tells more, but nothing hangs on it: without it the waybill still counts. */
async function ifTold(asked: Promise<{ raw: JsonValue }>): Promise<JsonValue> {
  try {
    return (await asked).raw
  } catch (error) {
    if (error instanceof PlatformError) return null
    throw error
  }
}

/** Whatever may be scanned off a label or read out by the carrier (trap 60). */
const codesOf = (waybill: Waybill): OrderCodes => ({
  'client-shipment': waybill.clientShipmentCode,
  shipment: waybill.shipmentCode,
  'carrier-order': waybill.carrierOrderId,
  'carrier-waybill': waybill.carrierWaybillNumber,
})

/** The waybill, what happened to it, and its log with legacy codes (express §4.3, §4.4, §4.5). */
async function ask({
  platformOrderId,
  store,
  language,
}: Parameters<OrderFamily['ask']>[0]): Promise<PlatformSnapshot | null> {
  const merchantId = store.expressMerchantId
  if (merchantId === null) return null
  const ref = { merchantId, orderId: platformOrderId }
  const api = platform().express()
  const context = { language, priority: 'order' } as const
  const waybill = await api.waybill(ref, context)
  const [events, log] = await Promise.all([
    ifTold(api.events(ref, context)),
    ifTold(api.orderLog(ref, context)),
  ])
  const at = new Date().toISOString()
  const { courier } = waybill
  const answer = { waybill: waybill.raw, events, log, at } satisfies StoredAnswer
  return {
    platformOrderId: waybill.orderId,
    clientOrderId: waybill.clientOrderId,
    status: waybill.status,
    courier: courier && { ...courier, phone: dialledPhone(courier, store.region) },
    codes: codesOf(waybill),
    change: { answer },
    ifOutside: {
      recipientName: waybill.recipient.name,
      recipientPhone: waybill.recipient.phone,
      address: waybill.recipient.address,
    },
  }
}

/** In legacy status 8 alone (express §3); that the cut-off is over only the platform can say. */
async function refuseTooFar(queries: Queries, { id, answer }: OrderRow): Promise<void> {
  const { statuses } = await readStatuses(queries, id, readAnswer(answer))
  if (!legacyAllowsCancel(statuses.legacy)) throw new Problem('waybillTooFar')
}

/** Express §4.6. */
function sendCancel(
  ...[order, store, { actor, departure }]: Parameters<OrderFamily['cancel']['send']>
) {
  const ref = {
    merchantId: requireExpress(store).expressMerchantId,
    orderId: order.platformOrderId,
  }
  const language = languageFor('HK', actor.locale ?? 'en')
  return platform()
    .express()
    .cancelOrder(ref, { language, ...departure })
}
