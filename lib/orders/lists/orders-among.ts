import 'server-only'
import { and, inArray } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'

/** Those of the given orders that belong to some stores. */
export async function ordersAmong(
  db: Database,
  input: { orderIds: readonly number[]; storeIds: readonly number[] },
): Promise<Set<number>> {
  if (input.orderIds.length === 0 || input.storeIds.length === 0) return new Set()
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(inArray(orders.id, [...input.orderIds]), inArray(orders.storeId, [...input.storeIds])),
    )
  return new Set(rows.map(({ id }) => id))
}
