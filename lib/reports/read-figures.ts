import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import type { Family } from '@/lib/domain/stages'
import { COUNTS, type CountRow, type TimeRow } from './model/overview'
import { COMPARED, type Compared, type Days } from './model/report-days'
import { cellsOf, ordersIn, type Span, timesOf } from './span-figures'

/** A store, and the IANA name of the time zone by whose midnights its days begin. */
export type ReportStore = { id: number; zone: string }

export type FigureQuery = {
  family: Family
  stores: readonly ReportStore[]
  days: Readonly<Record<Compared, Days>>
}

/**
 * Counts what the orders of some days came to: straight from orders and events, but for the days
 * that are counted already, which are only added up (decision 0323). `live` counts all of them anew.
 */
export async function readFigures(
  queries: Queries,
  query: FigureQuery,
  { live }: { live: boolean } = { live: false },
): Promise<{ counts: CountRow[]; times: TimeRow[] }> {
  const spans = live ? spansOf(query) : await openSpans(queries, query)
  const [counts, times] = await Promise.all([
    queries.execute<Wire<CountRow>>(countsSql(query, spans, live)),
    queries.execute<Wire<TimeRow>>(timesSql(query, spans, live)),
  ])
  return { counts: counts.rows.map(toCount), times: times.rows.map(toTime) }
}

type Wire<Row> = { [Column in keyof Row]: Row[Column] extends number ? string : Row[Column] }

const toCount = (row: Wire<CountRow>): CountRow => ({
  ...(Object.fromEntries(COUNTS.map((name) => [name, Number(row[name])])) as Pick<
    CountRow,
    (typeof COUNTS)[number]
  >),
  period: row.period,
  courier: row.courier,
  day: row.day,
  storeId: numberOf(row.storeId),
  weekday: numberOf(row.weekday),
  hour: numberOf(row.hour),
})

const toTime = (row: Wire<TimeRow>): TimeRow => ({
  ...row,
  storeId: numberOf(row.storeId),
  minutes: Number(row.minutes),
  orders: Number(row.orders),
})

const numberOf = (value: unknown) => (value === null ? null : Number(value))

/** Each store's days of each period. */
export function spansOf(
  { stores, days }: Pick<FigureQuery, 'stores' | 'days'>,
  periods: readonly Compared[] = COMPARED,
): Span[] {
  return stores.flatMap(({ id, zone }) =>
    periods.map((period) => ({ storeId: id, zone, period, ...days[period] })),
  )
}

/** The orders `o` of some periods and of their spans `s`. */
export const ordersOf = (query: FigureQuery, periods: readonly Compared[]) =>
  ordersIn(query.family, spansOf(query, periods))

/** The days that are not counted already, those that follow each other together. */
async function openSpans(queries: Queries, query: FigureQuery): Promise<Span[]> {
  const { rows } = await queries.execute<{
    storeId: string
    period: Compared
    from: string
    to: string
  }>(sql`
    select store_id as "storeId", period, to_char(min(day), 'YYYY-MM-DD') as from,
      to_char(max(day), 'YYYY-MM-DD') as to
    from (
      select s.store_id, p.period, d.day,
        d.day - (row_number() over (partition by s.store_id, p.period order by d.day))::int as island
      from ${storesSql(query)} cross join ${periodsSql(query)}
      cross join lateral (select generate_series(p.first, p.last, interval '1 day')::date as day) d
      where not exists (select 1 from report_days r where r.store_id = s.store_id
        and r.family = ${query.family} and r.day = d.day)) open
    group by store_id, period, island`)
  const zones = new Map(query.stores.map(({ id, zone }) => [id, zone]))
  return rows.flatMap(({ storeId, ...span }) => {
    const zone = zones.get(Number(storeId))
    return zone === undefined ? [] : [{ storeId: Number(storeId), zone, ...span }]
  })
}

const storesSql = ({ stores }: FigureQuery) =>
  sql`unnest(${sql.param(stores.map(({ id }) => id))}::bigint[]) as s(store_id)`

const periodsSql = ({ days }: FigureQuery) => sql`unnest(
  ${sql.param([...COMPARED])}::text[],
  ${sql.param(COMPARED.map((period) => days[period].from))}::date[],
  ${sql.param(COMPARED.map((period) => days[period].to))}::date[]) as p(period, first, last)`

const SUMS = sql.join(
  COUNTS.map((name) => sql`sum(${sql.identifier(name)}) as ${sql.identifier(name)}`),
  sql`, `,
)

const COUNTED = sql`select p.period, c.store_id, c.courier, c.day, c.hour, c.orders, c.delivered,
  c.cancelled, c.refused, c.open, c.promised, c.late_promise, c.predicted, c.late_prediction`

/** What a total, a store, a kind of courier, an hour and a day each come to; the parts of `now` alone. */
const countsSql = (query: FigureQuery, spans: readonly Span[], live: boolean) => sql`
  with cells as (
    select * from (${cellsOf(query.family, spans)}) open
    union all ${COUNTED} from ${storesSql(query)} cross join ${periodsSql(query)}
    join report_counts c on c.store_id = s.store_id and c.family = ${query.family}
      and c.day between p.first and p.last and ${!live}::boolean)
  select period, store_id as "storeId", courier, weekday, hour,
    to_char(day, 'YYYY-MM-DD') as day, ${SUMS}
  from (select *, extract(isodow from day)::int as weekday from cells) cells
  group by grouping sets ((period), (period, store_id), (period, courier), (period, weekday, hour),
    (period, day))
  having period = 'now' or grouping(store_id, courier, weekday, day) = 15`

/** Months that are counted whole are added up as months, all other days as days. */
const timesSql = (query: FigureQuery, spans: readonly Span[], live: boolean) => sql`
  with whole as materialized (
    select s.store_id, p.period, date_trunc('month', r.day)::date as month
    from ${storesSql(query)} cross join ${periodsSql(query)}
    join report_days r on r.store_id = s.store_id and r.family = ${query.family}
      and r.day between p.first and p.last
    group by 1, 2, 3
    having count(*) = extract(day from date_trunc('month', min(r.day)) + interval '1 month - 1 day')),
  timed as (
    select period, store_id, courier, measure, minutes, orders
    from (${timesOf(query.family, spans)}) open
    union all
    select w.period, t.store_id, t.courier, t.measure, t.minutes, t.orders
    from whole w join report_times t on t.store_id = w.store_id and t.family = ${query.family}
      and t.is_month and t.day = w.month and ${!live}::boolean
    union all
    select p.period, t.store_id, t.courier, t.measure, t.minutes, t.orders
    from ${storesSql(query)} cross join ${periodsSql(query)}
    join report_times t on t.store_id = s.store_id and t.family = ${query.family}
      and not t.is_month and t.day between p.first and p.last and ${!live}::boolean
    where not exists (select 1 from whole w where w.store_id = s.store_id and w.period = p.period
      and w.month = date_trunc('month', t.day)::date))
  select period, store_id as "storeId", courier, measure, minutes, sum(orders) as orders
  from timed
  group by grouping sets ((period, measure, minutes), (period, store_id, measure, minutes),
    (period, courier, measure, minutes))
  having period = 'now' or grouping(store_id, courier) = 3`
