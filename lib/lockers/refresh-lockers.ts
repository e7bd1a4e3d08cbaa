import 'server-only'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import { lockerRefreshes, lockers } from '@/lib/db/tables/lockers'
import type { Locker } from '@/lib/domain/lockers'
import { keepLockers } from './keep-lockers'
import { listFromPlatform } from './list-from-platform'
import { refreshFailure, TooFewLockers } from './refresh-failure'
import type { RefreshFailure } from './schema'
import { whileAlone } from './while-alone'

const KEPT_DAYS = 30

export type Refreshed =
  { state: 'complete'; count: number } | { state: 'broken-off'; reason: RefreshFailure }

type Refresh = {
  db: Database
  /** Aborts when the server is about to end. */
  stopping: AbortSignal
  list?: () => Promise<Locker[]>
}

/**
 * Reads the platform's whole list of lockers and keeps it (express §4.8). A reading that breaks
 * off changes nothing but the record of it. Null when another one is under way. Throws when it was
 * stopped, so that it is tried again.
 */
export function refreshLockers({
  pool,
  ...input
}: Refresh & { pool: Pool }): Promise<Refreshed | null> {
  return whileAlone(pool, () => refresh(input))
}

async function refresh(input: Refresh): Promise<Refreshed> {
  const { db, stopping, list = () => listFromPlatform(stopping) } = input
  await tidyUp(db)
  const [begun] = await db.insert(lockerRefreshes).values({}).returning()
  if (!begun) throw new Error('the refresh was not recorded')
  const refreshId = begun.id
  try {
    const found = await list()
    await refuseTooFew(db, found.length)
    await db.transaction((tx) => keepLockers(tx, { refreshId, list: found, now: new Date() }))
    return { state: 'complete', count: found.length }
  } catch (error) {
    const reason = stopping.aborted ? 'stopped' : refreshFailure(error)
    const count = error instanceof TooFewLockers ? Number(error.message) : null
    await db
      .update(lockerRefreshes)
      .set({ finishedAt: new Date(), failure: reason, count })
      .where(eq(lockerRefreshes.id, refreshId))
    if (stopping.aborted) throw error
    log().warn({ err: error, reason }, 'the list of lockers could not be read')
    return { state: 'broken-off', reason }
  }
}

/** Whoever holds the lock is alone: what is not finished was cut short with its process. */
async function tidyUp(db: Database): Promise<void> {
  await db
    .update(lockerRefreshes)
    .set({ finishedAt: new Date(), failure: 'stopped' satisfies RefreshFailure })
    .where(isNull(lockerRefreshes.finishedAt))
  await db.execute(sql`
    delete from locker_refreshes r
    where started_at < now() - make_interval(days => ${KEPT_DAYS})
      and not exists (select 1 from lockers l where l.refresh_id = r.id)`)
}

/**
 * A list ends with an empty page, so a slip of the platform's looks like the end of it. None at
 * all, or fewer than half of what is kept, is believed only when it comes twice (decision 0107).
 */
async function refuseTooFew(db: Database, count: number): Promise<void> {
  const kept = await db.$count(lockers)
  if (count * 2 >= kept && (count > 0 || kept === 0)) return
  const [before] = await db
    .select()
    .from(lockerRefreshes)
    .where(and(sql`${lockerRefreshes.finishedAt} is not null`))
    .orderBy(desc(lockerRefreshes.id))
    .limit(1)
  if (before?.failure === 'too-few' && before.count === count) return
  throw new TooFewLockers(String(count))
}
