import 'server-only'
import { and, eq, inArray, min } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { orderEvents } from '@/lib/db/tables/orders'
import type { OrderRow } from './lock-order'

/** When the rides of those orders began whose courier is near the door by now, by order. */
export async function readPickUps(
  db: Database,
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<number, Date>> {
  const near = rows.filter(({ stage }) => stage === 'near').map(({ id }) => id)
  if (near.length === 0) return new Map()
  const found = await db
    .select({ orderId: orderEvents.orderId, at: min(orderEvents.at) })
    .from(orderEvents)
    .where(
      and(
        inArray(orderEvents.orderId, near),
        eq(orderEvents.kind, 'status'),
        eq(orderEvents.stage, 'riding'),
      ),
    )
    .groupBy(orderEvents.orderId)
  return new Map(found.flatMap(({ orderId, at }) => (at ? [[orderId, at]] : [])))
}
