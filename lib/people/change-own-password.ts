import 'server-only'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import { confirmPassword } from '@/lib/auth/passwords/confirm-password'
import { hashPassword } from '@/lib/auth/passwords/password'
import { requireGoodPassword } from '@/lib/auth/passwords/require-good-password'
import { database } from '@/lib/db/client'
import type { OwnPasswordForm } from './model/person'
import { setPassword } from './set-password'

/** Ends every session of the person, this one too: whoever else knew the password is out. */
export async function changeOwnPassword(input: {
  actor: Actor
  form: OwnPasswordForm
}): Promise<{ id: number }> {
  const { actor, form } = input
  const { id } = actor
  await confirmPassword(database(), actor, form.current, 'current')
  await requireGoodPassword({ password: form.next, person: actor, field: 'next' })
  const passwordHash = await hashPassword(form.next)
  await database().transaction(async (tx) => {
    await setPassword(tx, { personId: id, passwordHash, mustChange: false })
    await recordAudit(tx, {
      action: 'person.password-changed',
      actor,
      record: { kind: 'person', id, name: actor.email },
      after: { by: 'self' },
    })
  })
  return { id }
}
