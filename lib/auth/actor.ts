import 'server-only'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { memberships, people } from '@/lib/db/tables/people'
import { stores } from '@/lib/db/tables/stores'
import { permissionsOf, type ActingRole, type Permission } from '@/lib/domain/permissions'

/** Who does something. Read from the database for every operation, so that a change counts at once. */
export type Actor = {
  id: number
  name: string
  email: string
  isAdmin: boolean
  locale: string | null
  /** Of the session that the person came with. */
  sessionEpoch: number
  /** The stores the person may know of, and as what. */
  roles: ReadonlyMap<number, ActingRole>
}

/** The person behind a session, or null when the session no longer holds. */
export async function loadActor(
  db: Database,
  session: { personId: number; epoch: number },
): Promise<Actor | null> {
  const rows = await db
    .select({ person: people, storeId: stores.id, role: memberships.role })
    .from(people)
    .leftJoin(memberships, eq(memberships.personId, people.id))
    .leftJoin(stores, or(eq(stores.id, memberships.storeId), eq(people.isAdmin, true)))
    .where(
      and(
        eq(people.id, session.personId),
        eq(people.sessionEpoch, session.epoch),
        isNull(people.disabledAt),
      ),
    )
    .orderBy(sql`${stores.id}`)
  const person = rows[0]?.person
  if (!person) return null
  const roles = new Map<number, ActingRole>()
  for (const { storeId, role } of rows) {
    if (storeId !== null) roles.set(storeId, person.isAdmin ? 'administrator' : (role ?? 'staff'))
  }
  const { id, name, email, isAdmin, locale, sessionEpoch } = person
  return { id, name, email, isAdmin, locale, sessionEpoch, roles }
}

/** Whether the person may do this at this store. A store they know nothing of allows nothing. */
export function can(actor: Actor, permission: Permission, storeId: number): boolean {
  const role = actor.roles.get(storeId)
  return role !== undefined && permissionsOf(role).includes(permission)
}

/** The stores where the person may do this; of `among`, when given. */
export function storesWhere(
  actor: Actor,
  permission: Permission,
  among?: readonly number[],
): number[] {
  return [...actor.roles.keys()].filter(
    (id) => can(actor, permission, id) && (among === undefined || among.includes(id)),
  )
}
