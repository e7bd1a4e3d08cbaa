import 'server-only'
import { asc, eq } from 'drizzle-orm'
import { toCustomRole } from '@/lib/auth/acting-role'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { memberships, people } from '@/lib/db/tables/people'
import { roles } from '@/lib/db/tables/roles'
import { permissionsOf, ROLES } from '@/lib/domain/permissions'
import type { RoleEntry, RoleHolder, RoleRef } from '../model/role'

/** Every role with what it allows and who has it: the built-in ones, then the others by name. */
export async function listRoles({ actor }: { actor: Actor }): Promise<RoleEntry[]> {
  requireInHouse(actor, 'roles.manage', 'people.manage')
  const db = database()
  const [custom, held] = await Promise.all([
    db.select().from(roles).orderBy(asc(roles.name)),
    db
      .select({
        id: people.id,
        name: people.name,
        built: memberships.role,
        own: memberships.roleId,
      })
      .from(memberships)
      .innerJoin(people, eq(people.id, memberships.personId))
      .orderBy(asc(people.name), asc(people.id)),
  ])
  const holdersOf = (ref: RoleRef) => {
    const holders = new Map<number, RoleHolder>()
    for (const { id, name, built, own } of held) {
      if ((built ?? own) !== ref) continue
      holders.set(id, { id, name, stores: (holders.get(id)?.stores ?? 0) + 1 })
    }
    return [...holders.values()]
  }
  const known = [
    ...ROLES.map((role) => ({ ref: role, role })),
    ...custom.map((row) => ({ ref: row.id, role: toCustomRole(row) })),
  ]
  return known.map(({ ref, role }) => ({
    ref,
    role,
    permissions: permissionsOf(role),
    holders: holdersOf(ref),
  }))
}
