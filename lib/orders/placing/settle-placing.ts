import 'server-only'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import type { StoredRefusal } from '@/lib/db/tables/orders'
import { writeTogether } from '@/lib/db/write-together'
import { addedJob } from '@/lib/jobs/add-job'
import type { PlacingState } from '../model/placing'
import { replyDetail } from '../history/send-failure'
import type { SendFailure, TimelineSource } from '../model/timeline'
import { addEvent, type NewEvent } from '../status/add-event'
import { addedEvents } from '../status/write-changes'
import { forgottenResolveFailure, resolveJob } from '../add-order-job'
import { changeOrder, changeOrderAsRead } from '../status/change-order'
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

/** What an outcome adds to the order's history and changes of the order. */
type Weighed = {
  event: NewEvent
  change: OrderChange
  /** Something is left to be found out: in the same transaction, so that somebody looks into it. */
  isOpen: boolean
}

function placed(order: OrderRow, outcome: Outcome<'placed'>, now: Date): Weighed {
  const { source, platformOrderId, change } = outcome
  // A refusal had closed it; what the answer says of its status comes after.
  const unrefused = { refusal: null, refusalSeenAt: null }
  const reopened = { ...unrefused, closed: false, closedAt: null, waitUntil: null }
  const known = platformOrderId === null ? {} : { platformOrderId }
  return {
    event: { orderId: order.id, identity: 'placed', source, kind: 'placed', at: now },
    change: { ...reopened, ...change?.(order), placing: 'placed', ...known },
    // What it is called there is asked for, as long as nobody says it unasked.
    isOpen: platformOrderId === null,
  }
}

function refused(order: OrderRow, outcome: Outcome<'refused'>, now: Date): Weighed {
  const { refusal, isTold = false } = outcome
  const event = {
    ...refusedEvent(order, refusal, now),
    source: 'query',
    kind: 'refused',
  } as const
  return { event, change: refusedChange(refusal, now, { isTold }), isOpen: false }
}

/** What every event of a refusal has. */
export const refusedEvent = (
  order: OrderRow,
  { code, text, requestId }: StoredRefusal,
  at: Date,
) => ({
  orderId: order.id,
  identity: `refused:${requestId}`,
  at,
  text,
  detail: { code, requestId },
})

/** What a refusal makes of an order. */
export function refusedChange(
  refusal: StoredRefusal,
  now: Date,
  { isTold }: { isTold: boolean },
): OrderChange {
  const ended = { closed: true, closedAt: now, waitUntil: null }
  return { placing: 'refused', refusal, refusalSeenAt: isTold ? now : null, ...ended }
}

function doubted(order: OrderRow, outcome: Outcome<'unconfirmed'>, now: Date): Weighed {
  const { why, requestId, reply } = outcome
  const event: NewEvent = {
    orderId: order.id,
    identity: `unconfirmed:${requestId}`,
    source: 'system',
    kind: 'unconfirmed',
    at: now,
    text: why,
    detail: { requestId, ...replyDetail(reply) },
  }
  return { event, change: { placing: 'unconfirmed' }, isOpen: true }
}

function weigh(order: OrderRow, outcome: PlacingOutcome, now: Date): Weighed {
  switch (outcome.state) {
    case 'placed':
      return placed(order, outcome, now)
    case 'refused':
      return refused(order, outcome, now)
    case 'unconfirmed':
      return doubted(order, outcome, now)
  }
}

/**
 * What the queue is to do of it, or not any more. Never both in one statement, which may call them in
 * any order; a new job takes the place of one that was given up (decision 0188).
 */
function jobOf(order: OrderRow, { isOpen }: Weighed): SQL {
  return isOpen ? addedJob(resolveJob(order, { attempt: 0 })) : forgottenResolveFailure(order)
}

/** Adds an outcome to the order's history and says what it changes of the order. */
export async function recordOutcome(
  tx: Transaction,
  order: OrderRow,
  outcome: PlacingOutcome,
  now: Date,
): Promise<OrderChange> {
  const weighed = weigh(order, outcome, now)
  await addEvent(tx, weighed.event)
  await writeTogether(tx, { writes: [], calls: [jobOf(order, weighed)] })
  return weighed.change
}

/** An answer that comes after a proof adds what that did not say, the number above all. */
function additionOf(order: OrderRow, outcome: PlacingOutcome): OrderChange | null {
  if (outcome.state !== 'placed' || order.placing !== 'placed') return null
  const { platformOrderId, change } = outcome
  const isNew = order.platformOrderId === null && platformOrderId !== null
  return { ...change?.(order), ...(isNew ? { platformOrderId } : {}) }
}

/**
 * Writes down what became of a request to create an order, and `along` in the same statement. `known`
 * is the order as it was when it left: as long as nobody has changed it since, one statement does.
 * Returns the state it is in now.
 */
export async function settlePlacing(input: {
  db: Database
  orderId: number
  outcome: PlacingOutcome
  now: Date
  along?: SQLWrapper[]
  known?: OrderRow
}): Promise<PlacingState> {
  const { db, outcome, now, along = [], known } = input
  if (known && outweighs(known.placing, outcome.state)) {
    const { change, along: others } = settledAs(known, outcome, { now, along })
    if (await changeOrderAsRead(db, known, change, others)) return outcome.state
  }
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, input.orderId)
    if (!outweighs(order.placing, outcome.state)) {
      const addition = additionOf(order, outcome)
      if (addition) await changeOrder(tx, order, addition, { writes: along })
      else await writeTogether(tx, { writes: along, calls: [] })
      return order.placing
    }
    const { change, along: others } = settledAs(order, outcome, { now, along })
    await changeOrder(tx, order, change, others)
    return outcome.state
  })
}

/** The change that an outcome makes of an order, and what goes with it. */
function settledAs(
  order: OrderRow,
  outcome: PlacingOutcome,
  { now, along }: { now: Date; along: SQLWrapper[] },
) {
  const weighed = weigh(order, outcome, now)
  const writes = [addedEvents([weighed.event]), ...along]
  return { change: weighed.change, along: { writes, calls: [jobOf(order, weighed)] } }
}
