import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { MAY } from '@/lib/domain/permissions'
import { findReportStores } from '../find-report-stores'
import type { ReportAddress } from '../model/report-address'
import { buildWarehouse, type WarehouseReport } from '../model/warehouse'
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
  const db = database()
  const found = await findReportStores(db, { ...input, needs: MAY.see.express })
  if (!found) return null
  const [rows, scans] = await Promise.all([
    readWaybills(db, { ...found, now }),
    readScans(db, found),
  ])
  return {
    storeIds: found.stores.map(({ id }) => id),
    days: found.days,
    warehouse: buildWarehouse(rows, scans),
    asOf: now.toISOString(),
  }
}
