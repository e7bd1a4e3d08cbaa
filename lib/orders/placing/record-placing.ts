import 'server-only'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { OFTEN } from '@/lib/db/named-statements'
import { type NamedWrites, namedWrites } from '@/lib/db/write-together'
import { rowAsTold } from '@/lib/db/row-as-told'
import { orders } from '@/lib/db/tables/orders'
import { Problem } from '@/lib/domain/problem'
import { notifiedOrder } from '@/lib/live/notify'
import { firstCodes, firstNumber, type OrderCodes } from '../status/add-codes'
import type { OrderRow } from '../lock-order'

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

type Recorded = { order: OrderRow; isNew: boolean }

/**
 * Writes an order down before anything leaves this server, in one statement. The same form sent twice
 * is one order: the second time `isNew` is false and the order is the first one. `codes` are its
 * further numbers. Throws `sentByAnother` for a form that somebody else has sent,
 * `clientOrderIdTaken` for a number that the store has given already.
 */
export function recordPlacing(
  queries: Queries,
  input: { actorId: number; values: NewOrderRow; codes?: OrderCodes; along: Along },
): Promise<Recorded> {
  const { values, codes, along } = input
  const numbers = { ...codes, 'client-order': values.clientOrderId }
  return recordOnce(queries, {
    ...input,
    along: (made) => ({ codes: firstCodes(made, numbers), ...along(made) }),
  })
}

/**
 * The same for an order whose numbers are of our own making: `first` makes them, and `numbers` reads
 * them of it. They are digits alone.
 */
export function recordUnnumbered(
  queries: Queries,
  input: {
    actorId: number
    values: Omit<NewOrderRow, 'clientOrderId' | 'pickupCode'>
    first: NamedWrites
    numbers: { clientOrderId: SQL; pickupCode: SQL }
    along: Along
  },
): Promise<Recorded> {
  const { values, numbers, along } = input
  return recordOnce(queries, {
    ...input,
    values: { ...values, ...numbers },
    along: (made) => ({ codes: firstNumber(made), ...along(made) }),
  })
}

type ToMake = {
  actorId: number
  values: Omit<NewOrderRow, 'clientOrderId' | 'pickupCode'> & {
    clientOrderId: string | SQL
    pickupCode?: string | SQL | null | undefined
  }
  first?: NamedWrites
  along: Along
}

async function recordOnce(queries: Queries, input: ToMake): Promise<Recorded> {
  const { actorId, values } = input
  const order = await makeOrder(queries, input)
  if (order) return { order, isNew: true }
  const [earlier] = await queries.select().from(orders).where(eq(orders.formKey, values.formKey))
  if (!earlier) throw new Problem('clientOrderIdTaken', NUMBER_TAKEN)
  if (earlier.placedBy !== actorId) throw new Problem('sentByAnother')
  return { order: earlier, isNew: false }
}

/** The order, that it was asked for, its numbers, what comes along, and the notice. */
async function makeOrder(
  queries: Queries,
  { actorId, values, first, along }: ToMake,
): Promise<OrderRow | undefined> {
  const made = sql.identifier('made')
  const read = sql`${made}`
  const order = queries.insert(orders).values({ ...values, placing: 'placing', placedBy: actorId })
  const asked = sql`
    insert into order_events (order_id, identity, source, kind, at, actor_id)
    select ${read}.id, 'asked', 'staff', 'asked', ${read}.created_at, ${actorId}::bigint from ${read}`
  const parts = namedWrites({
    ...first,
    made: order.onConflictDoNothing().returning(),
    asked,
    ...along(read),
  })
  const { rows } = await queries.execute(sql`${OFTEN}
    with ${parts} select ${read}.*, ${notifiedOrder(read)} from ${read}`)
  return rows[0] && rowAsTold(orders, rows[0])
}
