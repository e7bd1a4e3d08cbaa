import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { endSessions } from '@/lib/auth/sessions/end-sessions'
import { database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import type { PersonIdForm } from '../model/person'
import { mayManage } from '../roles/is-within'
import { recordEnded } from './record-ended'

/** Signs a person out everywhere but where the actor sits: oneself, and whom the actor may manage. */
export async function endOtherSessions(input: {
  actor: Actor
  form: PersonIdForm
}): Promise<{ ended: number }> {
  const { actor, form } = input
  const { personId } = form
  const db = database()
  if (personId !== actor.id && !(await mayManage(db, actor, personId)))
    throw new Problem('notFound')
  return db.transaction(async (tx) => {
    const ended = await endSessions(tx, { personId, exceptId: actor.sessionId })
    await recordEnded(tx, actor, personId, ended.length)
    return { ended: ended.length }
  })
}
