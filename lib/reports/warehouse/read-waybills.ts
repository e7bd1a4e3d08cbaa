import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import type { FigureQuery } from '../figure-query'
import { findCounted } from '../find-counted'
import {
  type ScanCell,
  WAYBILL_COUNTS,
  type WaybillCounts,
  type WaybillPart,
  type WaybillRow,
} from '../model/warehouse'
import { COMPARED, type Compared } from '../model/report-days'
import { readTallies } from '../tallies/read-tallies'
import { scansTally } from './scans-tally'
import { waybillsTally } from './waybills-tally'

type WaybillQuery = Pick<FigureQuery, 'stores' | 'days'> & { now: Date }
type Live = { live: boolean }

/**
 * What became of the waybills that are to leave on some days: of all of each period by store, and of
 * `now` by product, district as it is kept for lists, pickup slot, and how often the label was
 * printed. `live` counts all of them anew.
 */
export async function readWaybills(
  queries: Queries,
  query: WaybillQuery,
  { live }: Live = { live: false },
): Promise<WaybillRow[]> {
  const asked = { ...query, family: 'express', periods: COMPARED } as const
  const counted = await findCounted(queries, asked, { live })
  const { now } = query
  const among = sql`(period = 'now' or part = 'all')`
  const rows = await readTallies(queries, waybillsTally, { family: 'express', counted, now, among })
  return rows.map(({ period, storeId, part, key, counts }) => ({
    ...(Object.fromEntries(
      WAYBILL_COUNTS.map((name, at) => [name, counts[at] ?? 0]),
    ) as WaybillCounts),
    period: period as Compared,
    storeId,
    part: part as WaybillPart,
    key,
  }))
}

/** Who scanned how many of the waybills of `now` out, in which hour on the clocks of their store. */
export async function readScans(
  queries: Queries,
  query: WaybillQuery,
  { live }: Live = { live: false },
): Promise<ScanCell[]> {
  const asked = { ...query, family: 'express', periods: ['now'] } as const
  const counted = await findCounted(queries, asked, { live })
  const { now } = query
  const rows = await readTallies(queries, scansTally, { family: 'express', counted, now })
  const ids = [...new Set(rows.map(({ part }) => Number(part)))]
  const people = await queries.execute<{ id: string; name: string }>(
    sql`select id, name from people where id = any(${sql.param(ids)}::bigint[])`,
  )
  const names = new Map(people.rows.map(({ id, name }) => [Number(id), name]))
  const cells = new Map<string, ScanCell>()
  for (const { part, key, counts } of rows) {
    const personId = Number(part)
    const name = names.get(personId)
    if (name === undefined) continue
    const waybills = (cells.get(`${part} ${key}`)?.waybills ?? 0) + (counts[0] ?? 0)
    cells.set(`${part} ${key}`, { personId, name, hour: Number(key), waybills })
  }
  return [...cells.values()]
}
