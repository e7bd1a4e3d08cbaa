import 'server-only'
import { sql } from 'drizzle-orm'
import type { inbox } from '@/lib/db/tables/inbox'
import { addSyncJobs } from '@/lib/orders/add-order-job'
import type { OrderChange, OrderRow, Transaction } from '@/lib/orders/lock-order'
import { addToldEvents } from '@/lib/orders/status/add-event'
import { changeOrders } from '@/lib/orders/status/change-order'
import { APPLIERS } from './appliers'
import type { ToldByCallback } from '../callback-kind'

export type KeptCallback = Pick<
  typeof inbox.$inferSelect,
  'id' | 'family' | 'raw' | 'receivedAt'
> & {
  /** Locked. */
  order: OrderRow
}

type Told = { order: OrderRow; stageBefore: OrderRow['stage']; change: OrderChange }

/**
 * Takes kept callbacks, oldest first, into the history and state of their orders, and writes down
 * that they are applied: few statements, however many there are. Each order is written once, told to
 * the live stream once, and asked for once.
 */
export async function writeTold(
  tx: Transaction,
  callbacks: readonly KeptCallback[],
): Promise<void> {
  if (callbacks.length === 0) return
  const told = new Map<number, Told>()
  for (const round of roundsOf(callbacks)) {
    const events: ToldByCallback['event'][] = []
    for (const { order, family, ...kept } of round) {
      const before = told.get(order.id)
      const said = await APPLIERS[family].apply(
        tx,
        { ...order, ...before?.change } as OrderRow,
        kept,
      )
      if (!said) continue
      events.push(said.event)
      const change = { ...before?.change, ...said.change }
      told.set(order.id, { order, stageBefore: order.stage, change })
    }
    await addToldEvents(tx, events)
  }
  await changeOrders(tx, [...told.values()])
  await addSyncJobs(
    tx,
    [...told.values()].map(({ order }) => order),
  )
  await markApplied(tx, callbacks)
}

/** The first callback of each order, then the second, …: each finds what came before it written. */
function roundsOf(callbacks: readonly KeptCallback[]): KeptCallback[][] {
  const rounds: KeptCallback[][] = []
  const counts = new Map<number, number>()
  for (const callback of callbacks) {
    const nth = counts.get(callback.order.id) ?? 0
    counts.set(callback.order.id, nth + 1)
    const round = rounds[nth] ?? []
    round.push(callback)
    rounds[nth] = round
  }
  return rounds
}

async function markApplied(tx: Transaction, callbacks: readonly KeptCallback[]): Promise<void> {
  const ids = sql.param(callbacks.map(({ id }) => id))
  const orderIds = sql.param(callbacks.map(({ order }) => order.id))
  await tx.execute(sql`
    update inbox set applied_at = clock_timestamp(), order_id = done.order_id
    from unnest(${ids}::bigint[], ${orderIds}::bigint[]) as done (id, order_id)
    where inbox.id = done.id`)
}
