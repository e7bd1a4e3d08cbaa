import 'server-only'
import type { Database } from '@/lib/db/client'
import { takeAccount } from '@/lib/orders/apply-account'
import { orderOnPlatform } from '@/lib/orders/order-store'
import { platform } from '@/lib/platform/current'

/** Asks the platform for the waybill (express §4.3) and takes its account: courier, proof, state. */
export async function confirmOrder(input: { db: Database; orderId: number }): Promise<void> {
  const { db, orderId } = input
  const found = await orderOnPlatform(db, orderId)
  const merchantId = found?.store.expressMerchantId
  if (!found || !merchantId) return
  const answer = await platform()
    .express()
    .waybill(
      { merchantId, orderId: found.platformOrderId },
      { language: 'en', priority: 'background' },
    )
  await takeAccount(db, orderId, {
    platformOrderId: answer.orderId,
    clientOrderId: answer.clientOrderId,
    status: answer.status,
    courier: answer.courier,
    change: { answer: answer.raw as Record<string, unknown> },
  })
}
