import 'server-only'
import { eq } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'

/** What is needed to ask the platform for an order: its id there, and who its store is there. */
export async function orderOnPlatform(db: Database, orderId: number) {
  const [found] = await db
    .select({ platformOrderId: orders.platformOrderId, store: stores })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(eq(orders.id, orderId))
  if (!found?.platformOrderId) return null
  return { platformOrderId: found.platformOrderId, store: found.store }
}
