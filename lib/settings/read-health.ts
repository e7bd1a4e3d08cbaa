import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { readConnections } from './read-connections'
import { readQueue } from './read-queue'
import type { CallbackFacts, HealthFacts, RefusalFacts } from './schema'

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
    ...{ family, reason, count },
    lastAt: new Date(last_at).toISOString(),
  }))
}

/** How things go, by a handful of small queries one after the other, on one connection. */
export async function readHealth(db: Database): Promise<HealthFacts> {
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
  }
}

const instant = (value: Date | string | null) => value && new Date(value).toISOString()
