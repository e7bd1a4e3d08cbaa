import 'server-only'
import { and, desc, eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { sessionHolds } from '@/lib/auth/sessions/session-life'
import { database } from '@/lib/db/client'
import { sessions } from '@/lib/db/tables/sessions'
import { Problem } from '@/lib/domain/problem'
import { mayManage } from '../roles/is-within'
import type { SessionRow } from '../model/session-row'

/** Where a person is signed in, last seen first: one's own, and those of whom the actor may manage. */
export async function listSessions(input: {
  actor: Actor
  personId: number
}): Promise<SessionRow[]> {
  const { actor, personId } = input
  const db = database()
  if (personId !== actor.id && !(await mayManage(db, actor, personId)))
    throw new Problem('notAllowed')
  const rows = await db
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
