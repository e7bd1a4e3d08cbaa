import 'server-only'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { LONGEST_SESSION_MINUTES, settings } from '@/lib/config/settings'
import type { Queries } from '@/lib/db/client'
import { sessions } from '@/lib/db/tables/sessions'
import { tablets } from '@/lib/db/tables/tablets'

/** Its absolute end, for one that begins now. */
export const sessionExpiry = () => sql`now() + make_interval(mins => ${LONGEST_SESSION_MINUTES})`

/** How much later than its screen a shared tablet's session ends by itself. */
const TABLET_GRACE_SECONDS = 90

/**
 * That a session was not ended, has not come to its absolute end, and was seen not too long ago. One
 * of a shared tablet holds while the tablet does, and was touched within the time after which its
 * screen locks.
 */
export function sessionHolds(): SQL | undefined {
  const { sessionIdleMinutes } = settings()
  return and(
    isNull(sessions.endedAt),
    sql`${sessions.expiresAt} > now()`,
    // Of a tablet that has ended the subquery finds nothing, and null is not held.
    sql`${sessions.lastSeenAt} > now() - case when ${sessions.tabletId} is null
      then make_interval(mins => ${sessionIdleMinutes})
      else (select make_interval(secs => ${tablets.lockMinutes} * 60 + ${TABLET_GRACE_SECONDS})
        from ${tablets} where ${tablets.id} = ${sessions.tabletId} and ${tablets.endedAt} is null)
      end`,
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
