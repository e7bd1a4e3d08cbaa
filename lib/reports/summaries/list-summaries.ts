import 'server-only'
import { asc, eq, isNull } from 'drizzle-orm'
import { actingRole } from '@/lib/auth/acting-role'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { memberships, people } from '@/lib/db/tables/people'
import { reportSubscriptions } from '@/lib/db/tables/reports/report-mails'
import { roles } from '@/lib/db/tables/roles'
import { permissionsOf } from '@/lib/domain/permissions'
import { mayGiveAll, type RoleAtStore } from '@/lib/people/roles/is-within'
import type { SummaryPerson } from '../model/summary'

/**
 * The actor first, then by name everybody who may see reports and do nothing that the actor may not:
 * who gets a summary, and of which stores. Nobody where the actor may not see reports.
 */
export async function listSummaries({ actor }: { actor: Actor }): Promise<SummaryPerson[]> {
  const seen = storesWhere(actor, 'reports.see')
  if (seen.length === 0) return []
  const rows = await database()
    .select({
      person: people,
      membership: memberships,
      custom: roles,
      subscription: reportSubscriptions,
    })
    .from(people)
    .leftJoin(memberships, eq(memberships.personId, people.id))
    .leftJoin(roles, eq(roles.id, memberships.roleId))
    .leftJoin(reportSubscriptions, eq(reportSubscriptions.personId, people.id))
    .where(isNull(people.disabledAt))
    .orderBy(asc(people.name), asc(people.id), asc(memberships.storeId))
  const byId = new Map<number, Listed>()
  for (const { person, membership, custom, subscription } of rows) {
    const known = byId.get(person.id) ?? { person, subscription, held: [] }
    const role = membership && actingRole(membership.role, custom)
    if (role) known.held.push({ storeId: membership.storeId, role })
    byId.set(person.id, known)
  }
  const listed = [...byId.values()].flatMap((one) => rowOf(actor, seen, one))
  return listed.toSorted((a, b) => Number(b.isSelf) - Number(a.isSelf))
}

type Listed = {
  person: typeof people.$inferSelect
  subscription: typeof reportSubscriptions.$inferSelect | null
  held: RoleAtStore[]
}

function rowOf(actor: Actor, seen: number[], { person, subscription, held }: Listed) {
  const { id, name, email, isAdmin } = person
  const isSelf = id === actor.id
  const isWithin = actor.isAdmin || (!isAdmin && mayGiveAll(actor, held))
  if (!isSelf && !isWithin) return []
  const stores =
    isSelf || isAdmin
      ? seen
      : held
          .filter(({ role }) => permissionsOf(role).includes('reports.see'))
          .map(({ storeId }) => storeId)
  if (stores.length === 0) return []
  const asked = subscription?.storeIds ?? []
  const chosen = asked.filter((storeId) => stores.includes(storeId))
  // Of stores that are theirs no more nothing is sent.
  const isLost = asked.length > 0 && chosen.length === 0
  const rhythm = isLost ? ('off' as const) : (subscription?.rhythm ?? ('off' as const))
  return [{ id, name, email, isSelf, rhythm, chosen, stores }]
}
