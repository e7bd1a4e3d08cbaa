import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Queries } from '@/lib/db/client'
import { orderEvents } from '@/lib/db/tables/orders'
import { Problem } from '@/lib/domain/problem'
import type { Family } from '@/lib/domain/stages'
import {
  NotSent,
  PlatformError,
  PlatformRefused,
  isRepeatedTooSoon,
  isDuplicateOrder,
  replyOf,
} from '@/lib/platform/errors'
import { refusedFields } from '@/lib/platform/refused-fields'
import { lockOrder, type OrderRow, type Transaction } from '../lock-order'
import { replyDetail } from '../history/send-failure'
import type { PlacingState } from '../model/placing'
import type { CreationAnswer } from '../order-family'
import type { SendOrder } from '../placing/place-order'
import { patienceMs, timeToPlaceMs } from '../placing/departure'
import { settlePlacing } from '../placing/settle-placing'
import { addEvent } from '../status/add-event'
import { changeOrder } from '../status/change-order'
import { machineResendFrom, proofOf, resendFrom, safeResendSeconds } from '../model/evidence'
import type { Evidence } from '../model/evidence'
import { sendAttempts } from './send-attempts'

/** Two that want to send it at one moment: only one does. */
const LEAST_BETWEEN_SECONDS = 5

type Resend = {
  db: Database
  orderId: number
  /** Who wants it; null for the machine. */
  actorId: number | null
  send: SendOrder
  /** Whoever wants it knows that it can make a second order, and wants it all the same. */
  mayDouble: boolean
  clock: () => Date
  /** Writes down who sends it, where no job of the queue does. */
  recordSender?: (tx: Transaction) => Promise<void>
}

type RecordedResend = { order: OrderRow; identity: string; decidedAt: Date; timeMs: number }

/**
 * Written down before it leaves, like the first time, with the time in which it may. Throws when it
 * may not leave now.
 */
function recordResend(input: Resend): Promise<RecordedResend> {
  const { db, orderId, actorId, mayDouble, clock } = input
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order.placing !== 'unconfirmed') throw new Problem('orderNotInDoubt')
    const now = clock()
    const attempts = await sendAttempts(tx, order, now)
    const { count, firstSent, lastSent } = attempts
    const { family } = order
    const from = actorId === null ? machineResendFrom(family, attempts) : resendFrom(family)
    if (lastSent < Math.max(from, LEAST_BETWEEN_SECONDS)) {
      throw new Problem('resendTooSoon')
    }
    const safeMs = mayDouble ? Infinity : safeResendSeconds(order.family, firstSent) * 1000
    if (safeMs < 0) throw new Problem('resendMayDouble')
    const identity = `resent:${count}`
    await addEvent(tx, {
      orderId,
      identity,
      source: actorId === null ? 'system' : 'staff',
      kind: 'resent',
      at: now,
      ...(actorId === null ? {} : { actorId }),
    })
    await changeOrder(tx, order, { waitUntil: null })
    await input.recordSender?.(tx)
    const patience = actorId === null ? Infinity : patienceMs()
    const timeMs = Math.min(safeMs, timeToPlaceMs(order, now), patience)
    return { order, identity, decidedAt: now, timeMs }
  })
}

/** It may have waited long for its turn: its history, and what may follow, go by when it left. */
async function dateResend(db: Database, { order, identity }: RecordedResend, at: Date) {
  await db
    .update(orderEvents)
    .set({ at })
    .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.identity, identity)))
}

/** Of what it proves nothing is kept, with the platform's words: a person may have to decide. */
function recordFailure(input: Resend, error: unknown): Promise<PlacingState> {
  return input.db.transaction(async (tx) => {
    const order = await lockOrder(tx, input.orderId)
    const requestId = error instanceof PlatformError ? error.requestId : crypto.randomUUID()
    const reply = replyOf(error)
    await addEvent(tx, {
      orderId: order.id,
      identity: `resend-failed:${requestId}`,
      source: 'query',
      kind: 'resend-failed',
      at: new Date(),
      text: reply?.words ?? null,
      detail: {
        requestId,
        why: error instanceof PlatformError ? error.kind : 'unexpected',
        ...replyDetail(reply),
      },
    })
    await changeOrder(tx, order, {})
    return order.placing
  })
}

