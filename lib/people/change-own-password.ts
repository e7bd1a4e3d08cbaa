import 'server-only'
import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { endSessions } from '@/lib/auth/sessions/end-sessions'
import { hashPassword, verifyPassword } from '@/lib/auth/password'
import { database } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import { Problem } from '@/lib/domain/problem'
import type { OwnPasswordForm } from './model/person'

/** Ends every session of the person, this one too: whoever else knew the password is out. */
export async function changeOwnPassword(input: {
  actor: Actor
  form: OwnPasswordForm
}): Promise<{ id: number }> {
  const { id } = input.actor
  const [person] = await database().select().from(people).where(eq(people.id, id))
  if (!(await verifyPassword(input.form.current, person?.passwordHash ?? null))) {
    throw new Problem('wrongInput', { fields: { current: 'passwordWrong' } })
  }
  const passwordHash = await hashPassword(input.form.next)
  await database().transaction(async (tx) => {
    await tx.update(people).set({ passwordHash }).where(eq(people.id, id))
    await endSessions(tx, { personId: id })
  })
  return { id }
}
