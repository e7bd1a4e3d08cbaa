import 'server-only'
import { eq, inArray, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { courierPolls, orders } from '@/lib/db/tables/orders'
import { notifyLive, notifyLiveOfAll } from '@/lib/live/notify'
import { addCodes } from './add-codes'
import type { OrderChange, OrderRow, Transaction } from '../lock-order'

type Changed = Pick<OrderRow, 'id' | 'storeId'>

/**
 * Writes a change to a locked order, and tells the live stream when the transaction commits. Whoever
 * learns the platform's number for an order writes it here, so that the order is found by it too.
 */
export async function changeOrder(
  tx: Transaction,
  order: Changed,
  change: OrderChange,
): Promise<void> {
  await write(tx, order, { ...change, ...settledBy(change), updatedAt: sql`now()` })
  await addCodes(tx, order.id, { 'platform-order': change.platformOrderId })
}

/**
 * As `changeOrder`, for many locked orders in few statements: those that change the same columns are
 * written together. An order whose `stageBefore` is not its stage any more is polled anew.
 */
export async function changeOrders(
  tx: Transaction,
  changes: readonly { order: Changed; stageBefore: OrderRow['stage']; change: OrderChange }[],
): Promise<void> {
  if (changes.length === 0) return
  const groups = new Map<string, ChangedRow[]>()
  for (const { order, change } of changes) {
    const row = definedOf({ id: order.id, ...change, ...settledBy(change) })
    const columns = Object.keys(row).sort().join()
    groups.set(columns, [...(groups.get(columns) ?? []), row])
  }
  for (const rows of groups.values()) await writeRows(tx, rows)
  // A watched order's next turn was put off by the measure of its old stage (decision 0080).
  const moved = changes.filter(
    ({ stageBefore, change }) => (change.stage ?? stageBefore) !== stageBefore,
  )
  if (moved.length > 0) {
    const ids = moved.map(({ order }) => order.id)
    await tx.delete(courierPolls).where(inArray(courierPolls.orderId, ids))
  }
  for (const { order, change } of changes) {
    if (!change.platformOrderId) continue
    await addCodes(tx, order.id, { 'platform-order': change.platformOrderId })
  }
  await notifyLiveOfAll(
    tx,
    changes.map(({ order: { id, storeId } }) => ({ kind: 'order', orderId: id, storeId })),
  )
}

type ChangedRow = { id: number } & OrderChange

/** Nothing is said of what is undefined, and so it stays. */
function definedOf(row: ChangedRow): ChangedRow {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== undefined),
  ) as ChangedRow
}

/** Writes the same columns of several orders; PostgreSQL reads each value as the table has it. */
async function writeRows(tx: Transaction, rows: readonly ChangedRow[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id')
  const set = names.map((name) => {
    const column = sql.identifier(toSnakeCase(name))
    return sql`${column} = given.${column},`
  })
  const given = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [toSnakeCase(name), value])),
  )
  await tx.execute(sql`
    update orders set ${sql.join(set, sql` `)}
      updated_at = now(), pseudonymised_at = null, version = orders.version + 1
    from json_populate_recordset(null::orders, ${JSON.stringify(given)}::json) as given
    where orders.id = given.id`)
}

/** An end settles whatever was asked of the order (decision 0171). */
function settledBy({ closed }: OrderChange): OrderChange {
  return closed === true ? { cancelling: null, cancellingSince: null } : {}
}

/**
 * As `changeOrder`, for what is no sign of life: a prediction, a link for the customer. `updatedAt`
 * stays, so that the sweep still asks for an order of which the platform has said nothing.
 */
export function changeQuietly(tx: Transaction, order: Changed, change: OrderChange): Promise<void> {
  return write(tx, order, change)
}

async function write(
  tx: Transaction,
  { id, storeId }: Changed,
  change: PgUpdateSetSource<typeof orders>,
): Promise<void> {
  await tx
    .update(orders)
    // What comes late may say again whose it was.
    .set({ ...change, pseudonymisedAt: null, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, id))
  await notifyLive(tx, { kind: 'order', orderId: id, storeId })
}
