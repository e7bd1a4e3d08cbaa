import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { areaOf } from '@/lib/domain/areas'
import { wallOf } from '@/lib/domain/time/wall-clock'
import { addDays, type Days } from '../model/report-days'
import type { ReportStore } from '../figure-query'
import { findTouchedDays, type TouchedDay } from './find-touched-days'
import type { Source } from './roll-source'
import { rollSpan, SLACK_MINUTES } from './roll-span'

/** Days that are still likely to change are counted when they are asked for. */
const LIVE_DAYS = 2
/** So long what changes of a day that was counted is looked for; of older ones a rebuild finds it. */
const WATCHED_DAYS = 60
/** So far back a report may look, with the days that it is compared with. */
const EMPTY_DAYS = 740
/** Days that one transaction counts. */
const AT_ONCE_DAYS = 31

const FAMILIES = ['food', 'parcel', 'express'] as const

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
  const among = input.among ?? (await allStores(db))
  const touched = await findTouchedDays(db, { stores: among, watchedDays: WATCHED_DAYS })
  for (const { id, zone } of among) {
    const last = addDays(wallOf(now, zone).slice(0, 10), -LIVE_DAYS)
    for (const family of FAMILIES) {
      const source = { storeId: id, zone, family }
      await markEmptyDays(db, source, last)
      const ours = touched.filter((one) => one.storeId === id && one.family === family)
      for (const days of await dueDays(db, source, { last, touched: ours })) {
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
    await tx.execute(sql`delete from report_reasons`)
    await tx.execute(sql`delete from report_tallies`)
    await tx.execute(sql`delete from report_collects`)
  })
}

/**
 * Before its first order a store has nothing to count, and a report that looks so far back need not
 * either.
 */
async function markEmptyDays(db: Database, source: Source, last: string): Promise<void> {
  const { storeId, family } = source
  await db.execute(sql`
    insert into report_days (store_id, family, day, counted_at)
    select ${storeId}, ${family}, d::date, now() - make_interval(mins => ${SLACK_MINUTES})
    from generate_series(${last}::date - ${EMPTY_DAYS}::int,
      least(coalesce(${firstDay(source)} - 1, ${last}::date), ${last}::date), interval '1 day') d
    on conflict do nothing`)
}

/** The local day on which the first of its orders leaves; null where there is none. */
function firstDay({ storeId, zone, family }: Source): SQL {
  return sql`(select (min(coalesce(o.scheduled_for, o.created_at)) at time zone ${zone}::text)::date
    from orders o where o.store_id = ${storeId} and o.family = ${family})`
}

/**
 * Days up to `last` that are not counted, or changed since, with the `touched` ones; those that follow
 * each other together. A day's latest change is found before its count is: each count would be held
 * against each order otherwise.
 */
async function dueDays(
  db: Database,
  source: Source,
  { last, touched }: { last: string; touched: readonly TouchedDay[] },
): Promise<Days[]> {
  const { storeId, zone, family } = source
  const departs = sql`coalesce(o.scheduled_for, o.created_at)`
  const { rows } = await db.execute<{ from: string; to: string }>(sql`
    with due as (
      select d::date as day from generate_series(
        ${firstDay(source)},
        ${last}::date, interval '1 day') d
      where not exists (select 1 from report_days r
        where r.store_id = ${storeId} and r.family = ${family} and r.day = d::date)
      union
      select day from unnest(${sql.param(touched.map(({ day }) => day))}::date[]) as day
      union
      select r.day from (
        select (${departs} at time zone ${zone}::text)::date as day, max(o.updated_at) as at
        from orders o where o.store_id = ${storeId} and o.family = ${family}
          and ${departs} >= ${last}::date - ${WATCHED_DAYS}::int
        group by 1) changed
      join report_days r on r.store_id = ${storeId} and r.family = ${family} and r.day = changed.day
      where changed.at > r.counted_at)
    select to_char(min(day), 'YYYY-MM-DD') as from, to_char(max(day), 'YYYY-MM-DD') as to
    from (select day, day - (row_number() over (order by day))::int as island from due) due
    group by island, (day - date '2000-01-01') / ${AT_ONCE_DAYS}::int order by 1`)
  return rows
}
