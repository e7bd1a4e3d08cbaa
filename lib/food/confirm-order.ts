import 'server-only'
import type { Database } from '@/lib/db/client'
import { lockOrder } from '@/lib/orders/lock-order'
import { orderOnPlatform } from '@/lib/orders/order-store'
import { applyAnswer } from './apply-answer'
import { foodApi } from './food-api'

/** Asks the platform for the whole order and takes its account: what callbacks do not sign. */
export async function confirmOrder(input: { db: Database; orderId: number }): Promise<void> {
  const { db, orderId } = input
  const found = await orderOnPlatform(db, orderId)
  const storeCode = found?.store.foodClientMerchantId
  if (!found || !storeCode) return
  const { api, context } = foodApi(found.store.region, { priority: 'background' })
  const answer = await api.orderInfo({ orderId: found.platformOrderId, storeCode }, context)
  await db.transaction(async (tx) => {
    await applyAnswer(tx, await lockOrder(tx, orderId), answer, new Date())
  })
}
