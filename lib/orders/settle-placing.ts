import 'server-only'
import type { Database } from '@/lib/db/client'
import type { StoredRefusal } from '@/lib/db/tables/orders'
import { addEvent } from './add-event'
import { changeOrder } from './change-order'
import { lockOrder, type OrderChange, type OrderRow, type Transaction } from './lock-order'
import type { PlacingState, TimelineSource } from './schema'

/** What we learned of an order that we asked the platform to create. */
export type PlacingOutcome =
  | {
      state: 'placed'
      source: TimelineSource
      platformOrderId: string
      /** What else the answer says, for the order as it is at that moment. */
      change: (order: OrderRow) => OrderChange
    }
  | { state: 'refused'; refusal: StoredRefusal }
  | { state: 'unconfirmed'; why: string; requestId: string }

/**
 * Whether an outcome may replace the state an order has. Proof that the order exists always
 * counts; a refusal or a doubt never undoes such proof.
 */
export function outweighs(current: PlacingState, outcome: PlacingOutcome['state']): boolean {
  if (current === 'placed') return false
  if (outcome === 'placed') return true
  return current === 'placing' || (current === 'unconfirmed' && outcome === 'refused')
}

/** Adds an outcome to the order's history and says what it changes of the order. */
export async function recordOutcome(
  tx: Transaction,
  order: OrderRow,
  outcome: PlacingOutcome,
  now: Date,
): Promise<OrderChange> {
  const orderId = order.id
  if (outcome.state === 'placed') {
    const { source, platformOrderId } = outcome
    await addEvent(tx, { orderId, identity: 'placed', source, kind: 'placed', at: now })
    // A refusal had closed it; what the answer says of its status comes after.
    const reopened = { closed: false, closedAt: null, refusal: null }
    return { ...reopened, ...outcome.change(order), placing: 'placed', platformOrderId }
  }
  if (outcome.state === 'refused') {
    const { refusal } = outcome
    await addEvent(tx, {
      orderId,
      identity: `refused:${refusal.requestId}`,
      source: 'query',
      kind: 'refused',
      at: now,
      text: refusal.text,
      detail: { code: refusal.code, requestId: refusal.requestId },
    })
    return { placing: 'refused', refusal, closed: true, closedAt: now }
  }
  await addEvent(tx, {
    orderId,
    identity: `unconfirmed:${outcome.requestId}`,
    source: 'system',
    kind: 'unconfirmed',
    at: now,
    text: outcome.why,
  })
  return { placing: 'unconfirmed' }
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
      // A callback was quicker: only what it did not say is added.
      if (outcome.state === 'placed' && order.placing === 'placed') {
        await changeOrder(tx, order, outcome.change(order))
      }
      return order.placing
    }
    await changeOrder(tx, order, await recordOutcome(tx, order, outcome, input.now))
    return outcome.state
  })
}
