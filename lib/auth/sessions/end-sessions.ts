import 'server-only'
import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { sessions } from '@/lib/db/tables/sessions'
import { notifyLive } from '@/lib/live/notify'

type Which =
  | { sessionId: string }
  | { personId: number; exceptId?: string | null }
  | { tabletId: string }
  /** Where the person typed their PIN. */
  | { pinOf: number }

/**
 * Ends one session, all of a person, or all but one, all of a shared tablet or of a PIN. Their cookies are refused from now on, and
 * their open streams, on whichever instance, end as soon as it hears. Returns the ended ones' ids.
 * In a transaction that changes the person, call it after the change (see `beginSession`).
 */
export async function endSessions(queries: Queries, which: Which): Promise<string[]> {
  const ended = await queries
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(and(chosen(which), isNull(sessions.endedAt)))
    .returning({ id: sessions.id, personId: sessions.personId })
  for (const personId of new Set(ended.map((one) => one.personId))) {
    await notifyLive(queries, { kind: 'person', personId })
  }
  return ended.map(({ id }) => id)
}

function chosen(which: Which): SQL | undefined {
  if ('sessionId' in which) return eq(sessions.id, which.sessionId)
  if ('tabletId' in which) return eq(sessions.tabletId, which.tabletId)
  if ('pinOf' in which) return and(eq(sessions.personId, which.pinOf), eq(sessions.kind, 'pin'))
  return and(
    eq(sessions.personId, which.personId),
    which.exceptId ? ne(sessions.id, which.exceptId) : undefined,
  )
}
