import 'server-only'
import { asc, eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { memberships, people } from '@/lib/db/tables/people'
import { Problem } from '@/lib/domain/problem'
import type { PersonRow } from './model/person'

/** Everybody, by name; administrators only. */
export async function listPeople({ actor }: { actor: Actor }): Promise<PersonRow[]> {
  if (!actor.isAdmin) throw new Problem('notAllowed')
  const rows = await database()
    .select({ person: people, storeId: memberships.storeId, role: memberships.role })
    .from(people)
    .leftJoin(memberships, eq(memberships.personId, people.id))
    .orderBy(asc(people.name), asc(people.id), asc(memberships.storeId))
  const byId = new Map<number, PersonRow>()
  for (const { person, storeId, role } of rows) {
    const { id, name, email, isAdmin } = person
    const known = byId.get(id) ?? {
      id,
      name,
      email,
      isAdmin,
      disabled: person.disabledAt !== null,
      roles: [],
    }
    if (storeId !== null && role !== null) known.roles.push({ storeId, role })
    byId.set(id, known)
  }
  return [...byId.values()]
}
