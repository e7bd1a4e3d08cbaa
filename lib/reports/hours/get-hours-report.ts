import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { findReportStores } from '../find-report-stores'
import { countClosed } from '../model/closings'
import type { HoursReport } from '../model/hours-report'
import type { ReportAddress } from '../model/report-address'
import { readForReport } from '../report-source'
import { readClosings } from './read-closings'
import { readSent } from './read-sent'

/**
 * What became of the hours and closures of the stores where the person may see reports and hours:
 * those of the address, else `storeIds`. Null where there are none.
 */
export async function getHoursReport(input: {
  actor: Actor
  address: ReportAddress
  storeIds: readonly number[]
  now: Date
}): Promise<HoursReport | null> {
  const { now } = input
  const found = await findReportStores(database(), { ...input, needs: 'hours.see' })
  if (!found) return null
  const { stores, days } = found
  const { value, asOf } = await readForReport({ now }, (queries) =>
    Promise.all([readSent(queries, found), readClosings(queries, found)]),
  )
  const [sent, closings] = value
  return {
    storeIds: stores.map(({ id }) => id),
    days,
    sent,
    ...countClosed({ stores, closings, days: days.now, now: asOf }),
    asOf: asOf.toISOString(),
  }
}
