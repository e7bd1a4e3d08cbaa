import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import type { Days } from '../model/report-days'
import { SUMS } from '../model/overview'
import { cellsOf, packedTimesOf, type Span, SUM_COLUMNS } from '../span-figures'
import { rollOrders } from './roll-orders'
import type { Source } from './roll-source'
import { rollTallies } from './roll-tallies'

/** Longer than any transaction that writes an order: what it changed is not missed. */
export const SLACK_MINUTES = 5

const columns = (as: (name: string) => SQL) =>
  sql.join(
    SUMS.map((sum) => as(SUM_COLUMNS[sum])),
    sql`, `,
  )
const COLUMNS = columns((name) => sql`${sql.identifier(name)}`)
const ADDED_UP = columns((name) => sql`sum(${sql.identifier(name)})`)

/** Counts some days of a store and family anew, and then the months that these are days of. */
export async function rollSpan(db: Database, source: Source, { from, to }: Days): Promise<void> {
  const { storeId, zone, family } = source
  const span: Span = { storeId, zone, period: 'now', from, to }
  const spans = [span]
  const ours = sql`store_id = ${storeId} and family = ${family}`
  const theseDays = sql`${ours} and day between ${from} and ${to}`
  const first = sql`${`${from.slice(0, 7)}-01`}::date`
  const theseMonths = sql`${ours} and is_month and day between ${first} and ${to}`
  const ofMonths = sql`${ours} and not is_month and day >= ${first}
    and day < (date_trunc('month', ${to}::date) + interval '1 month')::date`
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(
      ${`report ${storeId} ${family}`}, 0))`)
    await tx.execute(sql`delete from report_days where ${theseDays}`)
    await tx.execute(sql`
      insert into report_days (store_id, family, day, counted_at)
      select ${storeId}, ${family}, d::date, now() - make_interval(mins => ${SLACK_MINUTES})
      from generate_series(${from}::date, ${to}::date, interval '1 day') d`)
    await tx.execute(sql`delete from report_counts where ${theseDays} and not is_month`)
    await tx.execute(sql`
      insert into report_counts (store_id, family, part, is_month, day, courier, weekday, hour,
        ${COLUMNS})
      select store_id, ${family},
        case when grouping(courier) = 0 then 'courier' when grouping(hour) = 0 then 'hour'
          else 'all' end,
        false, day, coalesce(courier, ''),
        case when grouping(hour) = 0 then extract(isodow from day) else 0 end, coalesce(hour, 0),
        ${ADDED_UP}
      from (${cellsOf(family, spans)}) cells
      group by grouping sets ((store_id, day), (store_id, day, courier), (store_id, day, hour))`)
    await tx.execute(sql`delete from report_counts where ${theseMonths}`)
    await tx.execute(sql`
      insert into report_counts (store_id, family, part, is_month, day, courier, weekday, hour,
        ${COLUMNS})
      select store_id, family, part, true, date_trunc('month', day)::date, courier, weekday, hour,
        ${ADDED_UP}
      from report_counts where ${ofMonths} and part <> 'all'
      group by store_id, family, part, date_trunc('month', day)::date, courier, weekday, hour`)
    await tx.execute(sql`delete from report_times where ${theseDays} and not is_month`)
    await tx.execute(sql`
      insert into report_times (store_id, family, is_month, day, courier, measure, minutes, orders)
      select store_id, ${family}, false, day, courier, measure, minutes, orders
      from (${packedTimesOf(family, spans)}) times`)
    await tx.execute(sql`delete from report_times where ${theseMonths}`)
    await tx.execute(sql`
      insert into report_times (store_id, family, is_month, day, courier, measure, minutes, orders)
      select store_id, family, true, month, courier, measure, array_agg(minutes order by minutes),
        array_agg(orders order by minutes)
      from (
        select store_id, family, date_trunc('month', day)::date as month, courier, measure,
          took.minutes, sum(took.orders)::int as orders
        from report_times
        cross join lateral unnest(minutes, orders) as took(minutes, orders)
        where ${ofMonths}
        group by store_id, family, date_trunc('month', day)::date, courier, measure, took.minutes
      ) months
      group by store_id, family, month, courier, measure`)
    await rollTallies(tx, source, span)
    await rollOrders(tx, source, span)
  })
}
