import 'server-only'
import { addSeconds } from 'date-fns'
import { and, eq, isNull } from 'drizzle-orm'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import { areaOf, storeLanguage } from '@/lib/domain/areas'
import { REPEAT_WINDOW_SECONDS } from '@/lib/orders/model/evidence'
import { addApplyJob, addIdentifyJob } from '@/lib/orders/add-order-job'
import { commitSnapshot } from '@/lib/orders/status/apply-snapshot'
import { platform } from '@/lib/platform/current'
import { isRepeatedTooSoon, isOverloaded, PlatformRefused } from '@/lib/platform/errors'
import { parcelSnapshot } from './parcel-snapshot'

/**
 * A callback signs only the platform's number for a parcel, and names ours unsigned (conventions
 * §5.2, §6.1). Where an order of ours has that number and none of the platform's yet, the platform
 * is asked: only when its own answer names our order do the two belong together. Refused for asking
 * too soon or too much, which says nothing of the order, it asks again when the minute is over. Where
 * stores that share a merchant have given the same number, it is nobody's (decision 0179). Once it is
 * known which order it is, the callbacks that came before are applied: a quick one overtakes the
 * answer to the creation.
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
  const meant: { id: number; snapshot: ReturnType<typeof parcelSnapshot> }[] = []
  for (const { id, store } of claimed) {
    const { region, parcelMerchantId: merchantId } = store
    if (merchantId === null) continue
    const language = storeLanguage(store)
    try {
      const answer = await platform()
        .parcel(areaOf(region).zone)
        .orderInfo(
          { merchantId, orderId: platformOrderId },
          { region, language, priority: 'order' },
        )
      if (answer.clientOrderId === clientOrderId) {
        meant.push({ id, snapshot: { ...parcelSnapshot(answer, region), language } })
      }
    } catch (error) {
      if (isRepeatedTooSoon(error) || isOverloaded(error)) {
        const runAt = addSeconds(new Date(), REPEAT_WINDOW_SECONDS + 1)
        await addIdentifyJob(db, { platformOrderId, clientOrderId }, { runAt })
        return
      }
      // It is not this merchant's: nothing is learned of this order.
      if (!(error instanceof PlatformRefused)) throw error
    }
  }
  const [only, ...others] = meant
  if (only && others.length === 0) await commitSnapshot(db, only.id, only.snapshot)
  else if (only) log().warn({ platformOrderId, clientOrderId }, 'parcel could be several stores’')
  if (await isKnown(db, platformOrderId)) await addApplyJob(db, platformOrderId)
}

/** By whatever told us: the platform's answer to this question, or the one to the creation. */
async function isKnown(db: Database, platformOrderId: string): Promise<boolean> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.family, 'parcel'), eq(orders.platformOrderId, platformOrderId)))
    .limit(1)
  return found.length > 0
}
