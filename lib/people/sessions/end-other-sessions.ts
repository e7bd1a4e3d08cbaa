import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { endSessions } from '@/lib/auth/sessions/end-sessions'
import { database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import type { PersonIdForm } from '../model/person'

/** Signs a person out everywhere but where the actor sits: oneself, and anybody for administrators. */
export async function endOtherSessions(input: {
  actor: Actor
  form: PersonIdForm
}): Promise<{ ended: number }> {
  const { actor, form } = input
  if (form.personId !== actor.id && !actor.isAdmin) throw new Problem('notFound')
  const ended = await endSessions(database(), {
    personId: form.personId,
    exceptId: actor.sessionId,
  })
  return { ended: ended.length }
}
