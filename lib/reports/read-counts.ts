import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import type { CountedPart } from '@/lib/db/tables/reports/report-days'
import type { Family } from '@/lib/domain/stages'
import { type CountRow, SUMS, type Sums } from './model/overview'
import { type Counted, pieceRows, type StorePiece } from './find-counted'
import { cellsOf, SUM_COLUMNS } from './span-figures'

type Wire<Row> = { [Column in keyof Row]: Row[Column] extends number ? string : Row[Column] }

const ADDED_UP = sql.join(
  SUMS.map((name) => sql`sum(${sql.identifier(SUM_COLUMNS[name])}) as ${sql.identifier(name)}`),
  sql`, `,
)

const numberOf = (value: unknown) => (value === null ? null : Number(value))

const sumsOf = (row: Wire<Sums>) =>
  Object.fromEntries(SUMS.map((name) => [name, Number(row[name])])) as Sums

/** What a total, a store, a kind of courier, an hour and a day each come to; the parts of `now` alone. */
export async function readCounts(
  queries: Queries,
  family: Family,
  counted: Counted,
): Promise<CountRow[]> {
  const { rows } = await queries.execute<Wire<CountRow>>(sql`
    with ${liveCells(family, counted)}
    select period, store_id as "storeId", null as courier, null::int as weekday, null::int as hour,
      to_char(day, 'YYYY-MM-DD') as day, ${ADDED_UP}
    from (${daysSql(family, counted)}) days
    group by grouping sets ((period), (period, store_id), (period, day))
    having period = 'now' or grouping(store_id, day) = 3
    union all
    select 'now', null, courier, null, null, null, ${ADDED_UP}
    from (${partSql(family, counted, 'courier')}) couriers group by courier
    union all
    select 'now', null, null, weekday, hour, null, ${ADDED_UP}
    from (${partSql(family, counted, 'hour')}) hours group by weekday, hour`)
  return rows.map((row) => ({
    ...sumsOf(row),
    period: row.period,
    courier: row.courier,
    day: row.day,
    storeId: numberOf(row.storeId),
    weekday: numberOf(row.weekday),
    hour: numberOf(row.hour),
  }))
}

/** What each store comes to in each period. */
export async function readStoreCounts(
  queries: Queries,
  family: Family,
  counted: Counted,
): Promise<(Sums & { period: string; storeId: number })[]> {
  const { rows } = await queries.execute<Wire<Sums> & { period: string; storeId: string }>(sql`
    with ${liveCells(family, counted)}
    select period, store_id as "storeId", ${ADDED_UP}
    from (${daysSql(family, counted)}) days group by period, store_id`)
  return rows.map((row) => ({
    ...sumsOf(row),
    period: row.period,
    storeId: Number(row.storeId),
  }))
}

const COLUMNS = sql.join(
  Object.values(SUM_COLUMNS).map((name) => sql.identifier(name)),
  sql`, `,
)

/** `live`: what is not counted yet, by store, kind of courier, day and hour. */
const liveCells = (family: Family, { open }: Counted) => sql`
  live as materialized (${cellsOf(family, open)})`

/** All orders by day, counted already or just now. */
const daysSql = (family: Family, { days }: Counted): SQL => sql`
  select period, store_id, day, ${COLUMNS} from live
  union all
  select (${sql.param(days.map(({ periods }) => periods[0]))}::text[])[p.at + 1], c.store_id, c.day, ${COLUMNS}
  from ${countedSql(family, 'all', days)}`

/** Those of `now` by kind of courier or by hour of the week. */
function partSql(family: Family, { pieces }: Counted, part: Exclude<CountedPart, 'all'>): SQL {
  const now = pieces.filter(({ periods }) => periods.includes('now'))
  return sql`
    select courier, extract(isodow from day)::int as weekday, hour, ${COLUMNS} from live
    where period = 'now'
    union all
    select courier, weekday, hour, ${COLUMNS} from ${countedSql(family, part, now)}`
}

const countedSql = (family: Family, part: CountedPart, pieces: readonly StorePiece[]): SQL => sql`
  ${pieceRows(pieces)}
  join report_counts c on c.store_id = p.store_id and c.family = ${family} and c.part = ${part}
    and c.is_month = p.is_month and c.day between p.first and p.last`
