import { type SQL, sql } from 'drizzle-orm'
import type { Family } from '@/lib/domain/stages'
import {
  CANCEL_REASON,
  CANCELLER,
  COURIER,
  DEPARTS,
  IS_CANCELLED,
  IS_DELIVERED,
  IS_LATE_BY_PREDICTION,
  isLateByPromise,
  MINUTES,
  MOMENTS,
  OUTCOME,
} from '@/lib/orders/measures/order-measures'
import { MEASURES } from '@/lib/orders/model/figure'
import type { Sums } from './model/overview'
import { addDays } from './model/report-days'

/** Local days of a store, both included; `zone` is the IANA name of whose midnights begin them. */
export type Span = { storeId: number; zone: string; period: string; from: string; to: string }

const ZONE = sql`s.zone`

/** The spans as rows `s(store_id, zone, period, starts, ends)`: from the first instant up to the last. */
export function spanRows(spans: readonly Span[]): SQL {
  const column = (name: keyof Span) => sql.param(spans.map((span) => span[name]))
  return sql`(
    select g.store_id, g.zone, g.period,
      g.first::timestamp at time zone g.zone as starts,
      (g.last + 1)::timestamp at time zone g.zone as ends
    from unnest(${column('storeId')}::bigint[], ${column('zone')}::text[],
      ${column('period')}::text[], ${column('from')}::date[], ${column('to')}::date[])
      as g(store_id, zone, period, first, last)) s`
}

/** The orders `o` of spans `s`, by the index of what leaves when. Of no spans nothing is looked at. */
export function ordersIn(family: Family, spans: readonly Span[]): SQL {
  // What the days are at the most, wherever the store: the planner cannot know it of the spans, and
  // would read all orders for a day of them.
  const from =
    spans
      .map((span) => span.from)
      .toSorted()
      .at(0) ?? '2000-01-01'
  const to =
    spans
      .map((span) => span.to)
      .toSorted()
      .at(-1) ?? '2000-01-01'
  return sql`${spanRows(spans)}
  join orders o on o.store_id = s.store_id and ${DEPARTS} >= s.starts and ${DEPARTS} < s.ends
    and ${DEPARTS} >= ${addDays(from, -1)}::timestamptz and ${DEPARTS} < ${addDays(to, 2)}::timestamptz
    and o.family = ${family} and ${sql.raw(String(spans.length > 0))}`
}

/** The local day of the orders of spans. */
export const DAY = sql`(${DEPARTS} at time zone ${ZONE})::date`

/** What each sum is called where it is kept (`report_counts`), and in `cellsOf`. */
export const SUM_COLUMNS: Readonly<Record<keyof Sums, string>> = {
  orders: 'orders',
  delivered: 'delivered',
  cancelled: 'cancelled',
  refused: 'refused',
  open: 'open',
  promised: 'promised',
  latePromise: 'late_promise',
  predicted: 'predicted',
  latePrediction: 'late_prediction',
  cancelledByUs: 'cancelled_by_us',
  valued: 'valued',
  valueCents: 'value_cents',
}

/** What became of the orders of each store, kind of courier, local day and hour. */
export const cellsOf = (family: Family, spans: readonly Span[]): SQL => sql`
  select period, store_id, courier, departs::date as day, extract(hour from departs)::int as hour,
    count(*) as orders,
    count(*) filter (where outcome = 'delivered') as delivered,
    count(*) filter (where outcome = 'cancelled') as cancelled,
    count(*) filter (where outcome = 'refused') as refused,
    count(*) filter (where outcome = 'open') as open,
    count(late_promise) as promised,
    count(*) filter (where late_promise) as late_promise,
    count(late_prediction) as predicted,
    count(*) filter (where late_prediction) as late_prediction,
    count(*) filter (where canceller = 'us') as cancelled_by_us,
    count(value) as valued,
    coalesce(sum(value), 0) as value_cents
  from (
    select s.period, o.store_id, ${OUTCOME} as outcome, ${COURIER} as courier,
      ${DEPARTS} at time zone ${ZONE} as departs,
      ${isLateByPromise(ZONE)} as late_promise, ${IS_LATE_BY_PREDICTION} as late_prediction,
      case when ${IS_CANCELLED} then ${CANCELLER} end as canceller,
      case when ${IS_DELIVERED} then o.total_cents end as value
    from ${ordersIn(family, spans)}) facts
  group by period, store_id, courier, departs::date, extract(hour from departs)`

/**
 * Why those of them that were cancelled were, and by whom; of whom nobody said why is not there.
 * `further`: conditions and locks of the orders `o`.
 */
export const reasonsOf = (family: Family, spans: readonly Span[], further = sql``): SQL => sql`
  select o.id as order_id, o.store_id, ${DAY} as day, ${CANCELLER} as by, why.reason
  from ${ordersIn(family, spans)}
  cross join lateral (select trim(${CANCEL_REASON}) as reason) why
  where o.closed and o.stage <> 'done' and ${IS_CANCELLED} and why.reason <> '' ${further}`

const MEASURED = sql.join(
  MEASURES.map((measure) => sql`(${measure}, ${MINUTES[measure]})`),
  sql`, `,
)

/** How many of them took so many whole minutes, of each store, kind of courier and local day. */
const timesOf = (family: Family, spans: readonly Span[]): SQL => sql`
  select period, store_id, courier, day, measure, minutes, count(*) as orders
  from (
    select s.period, o.store_id, ${COURIER} as courier, ${DAY} as day, part.measure, part.minutes
    from ${ordersIn(family, spans)}
    cross join lateral ${MOMENTS}
    cross join lateral (values ${MEASURED}) as part(measure, minutes)
    where part.minutes >= 0) facts
  group by period, store_id, courier, day, measure, minutes`

/** The same with one row for all minutes of a measure: each once, the fewest first. */
export const packedTimesOf = (family: Family, spans: readonly Span[]): SQL => sql`
  select period, store_id, courier, day, measure, array_agg(minutes order by minutes) as minutes,
    array_agg(orders::int order by minutes) as orders
  from (${timesOf(family, spans)}) times
  group by period, store_id, courier, day, measure`
