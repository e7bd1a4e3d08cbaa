import 'server-only'
import { and, eq, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { hoursSendings, storeStatus } from '@/lib/db/tables/hours'
import { reopenLater } from '../now/set-status'
import { deliverLater } from './queue-sending'

/** Nothing is under way for so long: whoever sent it is gone. */
const LOST_AFTER = sql`now() - interval '2 minutes'`
/** The queue would have had it by now. */
const OVERDUE = sql`now() - interval '30 seconds'`

/**
 * What a process left lying when it ended in the middle: a sending without an outcome is not
 * confirmed and goes out again, one that waits is sent, a pause that is over ends.
 */
export async function sweepSendings({ db }: { db: Database }): Promise<void> {
  await db
    .update(hoursSendings)
    .set({
      state: 'unconfirmed',
      failure: 'interrupted',
      retryAt: sql`now()`,
      settledAt: sql`now()`,
    })
    .where(and(eq(hoursSendings.state, 'sending'), lt(hoursSendings.startedAt, LOST_AFTER)))
  const waiting = await db
    .select({ id: hoursSendings.id })
    .from(hoursSendings)
    .where(
      or(
        and(eq(hoursSendings.state, 'queued'), lt(hoursSendings.askedAt, OVERDUE)),
        and(
          inArray(hoursSendings.state, ['not-sent', 'unconfirmed']),
          lte(hoursSendings.retryAt, sql`now()`),
        ),
      ),
    )
  for (const { id } of waiting) await deliverLater(db, id)
  const over = await db
    .select({ storeId: storeStatus.storeId })
    .from(storeStatus)
    .where(and(isNotNull(storeStatus.reopenAt), lte(storeStatus.reopenAt, sql`now()`)))
  for (const { storeId } of over) await reopenLater(db, storeId, new Date())
}
