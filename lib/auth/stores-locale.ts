import 'server-only'
import { eq } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { memberships } from '@/lib/db/tables/people'
import { stores } from '@/lib/db/tables/stores'
import { storeLanguage } from '@/lib/domain/areas'
import { localeFor } from '@/lib/i18n/choose-locale'
import type { Locale } from '@/lib/i18n/locales'

/**
 * The language that is read at all of a person's stores, for whom chose none and whose browser asks
 * for none of ours; null where their stores differ, or they have none.
 */
export async function storesLocale(db: Queries, personId: number): Promise<Locale | null> {
  const rows = await db
    .select({ region: stores.region, language: stores.language })
    .from(memberships)
    .innerJoin(stores, eq(stores.id, memberships.storeId))
    .where(eq(memberships.personId, personId))
  const [first, ...others] = new Set(rows.map((store) => localeFor(storeLanguage(store))))
  return others.length === 0 ? (first ?? null) : null
}
