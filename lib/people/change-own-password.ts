import 'server-only'
import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { endSessions } from '@/lib/auth/sessions/end-sessions'
import { confirmPassword } from '@/lib/auth/passwords/confirm-password'
import { hashPassword } from '@/lib/auth/passwords/password'
import { requireGoodPassword } from '@/lib/auth/passwords/require-good-password'
import { forgetDevices } from '@/lib/auth/throttle/known-device'
import { database } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import type { OwnPasswordForm } from './model/person'

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
    await tx.update(people).set({ passwordHash }).where(eq(people.id, id))
    await endSessions(tx, { personId: id })
    await forgetDevices(tx, id)
  })
  return { id }
}
