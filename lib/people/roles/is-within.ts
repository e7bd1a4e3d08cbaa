import 'server-only'
import { eq } from 'drizzle-orm'
import { actingRole } from '@/lib/auth/acting-role'
import { canAnywhere, type Actor } from '@/lib/auth/actor'
import { mayGrant } from '@/lib/auth/may-grant'
import type { Queries } from '@/lib/db/client'
import { memberships, people } from '@/lib/db/tables/people'
import { roles } from '@/lib/db/tables/roles'
import { permissionsOf, type ActingRole } from '@/lib/domain/permissions'

export type RoleAtStore = { storeId: number; role: ActingRole }

/** Whether the actor may have to do with somebody's sign-in and rights: never with their betters'. */
export async function mayManage(queries: Queries, actor: Actor, personId: number) {
  return canAnywhere(actor, 'people.manage') && (await isWithin(queries, actor, personId))
}

/** Whether somebody may do nothing that the actor may not; false of nobody. */
export async function isWithin(queries: Queries, actor: Actor, personId: number): Promise<boolean> {
  const rows = await queries
    .select({ isAdmin: people.isAdmin, membership: memberships, custom: roles })
    .from(people)
    .leftJoin(memberships, eq(memberships.personId, people.id))
    .leftJoin(roles, eq(roles.id, memberships.roleId))
    .where(eq(people.id, personId))
  if (rows.length === 0) return false
  if (actor.isAdmin) return true
  if (rows.some(({ isAdmin }) => isAdmin)) return false
  const held = rows.flatMap(({ membership, custom }) => {
    const role = membership && actingRole(membership.role, custom)
    return role ? [{ storeId: membership.storeId, role }] : []
  })
  return mayGiveAll(actor, held)
}

/** Whether the actor has all that these roles allow, at their stores. */
export function mayGiveAll(actor: Actor, held: readonly RoleAtStore[]): boolean {
  return held.every(({ storeId, role }) => mayGrant(actor, permissionsOf(role), storeId))
}
