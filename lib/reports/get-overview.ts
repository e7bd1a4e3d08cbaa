import 'server-only'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { MAY } from '@/lib/domain/permissions'
import { findReportStores } from './find-report-stores'
import { buildOverview } from './model/overview'
import { type Report, valuesOf } from './model/report'
import type { ReportAddress } from './model/report-address'
import { readFigures } from './read-figures'
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
  const found = await findReportStores(database(), { ...input, needs: MAY.see[family] })
  if (!found) return null
  const { days } = found
  const query = { family, ...found }
  const { value, asOf } = await readForReport({ now }, (queries) => readFigures(queries, query))
  const { counts, times, cancellations } = value
  return {
    family,
    families,
    storeIds: found.stores.map(({ id }) => id),
    days,
    overview: buildOverview(counts, times),
    cancellations,
    values: valuesOf(counts, found.stores),
    asOf: asOf.toISOString(),
  }
}
