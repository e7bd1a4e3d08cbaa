import 'server-only'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { sessions } from '@/lib/db/tables/sessions'
import { notifyLive } from '@/lib/live/notify'

/**
 * Ends one session, all of a person, or all but one. Their cookies are refused from now on, and
 * their open streams, on whichever instance, end as soon as it hears. Returns the ended ones' ids.
 * In a transaction that changes the person, call it after the change (see `beginSession`).
 */
export async function endSessions(
  queries: Queries,
  which: { sessionId: string } | { personId: number; exceptId?: string | null },
): Promise<string[]> {
  const chosen =
    'sessionId' in which
      ? eq(sessions.id, which.sessionId)
      : and(
          eq(sessions.personId, which.personId),
          which.exceptId ? ne(sessions.id, which.exceptId) : undefined,
        )
  const ended = await queries
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(and(chosen, isNull(sessions.endedAt)))
    .returning({ id: sessions.id, personId: sessions.personId })
  for (const personId of new Set(ended.map((one) => one.personId))) {
    await notifyLive(queries, { kind: 'person', personId })
  }
  return ended.map(({ id }) => id)
}
