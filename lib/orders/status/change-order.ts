import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { orders } from '@/lib/db/tables/orders'
import { writeTogether } from '@/lib/db/write-together'
import { notifiedLive } from '@/lib/live/notify'
import { addedCodes, codeRows } from './add-codes'
import type { OrderChange, OrderRow, Transaction } from '../lock-order'

type Changed = Pick<OrderRow, 'id' | 'storeId'>

/**
 * Writes a change to a locked order, and tells the live stream when the transaction commits. Whoever
 * learns the platform's number for an order writes it here, so that the order is found by it too.
 * `along` is written in the same statement.
 */
export function changeOrder(
  tx: Transaction,
  order: Changed,
  change: OrderChange,
  along: Along = {},
): Promise<void> {
  const codes = codeRows(order.id, { 'platform-order': change.platformOrderId })
  const changed = { ...change, ...settledBy(change), updatedAt: sql`now()` }
  const writes = [...addedCodes(codes), ...(along.writes ?? [])]
  return write(tx, order, changed, { ...along, writes })
}

type Along = Partial<Parameters<typeof writeTogether>[1]>

/** An end settles whatever was asked of the order (decision 0171). */
export function settledBy({ closed }: OrderChange): OrderChange {
  return closed === true ? { cancelling: null, cancellingSince: null } : {}
}

/**
 * As `changeOrder`, for what is no sign of life: a prediction, a link for the customer. `updatedAt`
 * stays, so that the sweep still asks for an order of which the platform has said nothing.
 */
export function changeQuietly(tx: Transaction, order: Changed, change: OrderChange): Promise<void> {
  return write(tx, order, change, {})
}

function write(
  tx: Transaction,
  { id, storeId }: Changed,
  change: PgUpdateSetSource<typeof orders>,
  { writes = [], calls = [] }: Along,
): Promise<void> {
  const row = tx
    .update(orders)
    // What comes late may say again whose it was.
    .set({ ...change, pseudonymisedAt: null, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, id))
  const notice = notifiedLive([{ kind: 'order', orderId: id, storeId }])
  return writeTogether(tx, { writes: [row, ...writes], calls: [...calls, notice] })
}
