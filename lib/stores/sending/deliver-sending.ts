import 'server-only'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { log } from '@/lib/config/log'
import type { Database, Queries } from '@/lib/db/client'
import { hoursSendings } from '@/lib/db/tables/hours'
import { stores } from '@/lib/db/tables/stores'
import { areaOf, storeLanguage, type Language } from '@/lib/domain/areas'
import type { SendingState } from '@/lib/domain/hours/store-update'
import { notifyLive } from '@/lib/live/notify'
import { platform } from '@/lib/platform/current'
import { PlatformError } from '@/lib/platform/errors'
import { callContext } from '../platform-store'
import { deliverLater, lockTarget, sameTarget, type SendingRow } from './queue-sending'
import { ACCEPTED, failedOutcome, type Outcome } from './sending-outcome'

async function attempt(db: Database, sending: ClaimedSending): Promise<Outcome> {
  const { region } = sending
  const locale = await languageOf(db, sending)
  const context = callContext(region, { locale, priority: 'person' })
  const api = platform().food(areaOf(region).zone)
  const code = sending.payload['client_merchant_id']
  const storeCode = typeof code === 'string' ? code : ''
  const { change } = sending
  try {
    if (change.kind === 'buffer') await api.updateBufferTime(change, context)
    else if (change.kind === 'status')
      await api.updateBusinessStatus({ storeCode, open: change.open }, context)
    else if (change.kind === 'regular')
      await api.updateRegularHours({ storeCode, week: change.elements }, context)
    else await api.updateTemporaryHours({ storeCode, ranges: change.elements }, context)
    return ACCEPTED
  } catch (error) {
    if (!(error instanceof PlatformError)) log().error({ err: error }, 'sending hours')
    return failedOutcome(error, sending, new Date())
  }
}

/**
 * Sends one sending, once, and writes down what became of it. Returns the state it ended in; null
 * when it was over already, or waits for another one of its store.
 */
export async function deliverSending(input: {
  db: Database
  sendingId: number
}): Promise<SendingState | null> {
  const { db } = input
  const sending = await claimSending(db, input.sendingId)
  if (!sending) return null
  return settleSending(db, sending, await attempt(db, sending))
}

/** In which the store's people read what the platform says of it; null for a whole region. */
async function languageOf(db: Database, { storeId }: ClaimedSending): Promise<Language | null> {
  if (storeId === null) return null
  const [store] = await db.select().from(stores).where(eq(stores.id, storeId))
  return store ? storeLanguage(store) : null
}

/** As it was before this attempt. */
type ClaimedSending = SendingRow

/**
 * Takes a sending to be sent now; null when it is over, or when another one of its store is under
 * way: whoever settles that one goes on with this. Two at once could arrive in the wrong order.
 */
async function claimSending(db: Database, sendingId: number): Promise<ClaimedSending | null> {
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
async function settleSending(
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
