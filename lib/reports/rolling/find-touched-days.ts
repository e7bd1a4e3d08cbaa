import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import type { Family } from '@/lib/domain/stages'
import type { ReportStore } from '../figure-query'

/** A local day of a store and family. */
export type TouchedDay = { storeId: number; family: Family; day: string }

/**
 * The counted days of which something changed since that does not change its order: it was scanned
 * out, or that was taken back, its label was printed, or another was made in its place. Of what
 * happened within the last `watchedDays`.
 */
export async function findTouchedDays(
  db: Database,
  { stores, watchedDays }: { stores: readonly ReportStore[]; watchedDays: number },
): Promise<TouchedDay[]> {
  const { rows } = await db.execute<{ storeId: string; family: Family; day: string }>(sql`
    select r.store_id as "storeId", r.family, to_char(r.day, 'YYYY-MM-DD') as day
    from (
      select order_id, greatest(at, undone_at) as at from checkouts
      union all
      select order_id, at from prints
      union all
      select replaces_id, created_at from orders where replaces_id is not null) touched
    join orders o on o.id = touched.order_id
    join unnest(${sql.param(stores.map(({ id }) => id))}::bigint[],
      ${sql.param(stores.map(({ zone }) => zone))}::text[]) as s(store_id, zone)
      on s.store_id = o.store_id
    join report_days r on r.store_id = o.store_id and r.family = o.family
      and r.day = (coalesce(o.scheduled_for, o.created_at) at time zone s.zone)::date
    where touched.at > now() - make_interval(days => ${watchedDays}) and touched.at > r.counted_at
    group by r.store_id, r.family, r.day`)
  return rows.map((row) => ({ ...row, storeId: Number(row.storeId) }))
}
