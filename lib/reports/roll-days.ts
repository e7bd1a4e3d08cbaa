import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { areaOf } from '@/lib/domain/areas'
import type { Family } from '@/lib/domain/stages'
import { wallOf } from '@/lib/domain/time/wall-clock'
import { addDays, type Days } from './model/report-days'
import type { ReportStore } from './read-figures'
import { cellsOf, type Span, timesOf } from './span-figures'

/** Days that are still likely to change are counted when they are asked for. */
const LIVE_DAYS = 2
/** So long what changes of a day that was counted is looked for; of older ones a rebuild finds it. */
const WATCHED_DAYS = 60
/** Days that one transaction counts. */
const AT_ONCE_DAYS = 31
/** Longer than any transaction that writes an order: what it changed is not missed. */
const SLACK_MINUTES = 5

const FAMILIES = ['food', 'parcel', 'express'] as const

/** A store and family whose days are counted. */
type Source = { storeId: number; zone: string; family: Family }

/**
 * Counts the days that are over and not counted yet, and anew those that changed since: by their
 * store's midnights, for the reports (decision 0323). Twice is as good as once.
 */
export async function rollDays(input: {
  db: Database
  now: Date
  /** Those that there are, where nobody says others. */
  among?: readonly ReportStore[]
  stopping?: AbortSignal
}): Promise<void> {
  const { db, now, stopping } = input
  for (const { id, zone } of input.among ?? (await allStores(db))) {
    const last = addDays(wallOf(now, zone).slice(0, 10), -LIVE_DAYS)
    for (const family of FAMILIES) {
      const source = { storeId: id, zone, family }
      for (const days of await dueDays(db, source, last)) {
        if (stopping?.aborted) return
        await rollSpan(db, source, days)
      }
    }
  }
}

async function allStores(db: Database): Promise<ReportStore[]> {
  const rows = await db.select({ id: stores.id, region: stores.region }).from(stores)
  return rows.map(({ id, region }) => ({ id, zone: areaOf(region).timeZone }))
}

/** Forgets what was counted, so that all of it is counted anew. */
export async function forgetRolledDays(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from report_days`)
    await tx.execute(sql`delete from report_counts`)
    await tx.execute(sql`delete from report_times`)
  })
}

/** Days up to `last` that are not counted, or changed since, those that follow each other together. */
async function dueDays(db: Database, source: Source, last: string): Promise<Days[]> {
  const { storeId, zone, family } = source
  const departs = sql`coalesce(o.scheduled_for, o.created_at)`
  const ofFamily =
    family === 'food' ? sql`o.family = 'food'` : sql`o.family <> 'food' and o.family = ${family}`
  const { rows } = await db.execute<{ from: string; to: string }>(sql`
    with due as (
      select d::date as day from generate_series(
        (select (min(${departs}) at time zone ${zone}::text)::date from orders o
          where o.store_id = ${storeId} and ${ofFamily}),
        ${last}::date, interval '1 day') d
      where not exists (select 1 from report_days r
        where r.store_id = ${storeId} and r.family = ${family} and r.day = d::date)
      union
      select r.day from orders o
      join report_days r on r.store_id = ${storeId} and r.family = ${family}
        and r.day = (${departs} at time zone ${zone}::text)::date
      where o.store_id = ${storeId} and ${ofFamily}
        and ${departs} >= ${last}::date - ${WATCHED_DAYS}::int and o.updated_at > r.counted_at)
    select to_char(min(day), 'YYYY-MM-DD') as from, to_char(max(day), 'YYYY-MM-DD') as to
    from (select day, day - (row_number() over (order by day))::int as island from due) due
    group by island, (day - date '2000-01-01') / ${AT_ONCE_DAYS}::int order by 1`)
  return rows
}

async function rollSpan(db: Database, source: Source, { from, to }: Days): Promise<void> {
  const { storeId, zone, family } = source
  const spans: Span[] = [{ storeId, zone, period: 'now', from, to }]
  const ours = sql`store_id = ${storeId} and family = ${family}`
  const first = `${from.slice(0, 7)}-01`
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(
      ${`report ${storeId} ${family}`}, 0))`)
    await tx.execute(sql`delete from report_days where ${ours} and day between ${from} and ${to}`)
    await tx.execute(sql`
      insert into report_days (store_id, family, day, counted_at)
      select ${storeId}, ${family}, d::date, now() - make_interval(mins => ${SLACK_MINUTES})
      from generate_series(${from}::date, ${to}::date, interval '1 day') d`)
    await tx.execute(sql`delete from report_counts where ${ours} and day between ${from} and ${to}`)
    await tx.execute(sql`
      insert into report_counts (store_id, courier, day, hour, orders, delivered, cancelled, refused,
        open, promised, late_promise, predicted, late_prediction, family)
      select store_id, courier, day, hour, orders, delivered, cancelled, refused, open, promised,
        "latePromise", predicted, "latePrediction", ${family}
      from (${cellsOf(family, spans)}) cells`)
    await tx.execute(sql`
      delete from report_times where ${ours} and not is_month and day between ${from} and ${to}`)
    await tx.execute(sql`
      insert into report_times (store_id, family, is_month, day, courier, measure, minutes, orders)
      select store_id, ${family}, false, day, courier, measure, minutes, orders
      from (${timesOf(family, spans)}) times`)
    await tx.execute(sql`
      delete from report_times where ${ours} and is_month and day between ${first} and ${to}`)
    await tx.execute(sql`
      insert into report_times (store_id, family, is_month, day, courier, measure, minutes, orders)
      select store_id, family, true, date_trunc('month', day)::date, courier, measure, minutes,
        sum(orders)
      from report_times
      where ${ours} and not is_month and day >= ${first}::date
        and day < (date_trunc('month', ${to}::date) + interval '1 month')::date
      group by store_id, family, date_trunc('month', day)::date, courier, measure, minutes`)
  })
}
