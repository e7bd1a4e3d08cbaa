import 'server-only'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { actingRole } from '@/lib/auth/acting-role'
import { storesByFamily } from '@/lib/auth/stores-by-family'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { memberships, people } from '@/lib/db/tables/people'
import { roles } from '@/lib/db/tables/roles'
import { stores } from '@/lib/db/tables/stores'
import { MAY } from '@/lib/domain/permissions'
import { permissionsOf } from '@/lib/domain/permissions'
import type { Assignee } from './model/exception-list'

const PLACES = { parcel: MAY.place.parcel, express: MAY.place.express }

/** Who may look after parcels and waybills at the stores where this person may, by store. */
export async function readAssignees(actor: Actor): Promise<Record<number, Assignee[]>> {
  const { parcel, express } = storesByFamily(actor, PLACES)
  const storeIds = [...new Set([...parcel, ...express])]
  if (storeIds.length === 0) return {}
  const rows = await database()
    .select({
      storeId: stores.id,
      id: people.id,
      name: people.name,
      role: memberships.role,
      custom: roles,
      isAdmin: people.isAdmin,
    })
    .from(stores)
    .innerJoin(people, isNull(people.disabledAt))
    .leftJoin(
      memberships,
      and(eq(memberships.personId, people.id), eq(memberships.storeId, stores.id)),
    )
    .leftJoin(roles, eq(roles.id, memberships.roleId))
    .where(
      and(
        inArray(stores.id, storeIds),
        or(eq(people.isAdmin, true), eq(memberships.personId, people.id)),
      ),
    )
    .orderBy(asc(people.name), asc(people.id))
  const byStore: Record<number, Assignee[]> = {}
  for (const { storeId, id, name, role, custom, isAdmin } of rows) {
    const acting = isAdmin ? 'administrator' : actingRole(role, custom)
    const may = acting ? permissionsOf(acting) : []
    if (!Object.values(PLACES).some((permission) => may.includes(permission))) continue
    ;(byStore[storeId] ??= []).push({ id, name })
  }
  return byStore
}
