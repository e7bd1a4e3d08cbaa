import 'server-only'
import { eq } from 'drizzle-orm'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { shareLinks } from '@/lib/db/tables/share-links'
import { stores } from '@/lib/db/tables/stores'
import { type Language, storeLanguage } from '@/lib/domain/areas'
import { tokenHash } from './share-link'

/** In which people read at the store behind a customer's link, an ended one too; null for no link. */
export async function linkLanguage(token: string): Promise<Language | null> {
  const hash = tokenHash(token)
  if (hash === null) return null
  const [store] = await database()
    .select({ region: stores.region, language: stores.language })
    .from(shareLinks)
    .innerJoin(orders, eq(orders.id, shareLinks.orderId))
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(eq(shareLinks.tokenHash, hash))
  return store ? storeLanguage(store) : null
}
