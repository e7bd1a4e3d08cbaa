import 'server-only'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import { forgetSecret } from '@/lib/auth/codes/code-secret'
import { confirmPassword } from '@/lib/auth/passwords/confirm-password'
import { tellPerson } from '@/lib/auth/tell-person'
import { database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import type { PasswordForm } from '../model/sign-in'
import { ownCode } from './own-code'

/** Turns one's own codes off, where nobody asks for them; also the way to another phone. */
export async function endOwnCode(input: { actor: Actor; form: PasswordForm }): Promise<null> {
  const { actor, form } = input
  await confirmPassword(database(), actor, form.password)
  if ((await ownCode({ actor })).isRequired) throw new Problem('codeRequired')
  await database().transaction(async (tx) => {
    await forgetSecret(tx, actor.id)
    await tellPerson(tx, { personId: actor.id, change: 'code-removed' })
    await recordAudit(tx, {
      action: 'person.code-removed',
      actor,
      record: { kind: 'person', id: actor.id, name: actor.email },
    })
  })
  return null
}
