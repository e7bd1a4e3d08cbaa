import 'server-only'
import { eq } from 'drizzle-orm'
import { loadActor, type Actor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'

/** Whoever an import is created for, with the rights of this moment; null when they have left. */
export async function starter(db: Database, personId: number | null): Promise<Actor | null> {
  if (personId === null) return null
  const [person] = await db.select().from(people).where(eq(people.id, personId))
  return person ? loadActor(db, { personId, epoch: person.sessionEpoch }) : null
}
