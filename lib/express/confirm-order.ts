import 'server-only'
import type { Database } from '@/lib/db/client'
import type { PlatformAccount } from '@/lib/orders/apply-account'
import { confirmOrder as confirm } from '@/lib/orders/confirm-order'
import type { OrderOnPlatform } from '@/lib/orders/order-store'
import { platform } from '@/lib/platform/current'
import { PlatformError } from '@/lib/platform/errors'
import type { JsonValue } from '@/lib/platform/parse-json'

type Ref = { merchantId: number; orderId: string }
const CONTEXT = { language: 'en', priority: 'background' } as const

/** The events tell more, but nothing hangs on them: without them the waybill still counts. */
async function eventsOf(ref: Ref): Promise<JsonValue> {
  try {
    return (await platform().express().events(ref, CONTEXT)).raw
  } catch (error) {
    if (error instanceof PlatformError) return null
    throw error
  }
}

/** The waybill and what happened to it (express §4.3, §4.4). */
async function ask({ platformOrderId, store }: OrderOnPlatform): Promise<PlatformAccount | null> {
  const merchantId = store.expressMerchantId
  if (merchantId === null) return null
  const ref = { merchantId, orderId: platformOrderId }
  const answer = await platform().express().waybill(ref, CONTEXT)
  const events = await eventsOf(ref)
  return {
    platformOrderId: answer.orderId,
    clientOrderId: answer.clientOrderId,
    status: answer.status,
    courier: answer.courier,
    change: { answer: { waybill: answer.raw, events } },
    ifOutside: {
      recipientName: answer.recipient.name,
      recipientPhone: answer.recipient.phone,
      address: answer.recipient.address,
    },
  }
}

/** Asks the platform for the waybill and takes its account: courier, proof of delivery, state. */
export function confirmOrder(input: { db: Database; orderId: number }): Promise<void> {
  return confirm({ ...input, ask })
}
