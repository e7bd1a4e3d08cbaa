import 'server-only'
import { eq } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import type { OrderRow } from './lock-order'

/** The store that an order belongs to; every order has one. */
export async function storeOf(
  queries: Queries,
  { storeId }: Pick<OrderRow, 'storeId'>,
): Promise<typeof stores.$inferSelect> {
  const [store] = await queries.select().from(stores).where(eq(stores.id, storeId))
  if (!store) throw new Error(`store ${storeId} is not there`)
  return store
}
