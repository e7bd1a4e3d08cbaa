import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import type { Family } from '@/lib/domain/stages'
import { COUNTS, type CountRow, type Counts, type TimeRow } from './model/overview'
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

/** Some days of a family and stores, each under a name. */
export type PeriodQuery = {
  family: Family
  stores: readonly ReportStore[]
  days: Readonly<Record<string, Days>>
  /** Those of `days` that are asked for. */
  periods: readonly string[]
}

/** The same of each store alone, for each of any periods. */
export async function readStoreFigures(
  queries: Queries,
  query: PeriodQuery,
): Promise<{ counts: StoreRow<CountRow>[]; times: StoreRow<TimeRow>[] }> {
  const spans = await openSpans(queries, query)
  const [counts, times] = await Promise.all([
    queries.execute<Wire<StoreRow<CountRow>>>(storeCountsSql(query, spans)),
    queries.execute<Wire<StoreRow<TimeRow>>>(storeTimesSql(query, spans)),
  ])
  const ofStore = (row: { period: string; storeId: unknown }) => ({
    period: row.period,
    storeId: Number(row.storeId),
  })
  return {
    counts: counts.rows.map((row) => ({ ...countsOf(row), ...ofStore(row) })),
    times: times.rows.map(({ measure, minutes, orders, ...row }) => ({
      ...ofStore(row),
      measure,
      minutes: Number(minutes),
      orders: Number(orders),
    })),
  }
}

type StoreRow<Row> = Omit<Row, 'period' | 'storeId' | 'courier' | 'weekday' | 'hour' | 'day'> & {
  period: string
  storeId: number
}

type Wire<Row> = { [Column in keyof Row]: Row[Column] extends number ? string : Row[Column] }

const countsOf = (row: Wire<Counts>) =>
  Object.fromEntries(COUNTS.map((name) => [name, Number(row[name])])) as Counts

const toCount = (row: Wire<CountRow>): CountRow => ({
  ...countsOf(row),
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

type AnyQuery = Omit<PeriodQuery, 'periods'> & { periods?: readonly string[] }

/** Each store's days of each period. */
export function spansOf(
  query: Omit<AnyQuery, 'family'>,
  periods = query.periods ?? COMPARED,
): Span[] {
  const days = daysOf(query, periods)
  return query.stores.flatMap(({ id, zone }) =>
    days.map((span) => ({ storeId: id, zone, ...span })),
  )
}

const daysOf = ({ days }: Pick<AnyQuery, 'days'>, periods: readonly string[]) =>
  periods.flatMap((period) => {
    const span = days[period]
    return span ? [{ period, ...span }] : []
  })

/** The orders `o` of some periods and of their spans `s`. */
export const ordersOf = (query: AnyQuery, periods: readonly string[]) =>
  ordersIn(query.family, spansOf(query, periods))

/** The days that are not counted already, those that follow each other together. */
async function openSpans(queries: Queries, query: AnyQuery): Promise<Span[]> {
  const { rows } = await queries.execute<{
    storeId: string
    period: string
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

const storesSql = ({ stores }: AnyQuery) =>
  sql`unnest(${sql.param(stores.map(({ id }) => id))}::bigint[]) as s(store_id)`

const periodsSql = (query: AnyQuery) => {
  const days = daysOf(query, query.periods ?? COMPARED)
  return sql`unnest(
    ${sql.param(days.map(({ period }) => period))}::text[],
    ${sql.param(days.map(({ from }) => from))}::date[],
    ${sql.param(days.map(({ to }) => to))}::date[]) as p(period, first, last)`
}

const SUMS = sql.join(
  COUNTS.map((name) => sql`sum(${sql.identifier(name)}) as ${sql.identifier(name)}`),
  sql`, `,
)

const COUNTED = sql`select p.period, c.store_id, c.courier, c.day, c.hour, c.orders, c.delivered,
  c.cancelled, c.refused, c.open, c.promised, c.late_promise, c.predicted, c.late_prediction`

/** `cells`: the hours of each store and kind of courier, counted already or just now. */
const cellsSql = (query: AnyQuery, spans: readonly Span[], live: boolean) => sql`
  cells as (
    select * from (${cellsOf(query.family, spans)}) open
    union all ${COUNTED} from ${storesSql(query)} cross join ${periodsSql(query)}
    join report_counts c on c.store_id = s.store_id and c.family = ${query.family}
      and c.day between p.first and p.last and ${!live}::boolean)`

/** What a total, a store, a kind of courier, an hour and a day each come to; the parts of `now` alone. */
const countsSql = (query: FigureQuery, spans: readonly Span[], live: boolean) => sql`
  with ${cellsSql(query, spans, live)}
  select period, store_id as "storeId", courier, weekday, hour,
    to_char(day, 'YYYY-MM-DD') as day, ${SUMS}
  from (select *, extract(isodow from day)::int as weekday from cells) cells
  group by grouping sets ((period), (period, store_id), (period, courier), (period, weekday, hour),
    (period, day))
  having period = 'now' or grouping(store_id, courier, weekday, day) = 15`

const storeCountsSql = (query: PeriodQuery, spans: readonly Span[]) => sql`
  with ${cellsSql(query, spans, false)}
  select period, store_id as "storeId", ${SUMS} from cells group by period, store_id`

/** `timed`: months that are counted whole are added up as months, all other days as days. */
const timedSql = (query: AnyQuery, spans: readonly Span[], live: boolean) => sql`
  whole as materialized (
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
      and w.month = date_trunc('month', t.day)::date))`

const timesSql = (query: FigureQuery, spans: readonly Span[], live: boolean) => sql`
  with ${timedSql(query, spans, live)}
  select period, store_id as "storeId", courier, measure, minutes, sum(orders) as orders
  from timed
  group by grouping sets ((period, measure, minutes), (period, store_id, measure, minutes),
    (period, courier, measure, minutes))
  having period = 'now' or grouping(store_id, courier) = 3`

const storeTimesSql = (query: PeriodQuery, spans: readonly Span[]) => sql`
  with ${timedSql(query, spans, false)}
  select period, store_id as "storeId", measure, minutes, sum(orders) as orders
  from timed group by period, store_id, measure, minutes`
