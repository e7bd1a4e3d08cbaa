import 'server-only'
import { differenceInSeconds } from 'date-fns'
import { and, eq } from 'drizzle-orm'
import { log } from '@/lib/config/log'
import { database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import type { OrderRow } from '@/lib/orders/lock-order'
import { PlatformRefused } from '@/lib/platform/errors'

/** Exceeded scheduled time limit (conventions §7.1). */
const TIME_LIMIT = '263014'

/** Under this a refused time may have been late on its way, and says nothing of which limit holds. */
const SURELY_AHEAD_SECONDS = 31 * 60

/**
 * Takes a store's orders for later to be an hour ahead from now on, where the platform refused a time
 * between half an hour and an hour for its limit: of the two that food §4.2 names it is the longer
 * (decision 0184).
 */
export async function learnAdvance(failure: unknown, order: OrderRow, now: Date): Promise<void> {
  if (!(failure instanceof PlatformRefused) || failure.code !== TIME_LIMIT) return
  if (order.scheduledFor === null) return
  const ahead = differenceInSeconds(order.scheduledFor, now)
  if (ahead < SURELY_AHEAD_SECONDS || ahead >= 60 * 60) return
  const { storeId } = order
  await database()
    .update(stores)
    .set({ foodAdvanceMinutes: 60 })
    .where(and(eq(stores.id, storeId), eq(stores.foodAdvanceMinutes, 30)))
  log().info({ storeId }, 'a store asks for an hour of advance time, as the platform told')
}
