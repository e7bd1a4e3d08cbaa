import 'server-only'
import { asc } from 'drizzle-orm'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import { stores } from '@/lib/db/tables/stores'

/** The people and stores by which the log can be chosen. Administrators only. */
export async function auditChoices({ actor }: { actor: Actor }) {
  requireInHouse(actor, 'audit.see')
  const db = database()
  return {
    people: await db
      .select({ id: people.id, name: people.name })
      .from(people)
      .orderBy(asc(people.name), asc(people.id)),
    stores: await db
      .select({ id: stores.id, code: stores.code })
      .from(stores)
      .orderBy(asc(stores.code)),
  }
}
