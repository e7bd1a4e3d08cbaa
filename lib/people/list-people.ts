import 'server-only'
import { asc, eq } from 'drizzle-orm'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { memberships, people } from '@/lib/db/tables/people'
import { codeSecrets } from '@/lib/db/tables/sign-in'
import type { PersonRow } from './model/person'

/** Everybody, by name, for who may see it. */
export async function listPeople({ actor }: { actor: Actor }): Promise<PersonRow[]> {
  requireInHouse(actor, 'people.manage')
  const rows = await database()
    .select({ person: people, membership: memberships, codeSince: codeSecrets.confirmedAt })
    .from(people)
    .leftJoin(memberships, eq(memberships.personId, people.id))
    .leftJoin(codeSecrets, eq(codeSecrets.personId, people.id))
    .orderBy(asc(people.name), asc(people.id), asc(memberships.storeId))
  const byId = new Map<number, PersonRow>()
  for (const { person, membership, codeSince } of rows) {
    const { id, name, email, isAdmin, mustChangePassword, requiresCode } = person
    const known = byId.get(id) ?? {
      id,
      name,
      email,
      isAdmin,
      disabled: person.disabledAt !== null,
      mustChangePassword,
      requiresCode,
      hasCode: codeSince !== null,
      isInvited: person.passwordHash === null,
      roles: [],
    }
    const role = membership?.role ?? membership?.roleId
    if (membership && role) known.roles.push({ storeId: membership.storeId, role })
    byId.set(id, known)
  }
  return [...byId.values()]
}
