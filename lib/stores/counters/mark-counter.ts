import 'server-only'
import { lt, sql } from 'drizzle-orm'
import { can, storesWhere, type Actor } from '@/lib/auth/actor'
import type { Queries } from '@/lib/db/client'
import { counters } from '@/lib/db/tables/sessions'

/** A stream that was marked more recently is not marked again. */
const SELDOM = sql`now() - interval '20 seconds'`

/**
 * Writes that a session's live stream is open at the stores that its device is a counter of: the one
 * that it shows, or, while it shows all, those that its person does not manage. A manager who looks
 * at everything from elsewhere is nobody's counter (decision 0265).
 */
export async function markCounter(
  queries: Queries,
  { actor, shown }: { actor: Actor; shown: number | 'all' },
): Promise<void> {
  const { sessionId } = actor
  if (sessionId === null) return
  const storeIds = storesWhere(actor, 'food.see').filter((id) =>
    shown === 'all' ? !can(actor, 'store.open-close', id) : id === shown,
  )
  if (storeIds.length === 0) return
  await queries
    .insert(counters)
    .values(storeIds.map((storeId) => ({ sessionId, storeId })))
    .onConflictDoUpdate({
      target: [counters.sessionId, counters.storeId],
      set: { lastSeenAt: sql`now()` },
      setWhere: lt(counters.lastSeenAt, SELDOM),
    })
}
