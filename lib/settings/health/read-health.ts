import 'server-only'
import { desc, sql } from 'drizzle-orm'
import { perProcess } from '@/lib/config/per-process'
import { database, type Database } from '@/lib/db/client'
import { connections } from '@/lib/db/tables/connections'
import { retentionRuns } from '@/lib/db/tables/retention'
import { CONNECTIONS } from '../model/connections'
import type {
  CallbackFacts,
  ConnectionFacts,
  HealthFacts,
  QueueFacts,
  RefusalFacts,
  RetentionFacts,
} from '../model/health'

/** Anybody may ask, as often as they like: the database is asked so often at most. */
const FRESH_MS = 2_000

type Reading = { begunAt: number; underWay: boolean; facts: Promise<HealthFacts> }

const latest = perProcess('health', begin)

/** How things go, at most two seconds old. While the database is silent it is not asked again. */
export function healthFacts(): Promise<HealthFacts> {
  const held = latest.get()
  const isFresh = held.underWay || performance.now() - held.begunAt < FRESH_MS
  return (isFresh ? held : latest.put(begin())).facts
}

/** As `healthFacts`, for programs that will not wait: rejects after so many milliseconds. */
export function healthFactsWithin(patienceMs: number): Promise<HealthFacts> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), patienceMs)
  })
  return Promise.race([healthFacts(), late]).finally(() => clearTimeout(timer))
}

function begin(): Reading {
  const facts = readHealth(database())
  const reading: Reading = { begunAt: performance.now(), underWay: true, facts }
  const end = () => (reading.underWay = false)
  facts.then(end, end)
  return reading
}

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null

/** An order is silent when so long after it was placed no callback has come for its family. */
const SILENT_AFTER = sql`interval '15 minutes'`

type Counts = { unconfirmed: number; events: number; oldest_event_seconds: number | null }

/** Two partial indexes, each over what is to be counted and little else. */
async function readCounts(db: Database): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`
    select
      (select count(*) from orders o where o.placing = 'unconfirmed')::int as unconfirmed,
      count(*)::int as events,
      extract(epoch from now() - min(received_at))::int as oldest_event_seconds
    from inbox where applied_at is null and dismissed_at is null`)
  return rows[0] ?? { unconfirmed: 0, events: 0, oldest_event_seconds: null }
}

/** By family: the end of an index, and the open orders that nothing was heard of. */
async function readCallbacks(db: Database): Promise<CallbackFacts[]> {
  const { rows } = await db.execute<{
    family: CallbackFacts['family']
    last_at: Date | string | null
    silent_since: Date | string | null
  }>(sql`
    select f.family, latest.received_at as last_at, (
      select min(o.created_at) from orders o
      where o.family = f.family and not o.closed and o.placing = 'placed'
        and o.scheduled_for is null and o.created_at < now() - ${SILENT_AFTER}
        and o.created_at > coalesce(latest.received_at, '-infinity')) as silent_since
    from (values ('food'), ('parcel'), ('express')) as f (family)
    left join lateral (
      select i.received_at from inbox i where i.family = f.family order by i.id desc limit 1
    ) latest on true`)
  return rows.map(({ family, last_at, silent_since }) => ({
    family,
    lastAt: instant(last_at),
    silentSince: instant(silent_since),
  }))
}

async function readRefusals(db: Database): Promise<RefusalFacts[]> {
  const { rows } = await db.execute<Omit<RefusalFacts, 'lastAt'> & { last_at: Date | string }>(sql`
    select family, reason, count, last_at from callback_refusals
    where day = current_date order by family, reason`)
  return rows.map(({ family, reason, count, last_at }) => ({
    family,
    reason,
    count,
    lastAt: new Date(last_at).toISOString(),
  }))
}

/** How things go, by a handful of small queries one after the other, on one connection. */
async function readHealth(db: Database): Promise<HealthFacts> {
  const began = performance.now()
  const queue = await readQueue(db)
  const databaseMs = Math.round(performance.now() - began)
  const counts = await readCounts(db)
  return {
    at: new Date().toISOString(),
    databaseMs,
    queue,
    unconfirmedOrders: counts.unconfirmed,
    eventsWaiting: counts.events,
    oldestEventSeconds: counts.oldest_event_seconds,
    callbacks: await readCallbacks(db),
    refusalsToday: await readRefusals(db),
    connections: await readConnections(db),
    retention: await readRetention(db),
  }
}

const instant = (value: Date | string | null) => value && new Date(value).toISOString()

/** Every connection there can be, also those that nothing is known of yet. */
async function readConnections(db: Database): Promise<ConnectionFacts[]> {
  const rows = await db.select().from(connections)
  const now = new Date()
  return CONNECTIONS.map(({ family, zone }) => {
    const row = rows.find((one) => one.family === family && one.zone === zone)
    const skewMs = row?.skewMs ?? null
    const restingUntil = row?.backOffUntil ?? null
    return {
      family,
      zone,
      lastSuccessAt: iso(row?.lastSuccessAt),
      lastFailureAt: iso(row?.lastFailureAt),
      lastFailure: row?.lastFailure ?? null,
      skewSeconds: skewMs === null ? null : Math.round(skewMs / 1000),
      tokenUntil: iso(row?.tokenUntil),
      restingUntil: restingUntil && restingUntil > now ? iso(restingUntil) : null,
    }
  })
}

type Row = {
  due: number
  oldest_due_seconds: number | null
  later: number
  running: number
  failing: number
  failed: number
}

/** How much is in the queue, in one pass over it. */
async function readQueue(db: Database): Promise<QueueFacts> {
  const { rows } = await db.execute<Row>(sql`
    select
      count(*) filter (where waits and run_at <= now())::int as due,
      extract(epoch from now() - min(run_at) filter (where waits))::int as oldest_due_seconds,
      count(*) filter (where waits and run_at > now())::int as later,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where waits and attempts > 0)::int as failing,
      count(*) filter (where locked_at is null and not waits)::int as failed
    from (select run_at, locked_at, attempts,
      locked_at is null and attempts < max_attempts as waits from graphile_worker.jobs) j`)
  const [row] = rows
  if (!row) throw new Error('the queue did not answer')
  const oldest = row.oldest_due_seconds
  return {
    due: row.due,
    oldestDueSeconds: row.due === 0 || oldest === null ? null : Math.max(0, oldest),
    later: row.later,
    running: row.running,
    failing: row.failing,
    failed: row.failed,
  }
}

async function readRetention(db: Database): Promise<RetentionFacts | null> {
  const [run] = await db.select().from(retentionRuns).orderBy(desc(retentionRuns.id)).limit(1)
  return run
    ? {
        startedAt: run.startedAt.toISOString(),
        finishedAt: iso(run.finishedAt),
        failed: run.failure !== null,
        orders: run.removed?.['orders'] ?? 0,
        days: run.days,
      }
    : null
}
