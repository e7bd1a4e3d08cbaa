import 'server-only'
import { eq } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import type { Family } from '@/lib/domain/stages'

/** What is needed to ask the platform for an order: its number there, and who its store is there. */
export type OrderOnPlatform = {
  family: Family
  platformOrderId: string
  store: typeof stores.$inferSelect
}

/** Null while the platform's number for the order is not known. */
export async function orderOnPlatform(
  db: Database,
  orderId: number,
): Promise<OrderOnPlatform | null> {
  const [found] = await db
    .select({ family: orders.family, platformOrderId: orders.platformOrderId, store: stores })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(eq(orders.id, orderId))
  if (!found?.platformOrderId) return null
  return { ...found, platformOrderId: found.platformOrderId }
}
