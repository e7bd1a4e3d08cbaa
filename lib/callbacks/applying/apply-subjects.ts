import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import { inbox } from '@/lib/db/tables/inbox'
import { applyBatch, type BatchOutcome } from './apply-batch'
import type { CallbackSubject } from '../callback-kind'

/**
 * Applies what waits of some subjects, all in one transaction. Where that fails, in halves, and at
 * last one by one: a callback that cannot be applied takes nothing of the others with it, is written
 * to the log, and waits. Throws when the database is away.
 */
export async function applySubjects(
  db: Database,
  subjects: readonly CallbackSubject[],
  options: { wait: boolean },
): Promise<BatchOutcome> {
  try {
    return await db.transaction((tx) => applyBatch(tx, subjects, options))
  } catch (error) {
    // Away it takes no half either.
    await db.execute(sql`select 1`)
    const [first] = subjects
    if (subjects.length === 1 && first) return applyEach(db, first, options)
    log().warn({ err: error }, 'callbacks are applied in smaller parts')
    const middle = Math.ceil(subjects.length / 2)
    const one = await applySubjects(db, subjects.slice(0, middle), options)
    const other = await applySubjects(db, subjects.slice(middle), options)
    return {
      applied: one.applied + other.applied,
      busy: [...one.busy, ...other.busy],
      left: [...one.left, ...other.left],
    }
  }
}

async function applyEach(
  db: Database,
  subject: CallbackSubject,
  options: { wait: boolean },
): Promise<BatchOutcome> {
  const { family, platformOrderId, clientOrderId } = subject
  const waiting = await db
    .select({ id: inbox.id })
    .from(inbox)
    .where(
      and(
        eq(inbox.family, family),
        eq(inbox.platformOrderId, platformOrderId),
        eq(inbox.clientOrderId, clientOrderId),
        isNull(inbox.appliedAt),
        isNull(inbox.dismissedAt),
      ),
    )
    .orderBy(inbox.id)
  const outcome: BatchOutcome = { applied: 0, busy: [], left: [] }
  for (const { id } of waiting) {
    try {
      const one = await db.transaction((tx) => applyBatch(tx, [subject], { ...options, only: id }))
      outcome.applied += one.applied
      // What comes after it waits too: the order of things.
      if (one.busy.length > 0) return { ...outcome, busy: [subject] }
    } catch (error) {
      log().error({ err: error, inboxId: id }, 'callback could not be applied')
    }
  }
  return outcome
}
