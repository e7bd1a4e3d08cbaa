import 'server-only'
import { inArray } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { areaOf } from '@/lib/domain/areas'
import { MAY } from '@/lib/domain/permissions'
import { localDay } from '@/lib/domain/time/local-time'
import { buildOverview } from './model/overview'
import type { Report } from './model/report'
import type { ReportAddress } from './model/report-address'
import { reportDays } from './model/report-days'
import { readCancellations } from './read-cancellations'
import { readFigures } from './read-figures'
import { readValues } from './read-values'
import { readForReport } from './report-source'

const FAMILIES = ['food', 'parcel', 'express'] as const

/**
 * The overview that an address asks for, of the stores where the person may see reports and that
 * family's orders: those of the address, else `storeIds`. Null where there are none.
 */
export async function getOverview(input: {
  actor: Actor
  address: ReportAddress
  storeIds: readonly number[]
  now: Date
}): Promise<Report | null> {
  const { actor, address, now } = input
  const wanted = address.stores.length > 0 ? address.stores : input.storeIds
  const reported = storesWhere(actor, 'reports.see', wanted)
  const seen = (family: (typeof FAMILIES)[number]) => storesWhere(actor, MAY.see[family], reported)
  const families = FAMILIES.filter((family) => seen(family).length > 0)
  const family = families.find((one) => one === address.family) ?? families[0]
  if (family === undefined) return null
  const rows = await database()
    .select({ id: stores.id, region: stores.region })
    .from(stores)
    .where(inArray(stores.id, seen(family)))
    .orderBy(stores.id)
  const [first] = rows
  if (!first) return null
  const days = reportDays(address, localDay(now, first.region))
  const query = {
    family,
    stores: rows.map(({ id, region }) => ({ id, zone: areaOf(region).timeZone })),
    days,
  }
  const { value, asOf } = await readForReport({ now }, (queries) =>
    Promise.all([
      readFigures(queries, query),
      readCancellations(queries, query),
      readValues(queries, query),
    ]),
  )
  const [{ counts, times }, cancellations, values] = value
  return {
    family,
    families,
    storeIds: rows.map(({ id }) => id),
    days,
    overview: buildOverview(counts, times),
    cancellations,
    values,
    asOf: asOf.toISOString(),
  }
}
