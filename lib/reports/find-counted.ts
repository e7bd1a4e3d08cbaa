import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import type { PeriodQuery } from './figure-query'
import { type Piece, splitDays } from './model/counted-days'
import type { Days } from './model/report-days'
import type { Span } from './span-figures'

/** Counted days of a store, and of which periods they are a part. */
export type StorePiece = Piece & { storeId: number; periods: string[] }

/** What a query asks for: the spans that nobody counted yet, and days and months that are counted. */
export type Counted = {
  open: Span[]
  /** Days alone, each of one period. */
  days: StorePiece[]
  /** The same with whole months in their sums. What several periods have alike stands once. */
  pieces: StorePiece[]
}

/** Finds what is counted of a query; `live`: as if nothing were. */
export async function findCounted(
  queries: Queries,
  query: PeriodQuery,
  { live }: { live: boolean } = { live: false },
): Promise<Counted> {
  const islands = live ? new Map<number, Days[]>() : await countedDays(queries, query)
  const found: Counted = { open: [], days: [], pieces: [] }
  for (const { id: storeId, zone } of query.stores) {
    const pieces = new Map<string, StorePiece>()
    for (const period of query.periods) {
      const days = query.days[period]
      if (!days) continue
      const split = splitDays(days, islands.get(storeId) ?? [])
      found.open.push(...split.open.map((span) => ({ storeId, zone, period, ...span })))
      for (const span of split.counted) {
        found.days.push({ ...span, isMonth: false, storeId, periods: [period] })
      }
      for (const piece of split.pieces) {
        const key = `${piece.from} ${piece.to} ${piece.isMonth}`
        const periods = [...(pieces.get(key)?.periods ?? []), period]
        pieces.set(key, { ...piece, storeId, periods })
      }
    }
    found.pieces.push(...pieces.values())
  }
  return found
}

/** The counted days of each store from the first to the last that is asked for, in order. */
async function countedDays(queries: Queries, query: PeriodQuery): Promise<Map<number, Days[]>> {
  const asked = query.periods.flatMap((period) => query.days[period] ?? [])
  const froms = asked.map(({ from }) => from).toSorted()
  const tos = asked.map(({ to }) => to).toSorted()
  const { rows } = await queries.execute<{ storeId: string; from: string; to: string }>(sql`
    select store_id as "storeId", to_char(lower(island), 'YYYY-MM-DD') as from,
      to_char(upper(island) - 1, 'YYYY-MM-DD') as to
    from (
      select store_id, range_agg(daterange(day, day + 1)) as days
      from report_days
      where store_id = any(${sql.param(query.stores.map(({ id }) => id))}::bigint[])
        and family = ${query.family} and day between ${froms.at(0)}::date and ${tos.at(-1)}::date
      group by store_id) counted
    cross join unnest(days) as island
    order by store_id, lower(island)`)
  const islands = new Map<number, Days[]>()
  for (const { storeId, ...days } of rows) {
    islands.set(Number(storeId), [...(islands.get(Number(storeId)) ?? []), days])
  }
  return islands
}

/** Pieces as rows `p(at, store_id, is_month, first, last)`; `at` is the place of each among them. */
export function pieceRows(pieces: readonly StorePiece[]): SQL {
  const column = (name: 'storeId' | 'isMonth' | 'from' | 'to') =>
    sql.param(pieces.map((piece) => piece[name]))
  return sql`unnest(${sql.param(pieces.map((_, at) => at))}::int[], ${column('storeId')}::bigint[],
    ${column('isMonth')}::boolean[], ${column('from')}::date[], ${column('to')}::date[])
    as p(at, store_id, is_month, first, last)`
}
