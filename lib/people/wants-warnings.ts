import 'server-only'
import { eq } from 'drizzle-orm'
import { canAnywhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'

/** Whether a person hears by e-mail of what needs a manager; null for who manages nothing. */
export async function wantsWarnings({ actor }: { actor: Actor }): Promise<boolean | null> {
  if (!canAnywhere(actor, 'store.open-close') && !canAnywhere(actor, 'settings.manage')) return null
  const [row] = await database()
    .select({ wants: people.wantsWarnings })
    .from(people)
    .where(eq(people.id, actor.id))
  return row?.wants ?? null
}
