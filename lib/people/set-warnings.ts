import 'server-only'
import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import type { WarningsForm } from './model/person'

/** Whether the person hears by e-mail of what needs a manager. */
export async function setWarnings(input: { actor: Actor; form: WarningsForm }): Promise<null> {
  const { actor, form } = input
  await database().update(people).set({ wantsWarnings: form.wants }).where(eq(people.id, actor.id))
  return null
}
