import 'server-only'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Database, Queries } from '@/lib/db/client'
import { storeStatus } from '@/lib/db/tables/hours'
import { stores } from '@/lib/db/tables/stores'
import { addJob } from '@/lib/jobs/add-job'
import type { PlatformStore } from '../platform-store'
import { deliverSending } from '../sending/deliver-sending'
import { lockTarget, queueSending, type SendingRow } from '../sending/queue-sending'
import { REOPEN_STORE } from '../task-names'

/** The queue takes over when the process that sends at once is gone by then. */
const TAKE_OVER_MS = 30_000

type WantedStatus = {
  open: boolean
  /** When a closed store opens by itself; null: until further notice. */
  reopenAt: Date | null
  reason: string
  /** Null: it happens by itself. */
  changedBy: number | null
}

/**
 * Writes down that a store is to be open or closed, and the sending that says so. Call it in a
 * transaction, and deliver the sending after it.
 */
export async function setStatus(
  tx: Queries,
  store: PlatformStore,
  wanted: WantedStatus,
): Promise<SendingRow> {
  const now = new Date()
  const sending = await queueSending(tx, {
    target: { store },
    change: { kind: 'status', open: wanted.open },
    askedBy: wanted.changedBy,
    runAt: new Date(now.getTime() + TAKE_OVER_MS),
  })
  const values = { ...wanted, sendingId: sending.id, changedAt: now }
  await tx
    .insert(storeStatus)
    .values({ storeId: store.id, ...values })
    .onConflictDoUpdate({ target: storeStatus.storeId, set: values })
  return sending
}

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
    await lockTarget(tx, { storeId, region: found.region })
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
