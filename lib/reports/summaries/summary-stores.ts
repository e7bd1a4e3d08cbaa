import 'server-only'
import { asc, inArray } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import type { Queries } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'

export type SummaryStore = Pick<
  typeof stores.$inferSelect,
  'id' | 'name' | 'nameZh' | 'region' | 'language'
>

/** The stores of a subscription where the person may see reports now; the first is the one by whose
 * clocks the mail comes. */
export async function summaryStores(
  queries: Queries,
  { actor, chosen }: { actor: Actor; chosen: readonly number[] },
): Promise<SummaryStore[]> {
  const ids = storesWhere(actor, 'reports.see', chosen.length > 0 ? chosen : undefined)
  if (ids.length === 0) return []
  const { id, name, nameZh, region, language } = stores
  return queries
    .select({ id, name, nameZh, region, language })
    .from(stores)
    .where(inArray(id, ids))
    .orderBy(asc(id))
}
