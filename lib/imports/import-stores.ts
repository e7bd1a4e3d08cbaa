import 'server-only'
import { and, inArray, isNotNull } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'

/** The stores for which the person may bring files: they send by home express. */
export async function importStores({ actor }: { actor: Actor }): Promise<number[]> {
  const may = storesWhere(actor, 'express.place')
  const found = await database()
    .select({ id: stores.id })
    .from(stores)
    .where(and(inArray(stores.id, may), isNotNull(stores.expressMerchantId)))
  return found.map(({ id }) => id)
}
