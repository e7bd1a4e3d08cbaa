import 'server-only'
import type { Database } from '@/lib/db/client'
import { areaOf } from '@/lib/domain/areas'
import { takeAccount } from '@/lib/orders/apply-account'
import { orderOnPlatform } from '@/lib/orders/order-store'
import { platform } from '@/lib/platform/current'

/**
 * Asks the platform for the whole parcel order (convention §4.5) and takes its account. A parcel's
 * callback signs only which order it speaks of: its status is believed here and nowhere else.
 */
export async function confirmOrder(input: { db: Database; orderId: number }): Promise<void> {
  const { db, orderId } = input
  const found = await orderOnPlatform(db, orderId)
  const merchantId = found?.store.parcelMerchantId
  if (!found || !merchantId) return
  const { region } = found.store
  const answer = await platform()
    .parcel(areaOf(region).zone)
    .orderInfo(
      { merchantId, orderId: found.platformOrderId },
      { region, language: 'en', priority: 'background' },
    )
  await takeAccount(db, orderId, {
    platformOrderId: answer.orderId,
    clientOrderId: answer.clientOrderId,
    status: answer.status,
    courier: answer.courier,
    change: { answer: answer.raw as Record<string, unknown> },
  })
}
