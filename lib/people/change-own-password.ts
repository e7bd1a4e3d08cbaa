import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
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
  await database()
    .update(people)
    .set({
      passwordHash: await hashPassword(input.form.next),
      sessionEpoch: sql`${people.sessionEpoch} + 1`,
    })
    .where(eq(people.id, id))
  return { id }
}
