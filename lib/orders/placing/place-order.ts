import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database, type Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { MAY } from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'
import {
  isDuplicateOrder,
  PlatformError,
  PlatformRefused,
  provesNothingHappened,
  replyOf,
} from '@/lib/platform/errors'
import type { OrderRow } from '../lock-order'
import type { PlacingState } from '../model/placing'
import type { Asked, CreationAnswer, PlacingFamily } from '../order-family'
import { type Send, whileSending } from '../sends/while-sending'
import type { Along } from './record-placing'
import { type Departure, patienceMs, timeToPlaceMs } from './departure'
import { settlePlacing, type PlacingOutcome } from './settle-placing'
import { storeOfForm, type StoreRow } from './store-of'

/**
 * Places an order of a family: checked, written down, asked for, settled. In its answer `placing` is
 * `unconfirmed` when nobody can say whether the platform has it; a refusal is thrown, with the
 * platform's reason. A form that was sent before is the order that it became, whatever the price and
 * the clock say by now. Throws `sentByAnother`, and what the family's check and record throw; then
 * nothing was ordered.
 */
export async function placeOrder<
  Store extends StoreRow,
  Form extends { formKey: string; storeId: number },
  Checked,
  Answer,
>(
  family: PlacingFamily<Store, Form, Checked, Answer>,
  input: { actor: Actor; form: Form },
): Promise<Answer> {
  const { actor, form } = input
  const db = database()
  const found = await storeOfForm(db, { actor, permission: MAY.place[family.family], form })
  const store = family.requireStore(found.store)
  const asked: Asked<Store, Form> = { actor, store, form }
  const earlier = found.sentAs === null ? null : await orderById(db, found.sentAs)
  // An answer that was lost on its way back is given once more, and no second order is made.
  if (earlier) {
    if (earlier.placedBy !== actor.id) throw new Problem('sentByAnother')
    const changed = family.isAskedOtherwise(earlier, asked) ? { changed: true } : {}
    return family.answer({ ...placedAs(earlier), ...changed }, earlier, null)
  }
  const confirmed = await family.confirm(asked, family.check(asked, new Date()))
  if ('stop' in confirmed) return confirmed.stop
  const checked = confirmed.go
  const { order, isNew, placing, failure } = await recordAndSend({
    db,
    record: (along) => family.record(db, asked, checked, along),
    send: (recorded, departure) =>
      family.send(recorded, store, { ...departure, priority: 'person' }),
    isTold: true,
  })
  if (!isNew) return family.answer(placedAs(order), order, checked)
  if (placing === 'refused') throw family.refusal(failure, form)
  return family.answer({ orderId: order.id, placing }, order, checked)
}

const placedAs = ({ id: orderId, placing }: OrderRow) => ({ orderId, placing })

async function orderById(db: Database, orderId: number): Promise<OrderRow | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  return order ?? null
}

/**
 * Asks the platform to create the order as it was recorded, leaving as it must. Rejects with
 * `PlatformError`.
 */
export type SendOrder = (order: OrderRow, departure: Departure) => Promise<CreationAnswer>

type Sent = {
  order: OrderRow
  /** False for an order that was recorded before: nothing was sent. */
  isNew: boolean
  placing: PlacingState
  /** What was thrown, or null; with it the order may be placed all the same, by a quick callback. */
  failure: unknown
}

/**
 * Records an order, sends it for the first time, and writes down what came of it. Should this process
 * die in between, the order is taken over (decision 0170).
 */
export function recordAndSend(input: {
  db: Database
  record: (along: Along) => Promise<{ order: OrderRow; isNew: boolean }>
  send: SendOrder
  /** Somebody waits for the answer, and is told of a refusal. */
  isTold?: boolean
}): Promise<Sent> {
  const { db, record, send, isTold = false } = input
  return whileSending(db, async (sending) => {
    const along: Along = (made) => ({ sent: sending.recorded(made, 'creation') })
    const { order, isNew } = await record(along)
    if (!isNew) return { order, isNew, placing: order.placing, failure: null }
    return { order, isNew, ...(await sendRecorded({ db, order, sending, send, isTold })) }
  })
}

async function sendRecorded(input: {
  db: Database
  order: OrderRow
  sending: Send
  send: SendOrder
  isTold: boolean
}): Promise<Pick<Sent, 'placing' | 'failure'>> {
  const { db, order, sending, send, isTold } = input
  const settle = (outcome: PlacingOutcome) =>
    sending.end((ended) =>
      settlePlacing({
        db,
        orderId: order.id,
        outcome,
        now: new Date(),
        along: [ended],
        known: order,
      }),
    )
  let answer: CreationAnswer
  try {
    const timeMs = Math.min(patienceMs(), timeToPlaceMs(order, new Date()))
    answer = await send(order, { leaveWithinMs: timeMs })
  } catch (failure) {
    const outcome = failureOutcome(order, failure)
    const told = outcome.state === 'refused' ? { ...outcome, isTold } : outcome
    return { placing: await settle(told), failure }
  }
  return { placing: await settle({ state: 'placed', source: 'query', ...answer }), failure: null }
}

/**
 * Whether nothing came of the only request there was. That a number is taken which a person gave, or
 * an express shipment code, speaks of somebody else's order then: no earlier request of ours had it
 * (decisions 0008 and 0179).
 */
function isRefusedForItself(order: OrderRow, error: unknown): boolean {
  return provesNothingHappened(error) || (isDuplicateOrder(error) && hasGivenNumber(order))
}

function hasGivenNumber({ family, request }: OrderRow): boolean {
  return family === 'express' || (family === 'food' && Boolean(request?.['clientOrderId']))
}

function failureOutcome(order: OrderRow, error: unknown): PlacingOutcome {
  const requestId = error instanceof PlatformError ? error.requestId : 'unexpected'
  if (!isRefusedForItself(order, error)) {
    const why = error instanceof PlatformError ? error.kind : 'unexpected'
    return { state: 'unconfirmed', why, requestId, reply: replyOf(error) }
  }
  const refused = error instanceof PlatformRefused
  const code = refused ? error.code : 'not-sent'
  const text = refused ? error.platformText : ''
  return { state: 'refused', refusal: { code, text, requestId } }
}

/** Whether what a form asks for now is something else than what was recorded of it. */
export function differsFromRecorded(asked: object, recorded: object): boolean {
  return !isDeepStrictEqual(kept(asked), kept(recorded))
}

/** As it is kept in the database: instants as text, and without what is not said. */
const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
