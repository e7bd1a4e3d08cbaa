import 'server-only'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import { forgetSecret } from '@/lib/auth/codes/code-secret'
import { endSessions } from '@/lib/auth/sessions/end-sessions'
import { tellPerson } from '@/lib/auth/tell-person'
import { database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import type { PersonIdForm } from '../model/person'
import { mayManage } from '../roles/is-within'

/** For whoever lost the phone and the paper: the next sign-in asks for no code, or for a new app. */
export async function removeCode(input: { actor: Actor; form: PersonIdForm }): Promise<null> {
  const { actor, form } = input
  const { personId } = form
  const db = database()
  // One's own is turned off with the password.
  if (personId === actor.id) throw new Problem('notYourself')
  if (!(await mayManage(db, actor, personId))) throw new Problem('notFound')
  await db.transaction(async (tx) => {
    await forgetSecret(tx, personId)
    await tellPerson(tx, { personId, change: 'code-removed' })
    await endSessions(tx, { personId })
    await recordAudit(tx, {
      action: 'person.code-removed',
      actor,
      record: { kind: 'person', id: personId },
    })
  })
  return null
}
