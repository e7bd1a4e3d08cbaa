import 'server-only'
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { orders } from '@/lib/db/tables/orders'
import { Problem } from '@/lib/domain/problem'
import { MARKED_NOT_PLACED } from '../model/placing'
import { addCodes, type OrderCodes } from '../status/add-codes'
import { addEvent } from '../status/add-event'
import { changeOrder } from '../status/change-order'
import { lockOrder, type OrderRow, type Transaction } from '../lock-order'
import { NUMBER_TAKEN, type NewOrderRow } from '../placing/record-placing'

type Again = {
  actorId: number
  values: NewOrderRow
  codes?: OrderCodes
  /** For so long the platform refuses the same number for having come, whatever became of it. */
  restSeconds?: number
}

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
 * where there is none. Throws `clientOrderIdTaken` where the number it changes to is another's, and
 * `orderNumberTooSoon` within `restSeconds` of the refused try.
 */
export async function retryRefusedOrder(
  tx: Transaction,
  { actorId, values, codes, restSeconds = 0 }: Again,
): Promise<OrderRow | null> {
  const found = await refusedOrder(tx, values)
  if (!found) return null
  if (found.clientOrderId !== values.clientOrderId) await requireFree(tx, found, values)
  else requireRest(found, values, restSeconds)
  const placing = 'placing' as const
  const unrefused = { refusal: null, refusalSeenAt: null }
  const reopened = { ...unrefused, closed: false, closedAt: null, waitUntil: null }
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
  if (other && other.id !== found.id) throw new Problem('clientOrderIdTaken', NUMBER_TAKEN)
}

/** Where it never left this server, the platform has not heard of the number. */
function requireRest(found: OrderRow, { createdAt }: NewOrderRow, restSeconds: number): void {
  const hasLeft = found.refusal?.code !== 'not-sent'
  if (!hasLeft || createdAt.getTime() - found.createdAt.getTime() >= restSeconds * 1000) return
  throw new Problem('orderNumberTooSoon', { fields: { clientOrderId: 'numberTooSoon' } })
}
