import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { toCustomRole } from '@/lib/auth/acting-role'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { mayCompose, mayGrant } from '@/lib/auth/may-grant'
import { database, type Queries } from '@/lib/db/client'
import { memberships } from '@/lib/db/tables/people'
import { roles } from '@/lib/db/tables/roles'
import type { Permission } from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'
import { notifyLive } from '@/lib/live/notify'
import type { RoleForm } from '../model/role'

/**
 * Puts a role together or changes one, which counts at once for everybody who has it. It never
 * allows more than whoever makes it may do, at any store where somebody has it. Throws
 * `beyondYourRights`, `roleGone`.
 */
export async function saveRole(input: { actor: Actor; form: RoleForm }): Promise<{ id: number }> {
  const { actor, form } = input
  requireInHouse(actor, 'roles.manage')
  const { name } = form
  const permissions = [...new Set(form.permissions)]
  if (!mayCompose(actor, permissions)) throw new Problem('beyondYourRights')
  return database().transaction(async (tx) => {
    await assertFreeName(tx, form)
    if (form.id === null) {
      const [made] = await tx
        .insert(roles)
        .values({ name, permissions })
        .returning({ id: roles.id })
      if (!made) throw new Error('the role was not written')
      const record = { kind: 'role', id: made.id, name } as const
      await recordAudit(tx, { action: 'role.made', actor, record, after: { permissions } })
      return made
    }
    const before = await lockWithinBounds(tx, actor, { id: form.id, permissions })
    await tx.update(roles).set({ name, permissions }).where(eq(roles.id, form.id))
    await tellHolders(tx, form.id)
    await recordAudit(tx, {
      action: 'role.changed',
      actor,
      record: { kind: 'role', id: form.id, name },
      before,
      after: { name, permissions },
    })
    return { id: form.id }
  })
}

/** Their open streams look again at what they may see. */
async function tellHolders(tx: Queries, roleId: number): Promise<void> {
  const holders = await tx
    .selectDistinct({ personId: memberships.personId })
    .from(memberships)
    .where(eq(memberships.roleId, roleId))
  for (const { personId } of holders) await notifyLive(tx, { kind: 'person', personId })
}

async function assertFreeName(tx: Queries, { id, name }: RoleForm): Promise<void> {
  const [other] = await tx
    .select({ id: roles.id })
    .from(roles)
    .where(sql`lower(${roles.name}) = lower(${name}) and ${roles.id} <> ${id ?? 0}`)
  if (other) throw new Problem('wrongInput', { fields: { name: 'roleNameTaken' } })
}

type Change = { id: number; permissions: readonly Permission[] }

/** Neither what it was nor what it becomes may pass the person's own rights where it is held. */
async function lockWithinBounds(tx: Queries, actor: Actor, change: Change) {
  const [before] = await tx.select().from(roles).where(eq(roles.id, change.id)).for('update')
  if (!before) throw new Problem('roleGone')
  const all = [...toCustomRole(before).permissions, ...change.permissions]
  const held = await tx
    .selectDistinct({ storeId: memberships.storeId })
    .from(memberships)
    .where(eq(memberships.roleId, change.id))
  const within =
    mayCompose(actor, all) && held.every(({ storeId }) => mayGrant(actor, all, storeId))
  if (!within) throw new Problem('beyondYourRights')
  return { name: before.name, permissions: before.permissions }
}
