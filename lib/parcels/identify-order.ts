import 'server-only'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import { areaOf } from '@/lib/domain/areas'
import { takeAccount } from '@/lib/orders/apply-account'
import { platform } from '@/lib/platform/current'
import { PlatformRefused } from '@/lib/platform/errors'
import { accountOf } from './account-of'

/**
 * A callback signs only the platform's number for a parcel, and names ours unsigned (conventions
 * §5.2, §6.1). Where an order of ours has that number and none of the platform's yet, the platform
 * is asked: only when its own answer names our order do the two belong together.
 */
export async function identifyOrder(input: {
  db: Database
  platformOrderId: string
  /** What the callback claims. */
  clientOrderId: string
}): Promise<void> {
  const { db, platformOrderId, clientOrderId } = input
  const claimed = await db
    .select({ id: orders.id, store: stores })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(
      and(
        eq(orders.family, 'parcel'),
        eq(orders.clientOrderId, clientOrderId),
        isNull(orders.platformOrderId),
      ),
    )
  for (const { id, store } of claimed) {
    const { region, parcelMerchantId: merchantId } = store
    if (merchantId === null) continue
    try {
      const answer = await platform()
        .parcel(areaOf(region).zone)
        .orderInfo(
          { merchantId, orderId: platformOrderId },
          { region, language: 'en', priority: 'background' },
        )
      if (answer.clientOrderId === clientOrderId) {
        await takeAccount(db, id, accountOf(answer, region))
      }
    } catch (error) {
      // It is not this merchant's: nothing is learned of this order.
      if (!(error instanceof PlatformRefused)) throw error
    }
  }
}
