import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import type { Family } from '@/lib/domain/stages'
import { type Counted, pieceRows } from '../find-counted'
import type { Tally } from './tally'

/** What the orders of a period, store, part and key come to. */
export type TallyRow = {
  period: string
  storeId: number
  part: string
  key: string
  counts: number[]
}

/**
 * Adds up a tally over the days of a query: those that are counted already, and the others anew by
 * `now`. `among` narrows the rows down, by their period, part and key.
 */
export async function readTallies(
  queries: Queries,
  tally: Tally,
  query: { family: Family; counted: Counted; now: Date; among?: SQL },
): Promise<TallyRow[]> {
  const { family, counted, among = sql`true` } = query
  const now = sql`${query.now.toISOString()}::timestamptz`
  const pieces = counted.pieces.flatMap((piece) =>
    piece.periods.map((period) => ({ ...piece, periods: [period] })),
  )
  const sums = sql.join(
    Array.from({ length: tally.width }, (_, at) => sql`sum(counts[${sql.raw(String(at + 1))}])`),
    sql`, `,
  )
  const { rows } = await queries.execute<
    Omit<TallyRow, 'storeId' | 'counts'> & { storeId: string; counts: string[] }
  >(sql`
    select period, store_id as "storeId", part, key, array[${sums}]::text[] as counts
    from (
      select period, store_id, part, key, counts
      from (${tally.rows(family, counted.open, now)}) open
      union all
      select (${sql.param(pieces.map(({ periods }) => periods[0]))}::text[])[p.at + 1] as period,
        c.store_id, c.part, c.key, c.counts
      from ${pieceRows(pieces)}
      join report_tallies c on c.store_id = p.store_id and c.family = ${family}
        and c.tally = ${tally.name} and c.is_month = p.is_month
        and c.day between p.first and p.last) counted
    where ${among}
    group by period, store_id, part, key`)
  return rows.map((row) => ({
    ...row,
    storeId: Number(row.storeId),
    counts: row.counts.map(Number),
  }))
}
