import 'server-only'
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { orders } from '@/lib/db/tables/orders'
import { Problem } from '@/lib/domain/problem'
import { addCodes, type OrderCodes } from './add-codes'
import { addEvent } from './add-event'
import { changeOrder } from './change-order'
import { lockOrder, type OrderRow, type Transaction } from './lock-order'
import { TAKEN, type NewOrderRow } from './record-placing'
import { MARKED_NOT_PLACED } from './schema'

type Again = { actorId: number; values: NewOrderRow; codes?: OrderCodes }

/** What the platform itself refused, and nobody has found there since. */
async function refusedOrder(tx: Transaction, values: NewOrderRow): Promise<OrderRow | undefined> {
  const { family, storeId, formKey, clientOrderId } = values
  const [found] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.family, family),
        eq(orders.storeId, storeId),
        or(eq(orders.formKey, formKey), eq(orders.clientOrderId, clientOrderId)),
        eq(orders.placing, 'refused'),
        isNull(orders.platformOrderId),
        sql`${orders.refusal} ->> 'code' is distinct from ${MARKED_NOT_PLACED}`,
      ),
    )
    .orderBy(desc(eq(orders.formKey, formKey)))
    .limit(1)
    .for('update')
  return found
}

/**
 * Takes a refused order for the same form or under the same number back to being placed, with what
 * is asked for now (decision 0126): one number stays one order, and its history tells of both. Null
 * where there is none. Throws `clientOrderIdTaken` where the number it changes to is another's.
 */
export async function askAgain(
  tx: Transaction,
  { actorId, values, codes }: Again,
): Promise<OrderRow | null> {
  const found = await refusedOrder(tx, values)
  if (!found) return null
  if (found.clientOrderId !== values.clientOrderId) await requireFree(tx, found, values)
  const placing = 'placing' as const
  const reopened = { closed: false, closedAt: null, refusal: null, waitUntil: null }
  const change = { ...values, ...reopened, placing, placedBy: actorId }
  const at = values.createdAt
  const identity = `asked:${at.toISOString()}`
  await addEvent(tx, { orderId: found.id, identity, source: 'staff', kind: 'asked', at, actorId })
  await addCodes(tx, found.id, { ...codes, 'client-order': values.clientOrderId })
  await changeOrder(tx, found, change)
  return lockOrder(tx, found.id)
}

async function requireFree(tx: Transaction, found: OrderRow, values: NewOrderRow): Promise<void> {
  const { family, storeId, clientOrderId } = values
  const [other] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.family, family),
        eq(orders.storeId, storeId),
        eq(orders.clientOrderId, clientOrderId),
      ),
    )
  if (other && other.id !== found.id) throw new Problem('clientOrderIdTaken', TAKEN)
}
