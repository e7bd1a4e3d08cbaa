import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { endSessions } from '@/lib/auth/sessions/end-sessions'
import { database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import type { PersonIdForm } from '../model/person'
import { mayManage } from '../roles/is-within'

/** Signs a person out everywhere but where the actor sits: oneself, and whom the actor may manage. */
export async function endOtherSessions(input: {
  actor: Actor
  form: PersonIdForm
}): Promise<{ ended: number }> {
  const { actor, form } = input
  const db = database()
  if (form.personId !== actor.id && !(await mayManage(db, actor, form.personId)))
    throw new Problem('notFound')
  const ended = await endSessions(db, {
    personId: form.personId,
    exceptId: actor.sessionId,
  })
  return { ended: ended.length }
}
