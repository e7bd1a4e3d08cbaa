import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { preparedOnce } from '@/lib/db/prepared'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import { storeLanguage, type Language } from '@/lib/domain/areas'
import type { Family } from '@/lib/domain/stages'

/** What is needed to ask the platform for an order: its number there, and who its store is there. */
export type OrderOnPlatform = {
  family: Family
  platformOrderId: string
  store: typeof stores.$inferSelect
  /** In which it is asked for. */
  language: Language
}

const orderAndStore = preparedOnce((db) =>
  db
    .select({ family: orders.family, platformOrderId: orders.platformOrderId, store: stores })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(eq(orders.id, sql.placeholder('orderId')))
    .prepare('order_and_store'),
)

/** Null while the platform's number for the order is not known. Asked in the store's language, or this. */
export async function orderOnPlatform(
  db: Database,
  orderId: number,
  language?: Language,
): Promise<OrderOnPlatform | null> {
  const [found] = await orderAndStore(db).execute({ orderId })
  if (!found?.platformOrderId) return null
  const { platformOrderId, store } = found
  return { ...found, platformOrderId, language: language ?? storeLanguage(store) }
}
