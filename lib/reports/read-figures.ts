import 'server-only'
import type { Queries } from '@/lib/db/client'
import { findCounted } from './find-counted'
import type { FigureQuery, PeriodQuery } from './figure-query'
import type { CountRow, TimeRow } from './model/overview'
import { COMPARED, type Compared } from './model/report-days'
import type { Cancellations } from './model/report'
import { readCancellations } from './read-cancellations'
import { readCounts, readStoreCounts } from './read-counts'
import { readTimes } from './read-times'

/** What was counted for a report. */
export type ReadFigures = { counts: CountRow[]; times: TimeRow[]; cancellations: Cancellations[] }

/**
 * Counts what the orders of some days came to: straight from orders and events, but for the days
 * that are counted already, which are only added up (decision 0323). `live` counts all of them anew.
 */
export async function readFigures(
  queries: Queries,
  query: FigureQuery,
  { live }: { live: boolean } = { live: false },
): Promise<ReadFigures> {
  const { family } = query
  const counted = await findCounted(queries, { ...query, periods: COMPARED }, { live })
  const [counts, times, cancellationsOf] = await Promise.all([
    readCounts(queries, family, counted),
    readTimes(queries, family, counted, ({ period, storeId, courier }) => {
      const total = { period: period as Compared, storeId: null, courier: null }
      if (period !== 'now') return [total]
      return [total, { ...total, storeId }, { ...total, courier }]
    }),
    readCancellations(queries, family, counted),
  ])
  return { counts, times, cancellations: cancellationsOf(counts) }
}

/** The same of each store alone, for each of any periods. */
export async function readStoreFigures(queries: Queries, query: PeriodQuery) {
  const { family } = query
  const counted = await findCounted(queries, query)
  const [counts, times] = await Promise.all([
    readStoreCounts(queries, family, counted),
    readTimes(queries, family, counted, ({ period, storeId }) => [{ period, storeId }]),
  ])
  return { counts, times }
}
