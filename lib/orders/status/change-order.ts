import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Database, Queries } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { writeIfFound, writeTogether } from '@/lib/db/write-together'
import { notifiedLive } from '@/lib/live/notify'
import { addedCodes, codeRows } from './add-codes'
import type { OrderChange, OrderRow, Transaction } from '../lock-order'

type Changed = Pick<OrderRow, 'id' | 'storeId'>
type Along = Partial<Pick<Parameters<typeof writeTogether>[1], 'writes' | 'calls'>>

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
  const { writes, calls } = alongWith(order, change, along)
  const row = changedRow(tx, signOfLife(change)).where(eq(orders.id, order.id))
  return writeTogether(tx, { writes: [row, ...writes], calls })
}

/**
 * As `changeOrder`, of an order that nobody holds, in one statement: false where somebody has changed
 * it since it was read, and then nothing is written.
 */
export function changeOrderAsRead(
  db: Database,
  order: OrderRow,
  change: OrderChange,
  along: Along,
): Promise<boolean> {
  const isAsRead = and(eq(orders.id, order.id), eq(orders.version, order.version))
  const needed = changedRow(db, signOfLife(change)).where(isAsRead)
  return writeIfFound(db, { needed, ...alongWith(order, change, along) })
}

/**
 * As `changeOrder`, for what is no sign of life: a prediction, a link for the customer. `updatedAt`
 * stays, so that the sweep still asks for an order of which the platform has said nothing.
 */
export function changeQuietly(tx: Transaction, order: Changed, change: OrderChange): Promise<void> {
  const row = changedRow(tx, change).where(eq(orders.id, order.id))
  return writeTogether(tx, { writes: [row], calls: [noticeOf(order)] })
}

/** An end settles whatever was asked of the order (decision 0171). */
export function settledBy({ closed }: OrderChange): OrderChange {
  return closed === true ? { cancelling: null, cancellingSince: null } : {}
}

const signOfLife = (change: OrderChange) => ({
  ...change,
  ...settledBy(change),
  updatedAt: sql`now()`,
})

function changedRow(queries: Queries, change: PgUpdateSetSource<typeof orders>) {
  return (
    queries
      .update(orders)
      // What comes late may say again whose it was.
      .set({ ...change, pseudonymisedAt: null, version: sql`${orders.version} + 1` })
  )
}

const noticeOf = ({ id, storeId }: Changed) =>
  notifiedLive([{ kind: 'order', orderId: id, storeId }])

/** What goes with a change, and `along`. */
function alongWith(order: Changed, change: OrderChange, { writes = [], calls = [] }: Along) {
  const codes = codeRows(order.id, { 'platform-order': change.platformOrderId })
  return { writes: [...addedCodes(codes), ...writes], calls: [...calls, noticeOf(order)] }
}
