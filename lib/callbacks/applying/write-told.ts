import 'server-only'
import { sql } from 'drizzle-orm'
import type { inbox } from '@/lib/db/tables/inbox'
import type { OrderRow, Transaction } from '@/lib/orders/lock-order'
import type { NewEvent } from '@/lib/orders/status/add-event'
import { addedEvents, type ToldChange, writeChanges } from '@/lib/orders/status/write-changes'
import { APPLIERS } from './appliers'

export type KeptCallback = Pick<
  typeof inbox.$inferSelect,
  'id' | 'family' | 'raw' | 'receivedAt'
> & {
  /** Locked. */
  order: OrderRow
}

/**
 * Takes kept callbacks, oldest first, into the history and state of their orders, and writes down
 * that they are applied: in one statement as a rule, however many there are. Each order is written
 * once, told to the live stream once, and asked for once.
 */
export async function writeTold(
  tx: Transaction,
  callbacks: readonly KeptCallback[],
): Promise<void> {
  if (callbacks.length === 0) return
  const told = new Map<number, ToldChange>()
  let events: NewEvent[] = []
  for (const round of roundsOf(callbacks)) {
    // What express tells of a problem is read together with what it told before.
    if (events.length > 0 && round.some(({ family }) => family === 'express')) {
      await tx.execute(addedEvents(events))
      events = []
    }
    for (const { order, family, ...kept } of round) {
      const before = told.get(order.id)?.change
      const now = { ...order, ...before } as OrderRow
      const said = await APPLIERS[family].apply(tx, now, kept)
      if (!said) continue
      events.push(said.event)
      told.set(order.id, { order, change: { ...before, ...said.change } })
    }
  }
  await writeChanges(tx, { events, changes: [...told.values()], more: markedApplied(callbacks) })
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

function markedApplied(callbacks: readonly KeptCallback[]) {
  const ids = sql.param(callbacks.map(({ id }) => id))
  const orderIds = sql.param(callbacks.map(({ order }) => order.id))
  return sql`
    update inbox set applied_at = clock_timestamp(), order_id = done.order_id
    from unnest(${ids}::bigint[], ${orderIds}::bigint[]) as done (id, order_id)
    where inbox.id = done.id`
}
