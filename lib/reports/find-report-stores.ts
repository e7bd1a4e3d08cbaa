import 'server-only'
import { inArray } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import type { Queries } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { areaOf, type Region } from '@/lib/domain/areas'
import type { StorePermission } from '@/lib/domain/permissions'
import { localDay } from '@/lib/domain/time/local-time'
import type { ReportAddress } from './model/report-address'
import { reportDays, type ReportDays } from './model/report-days'
import type { ReportStore } from './figure-query'

/**
 * The stores and days that an address means: of its stores, else of `storeIds`, those where the person
 * may see reports and holds `needs`; its days by the clocks of the first. Null where there is none.
 */
export async function findReportStores(
  queries: Queries,
  input: {
    actor: Actor
    address: ReportAddress
    storeIds: readonly number[]
    needs: StorePermission
    now: Date
  },
): Promise<{ stores: (ReportStore & { region: Region })[]; days: ReportDays } | null> {
  const { actor, address, needs, now } = input
  const wanted = address.stores.length > 0 ? address.stores : input.storeIds
  const seen = storesWhere(actor, needs, storesWhere(actor, 'reports.see', wanted))
  if (seen.length === 0) return null
  const rows = await queries
    .select({ id: stores.id, region: stores.region })
    .from(stores)
    .where(inArray(stores.id, seen))
    .orderBy(stores.id)
  const [first] = rows
  if (!first) return null
  return {
    stores: rows.map(({ id, region }) => ({ id, region, zone: areaOf(region).timeZone })),
    days: reportDays(address, localDay(now, first.region)),
  }
}
