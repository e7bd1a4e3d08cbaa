import 'server-only'
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { log } from '@/lib/config/log'
import type { Database, Queries } from '@/lib/db/client'
import { lockerRefreshes, lockers } from '@/lib/db/tables/lockers'
import { NotSent, PlatformError, PlatformRefused, isRepeatedTooSoon } from '@/lib/platform/errors'
import type { RefreshFailure } from './model/locker-list'
import { writeBoth, type Locker } from './model/lockers'
import { listFromPlatform } from './list-from-platform'

/** Rows in one statement: 10 values each, far below what PostgreSQL takes. */
const BATCH = 500

const rowOf = ({ code, brand, area, district, name, address, openingHours, location }: Locker) => ({
  code,
  brand,
  area,
  district,
  openingHours,
  name: writeBoth(name),
  address: writeBoth(address),
  lat: location?.lat ?? null,
  lng: location?.lng ?? null,
})

const ANEW = {
  area: sql`excluded.area`,
  district: sql`excluded.district`,
  name: sql`excluded.name`,
  address: sql`excluded.address`,
  openingHours: sql`excluded.opening_hours`,
  lat: sql`excluded.lat`,
  lng: sql`excluded.lng`,
  refreshId: sql`excluded.refresh_id`,
}

/** The key of this advisory lock; a number of our own. */
const REFRESH_LOCK = 0x6c6f636b

/** The platform's list is not to be believed: see `too-few`. */
class TooFewLockers extends Error {
  override readonly name = 'TooFewLockers'
}

const KEPT_DAYS = 30

export type Refreshed =
  | { state: 'complete'; count: number }
  | { state: 'broken-off'; reason: RefreshFailure }

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
  return withAdvisoryLock(pool, () => refresh(input))
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
    await db.transaction((tx) => saveLockerList(tx, { refreshId, list: found, now: new Date() }))
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

/** Why a refresh broke off, in a word that the messages have a sentence for. */
function refreshFailure(error: unknown): RefreshFailure {
  if (error instanceof TooFewLockers) return 'too-few'
  if (isRepeatedTooSoon(error)) return 'too-soon'
  if (error instanceof PlatformRefused) return 'refused'
  if (error instanceof NotSent) {
    return error.reason === 'not-configured' ? 'not-configured' : 'unreachable'
  }
  return error instanceof PlatformError ? 'no-answer' : 'unexpected'
}

/**
 * Does it while nobody else does, on any instance; null when somebody does. The lock belongs to a
 * connection, and is gone with the process however that ends.
 */
async function withAdvisoryLock<T>(pool: Pool, run: () => Promise<T>): Promise<T | null> {
  const client = await pool.connect()
  let isHeld = false
  try {
    const { rows } = await client.query<{ alone: boolean }>(
      'select pg_try_advisory_lock($1) as alone',
      [REFRESH_LOCK],
    )
    isHeld = rows[0]?.alone === true
    return isHeld ? await run() : null
  } finally {
    const isFree =
      !isHeld ||
      (await client.query('select pg_advisory_unlock($1)', [REFRESH_LOCK]).then(
        () => true,
        () => false,
      ))
    // A connection that may hold the lock still is not for others to use: it ends.
    client.release(!isFree)
  }
}

/**
 * Makes a complete list the one that is kept, all at once: what it names is written in batches,
 * what it does not name is gone.
 */
async function saveLockerList(
  tx: Queries,
  input: { refreshId: number; list: readonly Locker[]; now: Date },
): Promise<void> {
  const { refreshId, list, now } = input
  for (let at = 0; at < list.length; at += BATCH) {
    await tx
      .insert(lockers)
      .values(list.slice(at, at + BATCH).map((locker) => ({ ...rowOf(locker), refreshId })))
      .onConflictDoUpdate({ target: [lockers.brand, lockers.code], set: ANEW })
  }
  await tx.delete(lockers).where(ne(lockers.refreshId, refreshId))
  await tx
    .update(lockerRefreshes)
    .set({ finishedAt: now, count: list.length })
    .where(eq(lockerRefreshes.id, refreshId))
}
