import 'server-only'
import { asc } from 'drizzle-orm'
import { database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import type { Region } from '@/lib/domain/areas'

/** Whose days and clock the log is shown in: those of the merchant's first store. */
export async function auditRegion(): Promise<Region> {
  const [first] = await database()
    .select({ region: stores.region })
    .from(stores)
    .orderBy(asc(stores.id))
    .limit(1)
  return first?.region ?? 'HK'
}
