import 'server-only'
import { inArray } from 'drizzle-orm'
import { toCustomRole } from '@/lib/auth/acting-role'
import type { Actor } from '@/lib/auth/actor'
import type { Queries } from '@/lib/db/client'
import { roles } from '@/lib/db/tables/roles'
import { Problem } from '@/lib/domain/problem'
import type { PersonForm } from '../model/person'
import { isWithin, mayGiveAll, type RoleAtStore } from './is-within'

/**
 * That nobody hands out more than they have, nor lays hands on somebody who may do more: who can
 * set another's password or roles can become them. Throws `beyondYourRights`; `roleGone` for a role
 * that is not there any more. Administrators pass, once the roles are there.
 */
export async function requireGrantable(
  tx: Queries,
  input: { actor: Actor; form: PersonForm },
): Promise<void> {
  const { actor, form } = input
  const given = await rolesGiven(tx, form)
  if (actor.isAdmin) return
  if (form.isAdmin) throw new Problem('beyondYourRights')
  const isBeyond = form.id !== null && !(await isWithin(tx, actor, form.id))
  if (isBeyond || !mayGiveAll(actor, given)) throw new Problem('beyondYourRights')
}

/** Held until the end of the transaction: what is given must be what was looked at. */
async function rolesGiven(tx: Queries, form: PersonForm): Promise<RoleAtStore[]> {
  const ids = form.roles.flatMap(({ role }) => (typeof role === 'number' ? [role] : []))
  const rows =
    ids.length > 0
      ? await tx.select().from(roles).where(inArray(roles.id, ids)).orderBy(roles.id).for('share')
      : []
  const custom = new Map(rows.map((row) => [row.id, toCustomRole(row)]))
  return form.roles.map(({ storeId, role: ref }) => {
    const role = typeof ref === 'number' ? custom.get(ref) : ref
    if (!role) throw new Problem('roleGone')
    return { storeId, role }
  })
}
