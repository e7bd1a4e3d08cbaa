import 'server-only'
import type { Database } from '@/lib/db/client'
import { dialledPhone } from '@/lib/domain/phone'
import type { OrderCodes } from '@/lib/orders/add-codes'
import type { PlatformAccount } from '@/lib/orders/apply-account'
import { confirmOrder as confirm } from '@/lib/orders/confirm-order'
import type { OrderOnPlatform } from '@/lib/orders/order-store'
import { platform } from '@/lib/platform/current'
import { PlatformError } from '@/lib/platform/errors'
import type { Waybill } from '@/lib/platform/express/waybill'
import type { JsonValue } from '@/lib/platform/parse-json'
import type { StoredAnswer } from './stored-answer'

const CONTEXT = { language: 'en', priority: 'background' } as const

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
async function ask({ platformOrderId, store }: OrderOnPlatform): Promise<PlatformAccount | null> {
  const merchantId = store.expressMerchantId
  if (merchantId === null) return null
  const ref = { merchantId, orderId: platformOrderId }
  const api = platform().express()
  const waybill = await api.waybill(ref, CONTEXT)
  const [events, log] = await Promise.all([
    ifTold(api.events(ref, CONTEXT)),
    ifTold(api.orderLog(ref, CONTEXT)),
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

/** Asks the platform for the waybill and takes its account: courier, proof of delivery, state. */
export function confirmOrder(input: { db: Database; orderId: number }): Promise<void> {
  return confirm({ ...input, ask })
}
