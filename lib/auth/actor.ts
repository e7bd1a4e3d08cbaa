import 'server-only'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { memberships, people } from '@/lib/db/tables/people'
import { sessions } from '@/lib/db/tables/sessions'
import { stores } from '@/lib/db/tables/stores'
import { permissionsOf, type ActingRole, type Permission } from '@/lib/domain/permissions'
import { isUnseenForAMinute, markSeen, sessionHolds } from './sessions/session-life'

/** Who does something. Read from the database for every operation, so that a change counts at once. */
export type Actor = {
  id: number
  name: string
  email: string
  isAdmin: boolean
  locale: string | null
  /** The session that the person came with; null where work goes on in their name without one. */
  sessionId: string | null
  /** The stores the person may know of, and as what. */
  roles: ReadonlyMap<number, ActingRole>
  /** Those of the stores where nothing more is done. */
  disabledStores: ReadonlySet<number>
}

/**
 * The person behind a session, or null when it no longer holds; by `personId`, for work in their
 * name, null when they may not sign in. One query, and at most once a minute a second, which
 * writes that the session was seen.
 */
export async function loadActor(
  db: Database,
  who: { sessionId: string } | { personId: number },
): Promise<Actor | null> {
  const sessionId = 'sessionId' in who ? who.sessionId : null
  const ofSession = and(
    eq(sessions.personId, people.id),
    sessionId === null ? sql`false` : eq(sessions.id, sessionId),
    sessionHolds(),
  )
  const rows = await db
    .select({
      person: people,
      storeId: stores.id,
      storeDisabledAt: stores.disabledAt,
      role: memberships.role,
      isUnseen: isUnseenForAMinute(),
    })
    .from(people)
    .leftJoin(sessions, ofSession)
    .leftJoin(memberships, eq(memberships.personId, people.id))
    .leftJoin(stores, or(eq(stores.id, memberships.storeId), eq(people.isAdmin, true)))
    .where(
      and(
        'personId' in who ? eq(people.id, who.personId) : isNotNull(sessions.id),
        isNull(people.disabledAt),
      ),
    )
    .orderBy(sql`${stores.id}`)
  const person = rows[0]?.person
  if (!person) return null
  if (sessionId !== null && rows[0]?.isUnseen) await markSeen(db, sessionId)
  const roles = new Map<number, ActingRole>()
  for (const { storeId, role } of rows) {
    if (storeId !== null) roles.set(storeId, person.isAdmin ? 'administrator' : (role ?? 'staff'))
  }
  const disabled = rows.flatMap(({ storeId, storeDisabledAt }) =>
    storeId !== null && storeDisabledAt !== null ? [storeId] : [],
  )
  const { id, name, email, isAdmin, locale } = person
  const disabledStores = new Set(disabled)
  return { id, name, email, isAdmin, locale, sessionId, roles, disabledStores }
}

/** Whether the person may do this at this store. A store they know nothing of allows nothing. */
export function can(actor: Actor, permission: Permission, storeId: number): boolean {
  return permissionsAt(actor, storeId).includes(permission)
}

/** What the person may do at a store; at one that is disabled, no more than see. */
export function permissionsAt(actor: Actor, storeId: number): readonly Permission[] {
  const role = actor.roles.get(storeId)
  const held = role === undefined ? [] : permissionsOf(role)
  return actor.disabledStores.has(storeId) ? held.filter((one) => one.endsWith('.see')) : held
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
