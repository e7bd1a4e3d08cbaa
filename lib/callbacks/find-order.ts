import 'server-only'
import { and, desc, eq, isNull, or } from 'drizzle-orm'
import { orders } from '@/lib/db/tables/orders'
import type { Family } from '@/lib/domain/stages'
import { lockOrder, type OrderRow, type Transaction } from '@/lib/orders/lock-order'

/**
 * The order that a callback speaks of, locked: the one of ours with its client order id that has
 * the platform's id or none yet; without a client order id, the latest with the platform's id.
 * Null when there is no such order, or more than one could be meant.
 */
export async function findOrder(
  tx: Transaction,
  ids: { family: Family; platformOrderId: string; clientOrderId: string },
): Promise<OrderRow | null> {
  const { family, platformOrderId, clientOrderId } = ids
  const samePlatformId = eq(orders.platformOrderId, platformOrderId)
  const ours =
    clientOrderId === ''
      ? samePlatformId
      : and(
          eq(orders.clientOrderId, clientOrderId),
          or(samePlatformId, isNull(orders.platformOrderId)),
        )
  const found = await tx
    .select({ id: orders.id, platformOrderId: orders.platformOrderId })
    .from(orders)
    .where(and(eq(orders.family, family), ours))
    .orderBy(desc(orders.id))
    .limit(3)
  const exact = found.find((row) => row.platformOrderId === platformOrderId)
  const id = exact?.id ?? (found.length === 1 ? found[0]?.id : undefined)
  return id === undefined ? null : lockOrder(tx, id)
}
