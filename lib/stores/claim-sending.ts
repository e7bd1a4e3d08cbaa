import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { hoursSendings } from '@/lib/db/tables/hours'
import { lockTarget } from './lock-target'
import { sameTarget, type SendingRow } from './queue-sending'

/** As it was before this attempt. */
export type ClaimedSending = SendingRow

/**
 * Takes a sending to be sent now; null when it is over, or when another one of its store is under
 * way: whoever settles that one goes on with this. Two at once could arrive in the wrong order.
 */
export async function claimSending(
  db: Database,
  sendingId: number,
): Promise<ClaimedSending | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(hoursSendings).where(eq(hoursSendings.id, sendingId))
    if (!row) return null
    await lockTarget(tx, row)
    const [other] = await tx
      .select({ id: hoursSendings.id })
      .from(hoursSendings)
      .where(and(sameTarget(row), eq(hoursSendings.state, 'sending')))
      .limit(1)
    if (other) return null
    const [taken] = await tx
      .update(hoursSendings)
      .set({
        state: 'sending',
        mayHold: true,
        attempts: sql`${hoursSendings.attempts} + 1`,
        retryAt: null,
        startedAt: sql`now()`,
      })
      .where(
        and(
          eq(hoursSendings.id, sendingId),
          inArray(hoursSendings.state, ['queued', 'not-sent', 'unconfirmed']),
        ),
      )
      .returning()
    return taken ? { ...taken, mayHold: row.mayHold } : null
  })
}
