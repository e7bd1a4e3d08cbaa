import 'server-only'
import { and, desc, eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { sessionHolds } from '@/lib/auth/sessions/session-life'
import { database } from '@/lib/db/client'
import { sessions } from '@/lib/db/tables/sessions'
import { Problem } from '@/lib/domain/problem'
import type { SessionRow } from '../model/session-row'

/** Where a person is signed in, last seen first: one's own, and anybody's for administrators. */
export async function listSessions(input: {
  actor: Actor
  personId: number
}): Promise<SessionRow[]> {
  const { actor, personId } = input
  if (personId !== actor.id && !actor.isAdmin) throw new Problem('notAllowed')
  const rows = await database()
    .select()
    .from(sessions)
    .where(and(eq(sessions.personId, personId), sessionHolds()))
    .orderBy(desc(sessions.lastSeenAt))
  return rows.map(({ id, device, address, createdAt, lastSeenAt }) => ({
    id,
    device,
    address,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isThis: id === actor.sessionId,
  }))
}
