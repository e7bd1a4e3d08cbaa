import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { endSessions } from '@/lib/auth/sessions/end-sessions'
import { database } from '@/lib/db/client'
import { sessions } from '@/lib/db/tables/sessions'
import { Problem } from '@/lib/domain/problem'
import type { SessionForm } from '../model/person'

/** Signs one device out: one's own, and anybody's for administrators. Once it has ended it is not there. */
export async function endSession(input: { actor: Actor; form: SessionForm }): Promise<null> {
  const { actor, form } = input
  const db = database()
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, form.sessionId),
        actor.isAdmin ? undefined : eq(sessions.personId, actor.id),
      ),
    )
  if (!found) throw new Problem('notFound')
  await endSessions(db, { sessionId: found.id })
  return null
}
