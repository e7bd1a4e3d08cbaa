import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import type { Family } from '@/lib/domain/stages'
import {
  COURIER,
  DEPARTS,
  IS_LATE_BY_PREDICTION,
  isLateByPromise,
  MINUTES,
  MOMENTS,
  OUTCOME,
} from '@/lib/orders/measures/order-measures'
import { MEASURES, type Measure } from '@/lib/orders/model/figure'
import { COUNTS, type CountRow, type TimeRow } from './model/overview'
import { COMPARED, type Compared, type Days } from './model/report-days'

/** A store, and the IANA name of the time zone by whose midnights its days begin. */
export type ReportStore = { id: number; zone: string }

export type FigureQuery = {
  family: Family
  stores: readonly ReportStore[]
  days: Readonly<Record<Compared, Days>>
}

/** Counts what the orders of some days came to, straight from orders and events. */
export async function readFigures(
  queries: Queries,
  query: FigureQuery,
): Promise<{ counts: CountRow[]; times: TimeRow[] }> {
  const [counts, times] = await Promise.all([
    queries.execute<Wire<CountRow>>(countsSql(query)),
    queries.execute<Wire<TimeRow>>(timesSql(query)),
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

/** `s(store_id, zone, period, starts, ends)`: each store's own days, as instants. */
function spansOf({ stores, days }: FigureQuery, periods: readonly Compared[]): SQL {
  const spans = stores.flatMap((store) =>
    periods.map((period) => ({ ...store, period, ...days[period] })),
  )
  const column = (name: keyof (typeof spans)[number]) => sql.param(spans.map((span) => span[name]))
  return sql`(
    select g.store_id, g.zone, g.period,
      g.first::timestamp at time zone g.zone as starts,
      (g.last + 1)::timestamp at time zone g.zone as ends
    from unnest(${column('id')}::bigint[], ${column('zone')}::text[], ${column('period')}::text[],
      ${column('from')}::date[], ${column('to')}::date[]) as g(store_id, zone, period, first, last)) s`
}

const ZONE = sql`s.zone`

/** The orders `o` of the spans `s`, each by the index of what leaves when. */
export const ordersOf = (
  query: FigureQuery,
  periods: readonly Compared[] = COMPARED,
) => sql`${spansOf(query, periods)}
  join orders o on o.store_id = s.store_id and ${DEPARTS} >= s.starts and ${DEPARTS} < s.ends
  and ${query.family === 'food' ? sql`o.family = 'food'` : sql`o.family <> 'food' and o.family = ${query.family}`}`

/** What a total, a store, a kind of courier, an hour and a day each come to; the parts of `now` alone. */
const countsSql = (query: FigureQuery) => sql`
  with facts as materialized (
    select s.period, o.store_id, ${OUTCOME} as outcome, ${COURIER} as courier,
      ${DEPARTS} at time zone ${ZONE} as departs,
      ${isLateByPromise(ZONE)} as late_promise, ${IS_LATE_BY_PREDICTION} as late_prediction
    from ${ordersOf(query)})
  select period, store_id as "storeId", courier, weekday, hour, to_char(day, 'YYYY-MM-DD') as day,
    count(*) as orders,
    count(*) filter (where outcome = 'delivered') as delivered,
    count(*) filter (where outcome = 'cancelled') as cancelled,
    count(*) filter (where outcome = 'refused') as refused,
    count(*) filter (where outcome = 'open') as open,
    count(late_promise) as promised,
    count(*) filter (where late_promise) as "latePromise",
    count(late_prediction) as predicted,
    count(*) filter (where late_prediction) as "latePrediction"
  from (select *, extract(isodow from departs)::int as weekday,
    extract(hour from departs)::int as hour, departs::date as day from facts) facts
  group by grouping sets ((period), (period, store_id), (period, courier), (period, weekday, hour),
    (period, day))
  having period = 'now' or grouping(store_id, courier, weekday, day) = 15`

const MEASURED = sql.join(
  MEASURES.map((measure: Measure) => sql`(${measure}, ${MINUTES[measure]})`),
  sql`, `,
)

const timesSql = (query: FigureQuery) => sql`
  with facts as materialized (
    select s.period, o.store_id, ${COURIER} as courier, part.measure, part.minutes
    from ${ordersOf(query)}
    cross join lateral ${MOMENTS}
    cross join lateral (values ${MEASURED}) as part(measure, minutes)
    where part.minutes >= 0)
  select period, store_id as "storeId", courier, measure, minutes, count(*) as orders
  from facts
  group by grouping sets ((period, measure, minutes), (period, store_id, measure, minutes),
    (period, courier, measure, minutes))
  having period = 'now' or grouping(store_id, courier) = 3`
