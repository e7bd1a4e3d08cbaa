import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { MAY } from '@/lib/domain/permissions'
import { findReportStores } from '../find-report-stores'
import type { ReportAddress } from '../model/report-address'
import { buildWarehouse, type WarehouseReport } from '../model/warehouse'
import { readForReport } from '../report-source'
import { readScans, readWaybills } from './read-waybills'

/**
 * What became of waybills in the warehouse, of the stores where the person may see reports and
 * waybills: those of the address, else `storeIds`. Null where there are none.
 */
export async function getWarehouse(input: {
  actor: Actor
  address: ReportAddress
  storeIds: readonly number[]
  now: Date
}): Promise<WarehouseReport | null> {
  const { now } = input
  const found = await findReportStores(database(), { ...input, needs: MAY.see.express })
  if (!found) return null
  const { value, asOf } = await readForReport({ now }, (queries, by) => {
    const query = { ...found, now: by }
    return Promise.all([readWaybills(queries, query), readScans(queries, query)])
  })
  return {
    storeIds: found.stores.map(({ id }) => id),
    days: found.days,
    warehouse: buildWarehouse(...value),
    asOf: asOf.toISOString(),
  }
}
