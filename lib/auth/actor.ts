import 'server-only'
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { preparedOnce } from '@/lib/db/prepared'
import { memberships, people } from '@/lib/db/tables/people'
import { roles } from '@/lib/db/tables/roles'
import { sessions } from '@/lib/db/tables/sessions'
import { stores } from '@/lib/db/tables/stores'
import { tablets } from '@/lib/db/tables/tablets'
import {
  isCounterWork,
  permissionsOf,
  type ActingRole,
  type HousePermission,
  type Permission,
  type StorePermission,
} from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'
import { actingRole } from './acting-role'
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
  /** The shared tablet that the person is at, where they may do less (decision 0240). */
  tablet: ActorTablet | null
  /** The stores the person may know of, and as what. */
  roles: ReadonlyMap<number, ActingRole>
  /** Those of the stores where nothing more is done. */
  disabledStores: ReadonlySet<number>
}

/** A shared tablet as those at it need to know it. */
type ActorTablet = { id: string; name: string; storeId: number; lockMinutes: number }

/**
 * The person behind a session, or null when it no longer holds; by `personId`, for work in their
 * name, null when they may not sign in. One query, and at most once a minute a second, which
 * writes that the session was seen; of a shared tablet only a touch is written (`touchTablet`).
 */
export async function loadActor(
  db: Database,
  who: { sessionId: string } | { personId: number },
): Promise<Actor | null> {
  const sessionId = 'sessionId' in who ? who.sessionId : null
  const rows =
    'sessionId' in who
      ? await bySession(db).execute({ sessionId })
      : await byPerson(db).execute({ personId: who.personId })
  const person = rows[0]?.person
  if (!person) return null
  const tablet = rows[0]?.tablet ?? null
  if (sessionId !== null && tablet === null && rows[0]?.isUnseen) await markSeen(db, sessionId)
  // Administration does not count on a shared tablet, only the role that is held at its store.
  const isAdmin = person.isAdmin && tablet === null
  const held = new Map<number, ActingRole>()
  for (const { storeId, memberOf, role, custom } of rows) {
    if (tablet !== null && (storeId !== tablet.storeId || memberOf !== storeId)) continue
    const acting = isAdmin ? 'administrator' : actingRole(role, custom)
    if (storeId !== null && acting) held.set(storeId, acting)
  }
  const disabled = rows.flatMap(({ storeId, storeDisabledAt }) =>
    storeId !== null && storeDisabledAt !== null ? [storeId] : [],
  )
  const { id, name, email, locale } = person
  const disabledStores = new Set(disabled)
  return { id, name, email, isAdmin, locale, sessionId, tablet, roles: held, disabledStores }
}

const bySession = preparedOnce((db) =>
  knownAs(db, {
    session: eq(sessions.id, sql.placeholder('sessionId')),
    person: isNotNull(sessions.id),
  }).prepare('actor_by_session'),
)

const byPerson = preparedOnce((db) =>
  knownAs(db, {
    session: sql`false`,
    person: eq(people.id, sql.placeholder('personId')),
  }).prepare('actor_by_person'),
)

/** A row for each store that a person may know of, and one for who knows of none. */
function knownAs(db: Database, who: { session: SQL; person: SQL }) {
  const ofSession = and(eq(sessions.personId, people.id), who.session, sessionHolds())
  return db
    .select({
      person: {
        id: people.id,
        name: people.name,
        email: people.email,
        locale: people.locale,
        isAdmin: people.isAdmin,
      },
      storeId: stores.id,
      memberOf: memberships.storeId,
      tablet: {
        id: tablets.id,
        name: tablets.name,
        storeId: tablets.storeId,
        lockMinutes: tablets.lockMinutes,
      },
      storeDisabledAt: stores.disabledAt,
      role: memberships.role,
      custom: roles,
      isUnseen: isUnseenForAMinute(),
    })
    .from(people)
    .leftJoin(sessions, ofSession)
    .leftJoin(tablets, eq(tablets.id, sessions.tabletId))
    .leftJoin(memberships, eq(memberships.personId, people.id))
    .leftJoin(roles, eq(roles.id, memberships.roleId))
    .leftJoin(stores, or(eq(stores.id, memberships.storeId), eq(people.isAdmin, true)))
    .where(and(who.person, isNull(people.disabledAt)))
    .orderBy(sql`${stores.id}`)
}

/** Whether the person may do this at this store. A store they know nothing of allows nothing. */
export function can(actor: Actor, permission: StorePermission, storeId: number): boolean {
  return permissionsAt(actor, storeId).includes(permission)
}

/**
 * What the person may do at a store; at one that is disabled no more than see, and on a shared tablet
 * no more than counter work.
 */
export function permissionsAt(actor: Actor, storeId: number): readonly Permission[] {
  const role = actor.roles.get(storeId)
  const given = role === undefined ? [] : permissionsOf(role)
  const held = actor.tablet === null ? given : given.filter(isCounterWork)
  return actor.disabledStores.has(storeId) ? held.filter((one) => one.endsWith('.see')) : held
}

/** The stores where the person may do this; of `among`, when given. */
export function storesWhere(
  actor: Actor,
  permission: StorePermission,
  among?: readonly number[],
): number[] {
  return [...actor.roles.keys()].filter(
    (id) => can(actor, permission, id) && (among === undefined || among.includes(id)),
  )
}

/** Whether the person may do this at some store, or, of the whole house, at all. */
export function canAnywhere(actor: Actor, permission: Permission): boolean {
  const stores = [...actor.roles.keys()]
  return actor.isAdmin || stores.some((id) => permissionsAt(actor, id).includes(permission))
}

/** Throws `notAllowed` where the person may do none of it in the house. */
export function requireInHouse(actor: Actor, ...anyOf: readonly HousePermission[]): void {
  if (!anyOf.some((one) => canAnywhere(actor, one))) throw new Problem('notAllowed')
}

/**
 * Throws `notOnTablet` on a shared tablet: for one's own sign-in, and for files of many people's data
 * that leave the store.
 */
export function requireOwnDevice(actor: Actor): void {
  if (actor.tablet !== null) throw new Problem('notOnTablet')
}
