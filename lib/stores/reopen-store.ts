import 'server-only'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Database, Queries } from '@/lib/db/client'
import { storeStatus } from '@/lib/db/tables/hours'
import { stores } from '@/lib/db/tables/stores'
import { areaOf } from '@/lib/domain/areas'
import { addJob } from '@/lib/jobs/add-job'
import { deliverSending } from './deliver-sending'
import { lockTarget } from './lock-target'
import { setStatus } from './set-status'
import { REOPEN_STORE } from './task-names'

/** Has the queue open the store then, if its pause is over; a later call replaces an earlier one. */
export async function reopenLater(queries: Queries, storeId: number, at: Date): Promise<void> {
  await addJob(queries, {
    task: REOPEN_STORE,
    payload: { storeId },
    key: `${REOPEN_STORE}:${storeId}`,
    runAt: at,
  })
}

/**
 * Opens a store whose pause is over by the database's clock; does nothing when somebody has opened
 * it, or closed it for longer, in the meantime.
 */
export async function reopenStore(input: { db: Database; storeId: number }): Promise<void> {
  const { db, storeId } = input
  const sending = await db.transaction(async (tx) => {
    const [found] = await tx.select().from(stores).where(eq(stores.id, storeId))
    if (!found) return null
    await lockTarget(tx, { storeId, zone: areaOf(found.region).zone })
    const [due] = await tx
      .select({ id: storeStatus.storeId })
      .from(storeStatus)
      .where(and(eq(storeStatus.storeId, storeId), lte(storeStatus.reopenAt, sql`now()`)))
    const { foodClientMerchantId } = found
    if (!due || foodClientMerchantId === null) return null
    const store = { ...found, foodClientMerchantId }
    return setStatus(tx, store, { open: true, reopenAt: null, reason: '', changedBy: null })
  })
  if (sending) await deliverSending({ db, sendingId: sending.id })
}
