import 'server-only'
import { and, desc, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { settings } from '@/lib/config/settings'
import { database, type Database } from '@/lib/db/client'
import { lockerRefreshes } from '@/lib/db/tables/lockers'
import { REFRESH_FAILURES, type RefreshState } from './model/locker-list'
import { REFRESH_TASK } from './queue-refresh'
import { requireAnywhere } from './require-anywhere'

/** How old the list of lockers is, and what became of the tries since. */
export async function getRefreshState({ actor }: { actor: Actor }): Promise<RefreshState> {
  requireAnywhere(actor, 'express.see')
  const db = database()
  const complete = await latestComplete(db)
  const [latest] = await db
    .select()
    .from(lockerRefreshes)
    .where(isNotNull(lockerRefreshes.finishedAt))
    .orderBy(desc(lockerRefreshes.id))
    .limit(1)
  return {
    version: complete?.id ?? 0,
    asOf: complete?.finishedAt?.toISOString() ?? null,
    count: complete?.count ?? 0,
    refreshing: await isQueued(db),
    failure:
      latest?.failure && latest.finishedAt
        ? { reason: reasonOf(latest.failure), at: latest.finishedAt.toISOString() }
        : null,
    addressFinder: settings().geocoder?.kind ?? null,
  }
}

/** The refresh whose list is kept. */
export async function latestComplete(db: Database) {
  const [complete] = await db
    .select()
    .from(lockerRefreshes)
    .where(and(isNotNull(lockerRefreshes.finishedAt), isNull(lockerRefreshes.failure)))
    .orderBy(desc(lockerRefreshes.id))
    .limit(1)
  return complete ?? null
}

async function isQueued(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ queued: boolean }>(sql`
    select exists (
      select 1 from graphile_worker.jobs
      where task_identifier = ${REFRESH_TASK} and (attempts < max_attempts or locked_at is not null)
    ) as queued`)
  return rows[0]?.queued === true
}

const reasonOf = (text: string) => REFRESH_FAILURES.find((known) => known === text) ?? 'unexpected'
