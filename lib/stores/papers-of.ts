import 'server-only'
import { inArray } from 'drizzle-orm'
import { database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { paperOf } from '@/lib/i18n/paper'
import type { PaperLanguage } from '@/lib/i18n/paper-language'

/** The language of each store's papers, by its id: of stores whose papers the person is shown. */
export async function papersOf(
  storeIds: readonly number[],
): Promise<Readonly<Record<number, PaperLanguage>>> {
  const ids = [...new Set(storeIds)]
  if (ids.length === 0) return {}
  const { id, region, language, name, nameZh } = stores
  const rows = await database()
    .select({ id, region, language, name, nameZh })
    .from(stores)
    .where(inArray(id, ids))
  return Object.fromEntries(rows.map((row) => [row.id, paperOf(row)]))
}
