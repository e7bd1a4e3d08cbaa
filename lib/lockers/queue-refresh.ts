import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database, Queries } from '@/lib/db/client'
import { addJob } from '@/lib/jobs/add-job'
import { backedOffUntil } from '@/lib/orders/sweep/connection-back-off'

export const REFRESH_TASK = 'lockers.refresh'

/** How old the list may become. */
const EVERY_HOURS = 24
/** After a refresh that broke off the next one waits so long, unless a person asks for it. */
const AGAIN_MINUTES = 60

/** One waits at most; of two that run, one finds the other and leaves. */
export async function queueRefresh(queries: Queries): Promise<void> {
  await addJob(queries, { task: REFRESH_TASK, payload: {}, key: REFRESH_TASK, maxAttempts: 3 })
}

/** Queues a refresh when there is no list yet, or it is a day old; lets the platform rest. */
export async function queueRefreshWhenDue(db: Database): Promise<void> {
  const { rows } = await db.execute<{ due: boolean }>(sql`
    select not exists (
      select 1 from locker_refreshes where
        (finished_at is not null and failure is null
          and started_at > now() - make_interval(hours => ${EVERY_HOURS}))
        or started_at > now() - make_interval(mins => ${AGAIN_MINUTES})
    ) as due`)
  if (!rows[0]?.due) return
  if (await backedOffUntil(db, 'express', 'AP1')) return
  await queueRefresh(db)
}
