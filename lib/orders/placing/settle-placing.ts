import 'server-only'
import type { Database } from '@/lib/db/client'
import type { StoredRefusal } from '@/lib/db/tables/orders'
import type { PlacingState } from '../model/placing'
import { replyDetail } from '../history/send-failure'
import type { SendFailure, TimelineSource } from '../model/timeline'
import { addEvent } from '../status/add-event'
import { addResolveJob, forgetResolveFailure } from '../add-order-job'
import { changeOrder } from '../status/change-order'
import { lockOrder, type OrderChange, type OrderRow, type Transaction } from '../lock-order'

/** What we learned of an order that we asked the platform to create. */
export type PlacingOutcome =
  | {
      state: 'placed'
      source: TimelineSource
      /** Null: it exists for certain, and what the platform calls it is still to be learned. */
      platformOrderId: string | null
      /** What else the answer says, for the order as it is at that moment. */
      change?: (order: OrderRow) => OrderChange
    }
  | {
      state: 'refused'
      refusal: StoredRefusal
      actorId?: number
      /** Whoever filled in the form is told of it there. */
      isTold?: boolean
    }
  | { state: 'unconfirmed'; why: string; requestId: string; reply: SendFailure['reply'] }

/**
 * Whether an outcome may replace the state an order has. Proof that the order exists always
 * counts; a refusal or a doubt never undoes such proof.
 */
export function outweighs(current: PlacingState, outcome: PlacingOutcome['state']): boolean {
  if (current === 'placed') return false
  if (outcome === 'placed') return true
  return current === 'placing' || (current === 'unconfirmed' && outcome === 'refused')
}

type Outcome<State extends PlacingOutcome['state']> = Extract<PlacingOutcome, { state: State }>

async function recordPlaced(
  tx: Transaction,
  order: OrderRow,
  outcome: Outcome<'placed'>,
  now: Date,
): Promise<OrderChange> {
  const { source, platformOrderId, change } = outcome
  await addEvent(tx, { orderId: order.id, identity: 'placed', source, kind: 'placed', at: now })
  // What it is called there is asked for, as long as nobody says it unasked.
  if (platformOrderId === null) await addResolveJob(tx, order, { attempt: 0 })
  // A refusal had closed it; what the answer says of its status comes after.
  const unrefused = { refusal: null, refusalSeenAt: null }
  const reopened = { ...unrefused, closed: false, closedAt: null, waitUntil: null }
  const known = platformOrderId === null ? {} : { platformOrderId }
  return { ...reopened, ...change?.(order), placing: 'placed', ...known }
}

async function recordRefused(
  tx: Transaction,
  order: OrderRow,
  { refusal, actorId, isTold = actorId !== undefined }: Outcome<'refused'>,
  now: Date,
): Promise<OrderChange> {
  await addEvent(tx, {
    orderId: order.id,
    identity: `refused:${refusal.requestId}`,
    source: actorId === undefined ? 'query' : 'staff',
    kind: actorId === undefined ? 'refused' : 'marked-not-placed',
    at: now,
    text: refusal.text,
    detail: { code: refusal.code, requestId: refusal.requestId },
    ...(actorId === undefined ? {} : { actorId }),
  })
  const refusalSeenAt = isTold ? now : null
  return {
    placing: 'refused',
    refusal,
    refusalSeenAt,
    closed: true,
    closedAt: now,
    waitUntil: null,
  }
}

async function recordDoubt(
  tx: Transaction,
  order: OrderRow,
  { why, requestId, reply }: Outcome<'unconfirmed'>,
  now: Date,
): Promise<OrderChange> {
  await addEvent(tx, {
    orderId: order.id,
    identity: `unconfirmed:${requestId}`,
    source: 'system',
    kind: 'unconfirmed',
    at: now,
    text: why,
    detail: { requestId, ...replyDetail(reply) },
  })
  // In this very transaction: no order is in doubt without somebody looking into it.
  await addResolveJob(tx, order, { attempt: 0 })
  return { placing: 'unconfirmed' }
}

/** Adds an outcome to the order's history and says what it changes of the order. */
export async function recordOutcome(
  tx: Transaction,
  order: OrderRow,
  outcome: PlacingOutcome,
  now: Date,
): Promise<OrderChange> {
  if (outcome.state !== 'unconfirmed') await forgetResolveFailure(tx, order)
  switch (outcome.state) {
    case 'placed':
      return recordPlaced(tx, order, outcome, now)
    case 'refused':
      return recordRefused(tx, order, outcome, now)
    case 'unconfirmed':
      return recordDoubt(tx, order, outcome, now)
  }
}

/** An answer that comes after a proof adds what that did not say, the number above all. */
function additionOf(order: OrderRow, outcome: PlacingOutcome): OrderChange | null {
  if (outcome.state !== 'placed' || order.placing !== 'placed') return null
  const { platformOrderId, change } = outcome
  const isNew = order.platformOrderId === null && platformOrderId !== null
  return { ...change?.(order), ...(isNew ? { platformOrderId } : {}) }
}

/** Writes down what became of a request to create an order. Returns the state it is in now. */
export function settlePlacing(input: {
  db: Database
  orderId: number
  outcome: PlacingOutcome
  now: Date
}): Promise<PlacingState> {
  return input.db.transaction(async (tx) => {
    const order = await lockOrder(tx, input.orderId)
    const { outcome } = input
    if (!outweighs(order.placing, outcome.state)) {
      const addition = additionOf(order, outcome)
      if (addition) await changeOrder(tx, order, addition)
      return order.placing
    }
    await changeOrder(tx, order, await recordOutcome(tx, order, outcome, input.now))
    return outcome.state
  })
}
