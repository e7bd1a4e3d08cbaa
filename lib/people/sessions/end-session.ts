import 'server-only'
import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { endSessions } from '@/lib/auth/sessions/end-sessions'
import { database } from '@/lib/db/client'
import { sessions } from '@/lib/db/tables/sessions'
import { Problem } from '@/lib/domain/problem'
import type { SessionForm } from '../model/person'
import { mayManage } from '../roles/is-within'
import { recordEnded } from './record-ended'

/** Signs one device out: one's own, and that of whom the actor may manage. Once it has ended it is not there. */
export async function endSession(input: { actor: Actor; form: SessionForm }): Promise<null> {
  const { actor, form } = input
  const db = database()
  const [found] = await db
    .select({ id: sessions.id, personId: sessions.personId })
    .from(sessions)
    .where(eq(sessions.id, form.sessionId))
  const isOwn = found?.personId === actor.id
  if (!found || (!isOwn && !(await mayManage(db, actor, found.personId))))
    throw new Problem('notFound')
  await db.transaction(async (tx) => {
    const ended = await endSessions(tx, { sessionId: found.id })
    await recordEnded(tx, actor, found.personId, ended.length)
  })
  return null
}
