import 'server-only'
import { eq, type SQL, sql } from 'drizzle-orm'
import { OFTEN } from '@/lib/db/named-statements'
import { type NamedWrites, namedWrites } from '@/lib/db/write-together'
import { rowAsTold } from '@/lib/db/row-as-told'
import { orders } from '@/lib/db/tables/orders'
import { Problem } from '@/lib/domain/problem'
import { notifiedOrder } from '@/lib/live/notify'
import { firstCodes, type OrderCodes } from '../status/add-codes'
import type { OrderRow, Transaction } from '../lock-order'

export type NewOrderRow = Omit<typeof orders.$inferInsert, 'placing' | 'placedBy' | 'formKey'> & {
  formKey: string
  createdAt: Date
}

/** At which field the number that is taken was given. */
export const NUMBER_TAKEN = { fields: { clientOrderId: 'taken' } }

/**
 * What else is written in the statement that makes an order. `made` names a relation with its `id`:
 * one row, or none where it had been made before.
 */
export type Along = (made: SQL) => NamedWrites

/**
 * Writes an order down before anything leaves this server. The same form sent twice is one order:
 * the second time `isNew` is false and the order is the first one. `codes` are its further numbers.
 * Throws `sentByAnother` for a form that somebody else has sent, `clientOrderIdTaken` for a number
 * that the store has given already.
 */
export async function recordPlacing(
  tx: Transaction,
  input: { actorId: number; values: NewOrderRow; codes?: OrderCodes; along: Along },
): Promise<{ order: OrderRow; isNew: boolean }> {
  const { actorId, values } = input
  const order = await makeOrder(tx, input)
  if (order) return { order, isNew: true }
  const [earlier] = await tx.select().from(orders).where(eq(orders.formKey, values.formKey))
  if (!earlier) throw new Problem('clientOrderIdTaken', NUMBER_TAKEN)
  if (earlier.placedBy !== actorId) throw new Problem('sentByAnother')
  return { order: earlier, isNew: false }
}

/** One statement: the order, that it was asked for, its numbers, what comes along, and the notice. */
async function makeOrder(
  tx: Transaction,
  { actorId, values, codes, along }: Parameters<typeof recordPlacing>[1],
): Promise<OrderRow | undefined> {
  const made = sql.identifier('made')
  const read = sql`${made}`
  const order = tx.insert(orders).values({ ...values, placing: 'placing', placedBy: actorId })
  const asked = sql`
    insert into order_events (order_id, identity, source, kind, at, actor_id)
    select ${read}.id, 'asked', 'staff', 'asked', ${read}.created_at, ${actorId}::bigint from ${read}`
  const parts = namedWrites({
    made: order.onConflictDoNothing().returning(),
    asked,
    codes: firstCodes(read, { ...codes, 'client-order': values.clientOrderId }),
    ...along(read),
  })
  const { rows } = await tx.execute(sql`${OFTEN}
    with ${parts} select ${read}.*, ${notifiedOrder(read)} from ${read}`)
  return rows[0] && rowAsTold(orders, rows[0])
}
