import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import type { Family } from '@/lib/domain/stages'
import type { ReportStore } from '../figure-query'

/** A local day of a store and family. */
export type TouchedDay = { storeId: number; family: Family; day: string }

/**
 * The counted days of which something changed since that does not change its order: it was scanned
 * out, or that was taken back, its label was printed, or another was made in its place. Of what
 * happened within the last `watchedDays`, each of which leads to its order (`limit`): joined, all
 * orders would be read.
 */
export async function findTouchedDays(
  db: Database,
  { stores, watchedDays }: { stores: readonly ReportStore[]; watchedDays: number },
): Promise<TouchedDay[]> {
  const { rows } = await db.execute<{ storeId: string; family: Family; day: string }>(sql`
    select r.store_id as "storeId", r.family, to_char(r.day, 'YYYY-MM-DD') as day
    from (
      select o.store_id, o.family, (o.departs at time zone s.zone)::date as day,
        max(touched.at) as at
      from (
        select order_id, max(at) as at
        from (
          select order_id, greatest(at, undone_at) as at from checkouts
          union all
          select order_id, at from prints
          union all
          select replaces_id, created_at from orders where replaces_id is not null) happened
        where at > now() - make_interval(days => ${watchedDays})
        group by order_id) touched
      cross join lateral (
        select store_id, family, coalesce(scheduled_for, created_at) as departs
        from orders where id = touched.order_id limit 1) o
      join unnest(${sql.param(stores.map(({ id }) => id))}::bigint[],
        ${sql.param(stores.map(({ zone }) => zone))}::text[]) as s(store_id, zone)
        on s.store_id = o.store_id
      group by 1, 2, 3) touched
    join report_days r using (store_id, family, day)
    where touched.at > r.counted_at`)
  return rows.map((row) => ({ ...row, storeId: Number(row.storeId) }))
}
