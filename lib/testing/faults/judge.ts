import { asc, eq } from 'drizzle-orm'
import { database } from '@/lib/db/client'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import { compareStatus } from '@/lib/orders/model/order-state'
import type { OrderRow } from '@/lib/orders/lock-order'
import { ordersThere, type OrderThere, type Stage } from './play'

/** What a run counts, for the table: orders asked for, orders there, orders shown. */
type Counts = { asked: number; there: number; shown: number; unconfirmed: number }
export type Verdict = Counts & { wrong: string[] }

/** Every order that the platform has; from then on none moves by itself. */
export async function holdAll({ world }: Stage): Promise<OrderThere[]> {
  for (const { order_id } of await ordersThere(world)) await world.control('hold', { order_id })
  return ordersThere(world)
}

/**
 * The platform's numbers of the orders of which a callback reached us for certain: what was
 * swallowed was acknowledged too, and what is swapped or waits for its next try has not come yet.
 */
export async function heardOf({ world }: Stage): Promise<ReadonlySet<string>> {
  if (world.doors.swallowed > 0) return new Set()
  const attempts = await world.control<CallbackAttempt[]>('callbacks')
  return new Set(attempts.filter(({ ok }) => ok).map(({ body }) => String(body.data['order_id'])))
}

type CallbackAttempt = { ok: boolean; body: { data: Record<string, unknown> } }

/** What is wrong with one order, in words; nothing when staff see the truth or "not confirmed". */
function faultsOf(
  row: OrderRow,
  there: readonly OrderThere[],
  heard: ReadonlySet<string>,
): string[] {
  const theirs = there.filter((order) => order.client_order_id === row.clientOrderId)
  const name = `${row.family} ${row.clientOrderId}`
  const [one] = theirs
  if (row.placing === 'placing') return [`${name}: still being placed`]
  if (!one) return row.placing === 'placed' ? [`${name}: shown as placed, not there`] : []
  const wasHeardOf = heard.has(one.order_id)
  if (row.placing === 'refused') return [`${name}: shown as refused, and is there`]
  if (row.placing === 'unconfirmed') {
    // A parcel can be found by nothing but a callback, once the minute is over.
    return row.family === 'parcel' && !wasHeardOf ? [] : [`${name}: not found out`]
  }
  if (row.platformOrderId === null) {
    return row.family !== 'food' && !wasHeardOf ? [] : [`${name}: its number is not known`]
  }
  if (row.platformOrderId !== one.order_id) return [`${name}: another order's number`]
  // Express shows the current codes beside the legacy ones that the platform counts by.
  if (row.family !== 'express' && row.statusCode !== one.status) {
    return [`${name}: shown at ${row.statusCode ?? 'nothing'}, is at ${one.status}`]
  }
  return []
}

/** What the platform itself would call a second order of the same number, ours or not. */
async function doublesThere({ world }: Stage): Promise<string[]> {
  const doubles = await world.control<{ client_order_id: string; order_ids: string[] }[]>('doubles')
  return doubles.map(
    ({ client_order_id, order_ids }) => `${client_order_id}: is ${order_ids.join(' and ')} there`,
  )
}

async function placedTwice(): Promise<string[]> {
  const placed = await database()
    .select({ orderId: orderEvents.orderId })
    .from(orderEvents)
    .where(eq(orderEvents.kind, 'placed'))
  const ids = placed.map(({ orderId }) => orderId)
  return ids.length === new Set(ids).size ? [] : ['an order was taken as placed twice']
}

/**
 * Compares what was asked for, what the platform has, and what we show. `heard` are those whose
 * callbacks there was time to work on.
 */
export async function judge(
  stage: Stage,
  there: readonly OrderThere[],
  heard: ReadonlySet<string>,
): Promise<Verdict> {
  const rows = await database().select().from(orders).orderBy(asc(orders.id))
  const keys = rows.map(({ formKey }) => formKey)
  const lost = stage.asked
    .filter(({ formKey }) => !keys.includes(formKey))
    .map(({ family, formKey }) => `${family} form ${formKey}: lost`)
  const ours = new Set(rows.map(({ clientOrderId }) => clientOrderId))
  const foreign = there
    .filter((order) => !ours.has(order.client_order_id))
    .map((order) => `${order.order_id}: there, and nobody here asked for it`)
  return {
    asked: new Set(stage.asked.map(({ formKey }) => formKey)).size,
    there: there.length,
    shown: rows.length,
    unconfirmed: rows.filter(({ placing }) => placing === 'unconfirmed').length,
    wrong: [
      ...lost,
      ...foreign,
      ...rows.flatMap((row) => faultsOf(row, there, heard)),
      ...(await placedTwice()),
      ...(await doublesThere(stage)),
    ],
  }
}

/** Whether every order stands where it stood or further on: proof is never undone, no status falls back. */
export function movedBack(before: readonly OrderRow[], after: readonly OrderRow[]): string[] {
  return after.flatMap((now) => {
    const then = before.find(({ id }) => id === now.id)
    if (!then) return []
    if (then.placing === 'placed' && now.placing !== 'placed')
      return [`${now.id}: no longer placed`]
    const [from, to] = [statusOf(then), statusOf(now)]
    const fell = from && (!to || compareStatus(now.family, from, to) > 0)
    return fell ? [`${now.id}: moved back from ${from.code} to ${to?.code ?? 'nothing'}`] : []
  })
}

const statusOf = ({ statusCode, statusAt }: OrderRow) =>
  statusCode !== null && statusAt !== null ? { code: statusCode, at: statusAt } : null