/**
 * Sends an order in doubt again, as it was recorded, and takes what that proves (decision 0008). A
 * refusal for any other reason than being there already proves nothing of the first request, so
 * the order stays in doubt. What is safe only for a while provably leaves within it or not at all
 * (decision 0169). Throws `orderNotInDoubt`, `resendTooSoon` and `resendMayDouble`.
 */
export async function resendOrder(
  input: Resend,
): Promise<{ placing: PlacingState; failure: unknown }> {
  const { db, clock } = input
  const recorded = await recordResend(input)
  const { order, decidedAt, timeMs } = recorded
  let leftAt: Date | null = null
  const onLeave = () => {
    leftAt = clock()
  }
  // The moment stands since the decision, whatever writing it down took.
  const leaveWithinMs = timeMs - (clock().getTime() - decidedAt.getTime())
  const settle = (answer: CreationAnswer | { platformOrderId: null }) =>
    settlePlacing({
      db,
      orderId: order.id,
      outcome: { state: 'placed', source: 'query', ...answer },
      now: new Date(),
    })
  let answer: CreationAnswer
  try {
    answer = await input
      .send(order, { leaveWithinMs, onLeave })
      .finally(() => leftAt && dateResend(db, recorded, leftAt))
  } catch (failure) {
    const before = {
      family: order.family,
      wasUnanswered: await hasUnansweredAttempt(db, order.id),
    }
    const proof = proofOf(order.family, evidenceOfResend(before, failure))
    if (proof === 'placed') return { placing: await settle({ platformOrderId: null }), failure }
    return { placing: await recordFailure(input, failure), failure }
  }
  return { placing: await settle(answer), failure: null }
}

/**
 * Whether a try to place this order, before the one that is on its way now, got no answer that says
 * what became of it. Tries that a refusal ended, before the order was asked for again, do not count.
 */
async function hasUnansweredAttempt(queries: Queries, orderId: number): Promise<boolean> {
  const { rows } = await queries.execute<{ sent: number; told: number }>(sql`
    select
      count(*) filter (where kind in ('asked', 'resent'))::int as sent,
      count(*) filter (where kind = 'unconfirmed' and text = 'refused'
        or kind = 'resend-failed' and detail ->> 'why' in ('refused', 'not-sent'))::int as told
    from order_events
    where order_id = ${orderId} and id >= coalesce((
      select max(id) from order_events where order_id = ${orderId} and kind = 'asked'), 0)`)
  const { sent = 0, told = 0 } = rows[0] ?? {}
  return sent - 1 > told
}

/**
 * What a failed try to send an order again says of the order. That express has the shipment code
 * already may be said by 263004 or by naming the parameter (express §4.1, conventions §7.1). What is
 * there already is ours only where an earlier try of ours got no answer (`hasUnansweredAttempt`): where
 * each of them was told no, somebody else's is there.
 */
export function evidenceOfResend(
  { family, wasUnanswered }: { family: Family; wasUnanswered: boolean },
  error: unknown,
): Evidence {
  if (error instanceof NotSent) return 'resend-refused'
  if (!(error instanceof PlatformRefused)) return 'silence'
  if (!wasUnanswered) return 'resend-refused'
  if (isRepeatedTooSoon(error)) return 'resend-repeated'
  if (isDuplicateOrder(error)) return 'resend-exists'
  const named = refusedFields(error)
  const codes = ['clientShipmentCode', 'shipmentCode']
  const isCodeTaken = family === 'express' && codes.some((code) => named.includes(code))
  return isCodeTaken ? 'resend-exists' : 'resend-refused'
}
