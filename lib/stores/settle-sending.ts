import 'server-only'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database, Queries } from '@/lib/db/client'
import { hoursSendings } from '@/lib/db/tables/hours'
import type { SendingState } from '@/lib/domain/hours/store-update'
import { notifyLive } from '@/lib/live/notify'
import type { ClaimedSending } from './claim-sending'
import { deliverLater, sameTarget } from './queue-sending'
import type { Outcome } from './sending-outcome'

async function isReplaced(tx: Queries, sending: ClaimedSending): Promise<boolean> {
  const [newer] = await tx
    .select({ id: hoursSendings.id })
    .from(hoursSendings)
    .where(
      and(
        sameTarget(sending),
        eq(hoursSendings.kind, sending.kind),
        gt(hoursSendings.id, sending.id),
      ),
    )
    .limit(1)
  return newer !== undefined
}

/**
 * Writes down what became of an attempt, has it repeated when that makes sense, and lets the next
 * one of the store go. Returns the state it ends in.
 */
export async function settleSending(
  db: Database,
  sending: ClaimedSending,
  outcome: Outcome,
): Promise<SendingState> {
  return db.transaction(async (tx) => {
    const open = outcome.state === 'not-sent' || outcome.state === 'unconfirmed'
    const replaced = open && (await isReplaced(tx, sending))
    const state = replaced ? 'replaced' : outcome.state
    const retryAt = replaced ? null : outcome.retryAt
    const mayHold = sending.mayHold || ['accepted', 'unconfirmed'].includes(outcome.state)
    const settled = await tx
      .update(hoursSendings)
      .set({ ...outcome, state, retryAt, mayHold, settledAt: new Date() })
      // Not when it was given up in the meantime, and somebody else has it.
      .where(
        and(
          eq(hoursSendings.id, sending.id),
          eq(hoursSendings.state, 'sending'),
          eq(hoursSendings.attempts, sending.attempts),
        ),
      )
      .returning({ id: hoursSendings.id })
    const { storeId } = sending
    if (storeId !== null) await notifyLive(tx, { kind: 'store', storeId })
    if (settled.length > 0 && retryAt) await deliverLater(tx, sending.id, retryAt)
    const [next] = await tx
      .select({ id: hoursSendings.id })
      .from(hoursSendings)
      .where(and(sameTarget(sending), eq(hoursSendings.state, 'queued')))
      .orderBy(asc(hoursSendings.id))
      .limit(1)
    if (next) await deliverLater(tx, next.id)
    return state
  })
}
