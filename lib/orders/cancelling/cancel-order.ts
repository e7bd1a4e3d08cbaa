import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { database, type Database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import { hasCancelledStatus } from '@/lib/domain/stages'
import { NotSent, PlatformError, PlatformRefused, isOutcomeUnknown } from '@/lib/platform/errors'
import { addSyncJob } from '../add-order-job'
import { cancellingOf } from '../lists/order-card'
import { lockOrder, type OrderChange, type OrderRow, type Transaction } from '../lock-order'
import { cancellingObstacle } from '../model/cancelling'
import type { CancelRequest, OrderFamily } from '../order-family'
import { patienceMs } from '../placing/departure'
import { type Send, whileSending } from '../sends/while-sending'
import { addEvent } from '../status/add-event'
import { changeOrder } from '../status/change-order'
import { recordEnd } from '../status/record-end'
import { visibleOrder } from '../visible-order'
import { recordCancelUnknown } from './record-cancel-unknown'

/**
 * Asks the platform to cancel an order that it has and that is still open, and writes down who asked
 * and what became of it. Where a published status says that an order is cancelled, that status ends
 * it, and until then it counts as agreed to (decision 0171); elsewhere the platform's yes ends it
 * (decision 0110). Throws `notFound`, `notAllowed`, `orderNotPlaced`, `orderClosed`, `cancelAsked`,
 * `cancelAgreed`, what the family's own look throws, the platform's refusal, and `cancelUnknown`
 * when nobody knows whether the request was heard.
 */
export async function cancelOrder(
  family: OrderFamily,
  input: { actor: Actor; form: CancelRequest },
): Promise<{ orderId: number }> {
  const { actor, form } = input
  const { orderId } = form
  const db = database()
  const wanted = { actor, orderId, act: 'cancel', among: [family.family] } as const
  const { order, store: row } = await visibleOrder(db, wanted)
  const { placing, platformOrderId, closed } = order
  if (placing !== 'placed' || platformOrderId === null) throw new Problem('orderNotPlaced')
  if (closed) throw new Problem('orderClosed')
  const store = family.requireStore(row)
  const failed = await whileSending(db, async (send): Promise<{ failure: unknown } | null> => {
    const before = await recordAsked(db, family, {
      order,
      actor,
      reason: form.reason || null,
      send,
    })
    const departure = { priority: 'person', leaveWithinMs: patienceMs() } as const
    try {
      await family.cancel.send({ ...order, platformOrderId }, store, { actor, form, departure })
    } catch (error) {
      await recordFailure(db, { order, before, error })
      return { failure: isUnknown(error) ? new Problem('cancelUnknown', { cause: error }) : error }
    }
    await recordYes(db, order)
    return null
  })
  if (failed) throw failed.failure
  return { orderId }
}

/** What nobody expected may have come after the request had left. */
const isUnknown = (error: unknown): boolean =>
  isOutcomeUnknown(error) || !(error instanceof PlatformError)

/** What was known of an earlier request to cancel it. */
type Before = Pick<OrderRow, 'cancelling' | 'cancellingSince'>

/** Before anything leaves; of two who ask at one moment the second sees that the first did. */
function recordAsked(
  db: Database,
  { cancel }: OrderFamily,
  asked: { order: OrderRow; actor: Actor; reason: string | null; send: Send },
): Promise<Before> {
  const { actor, reason, send } = asked
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, asked.order.id)
    const now = new Date()
    if (order.closed) throw new Problem('orderClosed')
    const obstacle = cancellingObstacle(cancellingOf(order), now.getTime())
    if (obstacle !== null) throw new Problem(OBSTACLES[obstacle])
    await cancel.mayAsk?.(tx, order)
    await send.record(tx, { orderId: order.id, what: 'cancellation' })
    await addEvent(tx, {
      orderId: order.id,
      identity: `cancel-asked:${randomUUID()}`,
      source: 'staff',
      kind: 'cancel-asked',
      at: now,
      actorId: actor.id,
      text: reason,
    })
    await changeOrder(tx, order, { cancelling: 'asking', cancellingSince: now })
    return order
  })
}

const OBSTACLES = { asking: 'cancelAsked', agreed: 'cancelAgreed' } as const

type Failed = { order: OrderRow; before: Before; error: unknown }

/** A no, or none that left: what an earlier request came to is as it was. */
function recordFailure(db: Database, failed: Failed): Promise<void> {
  const { error, before } = failed
  const requestId = error instanceof PlatformError ? error.requestId : randomUUID()
  const at = new Date()
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, failed.order.id)
    if (isUnknown(error)) {
      const unknown = { requestId, source: 'query', now: at } as const
      await changeOrder(tx, order, await recordCancelUnknown(tx, order, unknown))
      return
    }
    await addEvent(tx, {
      orderId: order.id,
      identity: `cancel-failed:${requestId}`,
      source: 'query',
      kind: error instanceof NotSent ? 'cancel-not-sent' : 'cancel-refused',
      at,
      text: error instanceof PlatformRefused ? error.platformText : null,
    })
    const { cancelling, cancellingSince } = before
    await changeOrder(tx, order, order.closed ? {} : { cancelling, cancellingSince })
  })
}

/**
 * The platform agreed. Where a published status is to say so it is agreed to until then; elsewhere
 * it ends the order now. One that is closed already stays as it is (decision 0110).
 */
function recordYes(db: Database, { id }: OrderRow): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    await changeOrder(tx, order, await agree(tx, order, new Date()))
    await addSyncJob(tx, order)
  })
}

async function agree(tx: Transaction, order: OrderRow, now: Date): Promise<OrderChange> {
  if (!hasCancelledStatus(order.family)) {
    return recordEnd(tx, order, { stage: 'cancelled', at: now })
  }
  const identity = `cancel-agreed:${now.toISOString()}`
  const kind = 'cancel-agreed'
  await addEvent(tx, { orderId: order.id, identity, source: 'query', kind, at: now })
  return order.closed ? {} : { cancelling: 'agreed', cancellingSince: now }
}
