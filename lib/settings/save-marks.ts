import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { connections } from '@/lib/db/tables/connections'
import type { ConnectionMark } from '@/lib/platform/connection-marks'

/** What the column holds: a clock that is weeks away is as wrong as it gets. */
const MOST_MS = 2_147_483_647

const inColumn = (ms: number | null) =>
  ms === null ? null : Math.max(-MOST_MS, Math.min(MOST_MS, ms))

/**
 * Keeps what one process has seen of the connections, over what is known from all of them: the
 * latest success and failure of any, the clock of the one that spoke last. What the sweep keeps in
 * the same rows stays as it is.
 */
export async function saveMarks(db: Database, marks: readonly ConnectionMark[]): Promise<void> {
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
