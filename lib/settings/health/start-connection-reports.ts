import 'server-only'
import { sql } from 'drizzle-orm'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import { connections } from '@/lib/db/tables/connections'
import type { ConnectionReport, ConnectionMonitor } from '@/lib/platform/http/connection-monitor'

/** What the column holds: a clock that is weeks away is as wrong as it gets. */
const MOST_MS = 2_147_483_647

const inColumn = (ms: number | null) =>
  ms === null ? null : Math.max(-MOST_MS, Math.min(MOST_MS, ms))

const EVERY_MS = 5_000
/** Two clocks of one machine differ by so little between two looks unless one of them was set. */
const STEP_MS = 2_000

type Clocks = { now: () => number; monotonic: () => number }
const REAL: Clocks = { now: () => Date.now(), monotonic: () => performance.now() }

/**
 * Keeps in the database what the calls of this process say of the connections, every few seconds
 * and only when something changed; nothing waits for it. When this machine's clock was set, what
 * was seen of it before is forgotten, so that a warning does not outlive its cause.
 */
export function startConnectionReports(input: {
  db: Database
  marks: ConnectionMonitor
  everyMs?: number
  clocks?: Clocks
}): { stop: () => Promise<void> } {
  const { db, marks, clocks = REAL } = input
  let difference = clocks.now() - clocks.monotonic()
  let keeping = Promise.resolve()

  const keep = async () => {
    const differenceNow = clocks.now() - clocks.monotonic()
    if (Math.abs(differenceNow - difference) > STEP_MS) marks.forgetSkew()
    difference = differenceNow
    const changed = marks.takeChanged()
    try {
      await saveConnectionReports(db, changed)
    } catch (error) {
      marks.putBack(changed)
      log().warn({ err: error }, 'what is known of the connections could not be kept')
    }
  }
  const next = () => (keeping = keeping.then(keep))
  const timer = setInterval(() => void next(), input.everyMs ?? EVERY_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return next()
    },
  }
}

/**
 * Keeps what one process has seen of the connections, over what is known from all of them: the
 * latest success and failure of any, the clock of the one that spoke last. What the sweep keeps in
 * the same rows stays as it is.
 */
async function saveConnectionReports(
  db: Database,
  marks: readonly ConnectionReport[],
): Promise<void> {
  if (marks.length === 0) return
  // Always in one order: two instances that write the same rows must not wait for each other.
  const rows = [...marks]
    .sort((a, b) => `${a.family}${a.zone}`.localeCompare(`${b.family}${b.zone}`))
    .map((mark) => ({ ...mark, skewMs: inColumn(mark.skewMs) }))
  await db
    .insert(connections)
    .values(rows)
    .onConflictDoUpdate({
      target: [connections.family, connections.zone],
      set: {
        lastSuccessAt: sql`greatest(${connections.lastSuccessAt}, excluded.last_success_at)`,
        lastFailure: sql`case when excluded.last_failure_at >= coalesce(${connections.lastFailureAt}, '-infinity')
          then excluded.last_failure else ${connections.lastFailure} end`,
        lastFailureAt: sql`greatest(${connections.lastFailureAt}, excluded.last_failure_at)`,
        tokenUntil: sql`coalesce(excluded.token_until, ${connections.tokenUntil})`,
        skewMs: sql`excluded.skew_ms`,
        skewAt: sql`excluded.skew_at`,
      },
    })
}
