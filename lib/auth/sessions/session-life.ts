import 'server-only'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { LONGEST_SESSION_MINUTES, settings } from '@/lib/config/settings'
import type { Queries } from '@/lib/db/client'
import { sessions } from '@/lib/db/tables/sessions'

/** Its absolute end, for one that begins now. */
export const sessionExpiry = () => sql`now() + make_interval(mins => ${LONGEST_SESSION_MINUTES})`

/** That a session was not ended, has not come to its absolute end, and was seen not too long ago. */
export function sessionHolds(): SQL | undefined {
  const { sessionIdleMinutes } = settings()
  return and(
    isNull(sessions.endedAt),
    sql`${sessions.expiresAt} > now()`,
    sql`${sessions.lastSeenAt} > now() - make_interval(mins => ${sessionIdleMinutes})`,
  )
}

const isUnseen = sql<boolean>`${sessions.lastSeenAt} < now() - interval '1 minute'`

/** Whether it is time to write that a session was seen. */
export const isUnseenForAMinute = () => isUnseen

/** Of requests that come at once, one writes. */
export async function markSeen(queries: Queries, sessionId: string): Promise<void> {
  await queries
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), isUnseen))
}
