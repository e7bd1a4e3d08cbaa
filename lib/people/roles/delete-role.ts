import 'server-only'
import { eq } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { toCustomRole } from '@/lib/auth/acting-role'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { mayCompose } from '@/lib/auth/may-grant'
import { database } from '@/lib/db/client'
import { memberships } from '@/lib/db/tables/people'
import { roles } from '@/lib/db/tables/roles'
import { Problem } from '@/lib/domain/problem'

/** Takes away a role that nobody has. Throws `roleInUse`, `beyondYourRights`, `roleGone`. */
export async function deleteRole({ actor, id }: { actor: Actor; id: number }): Promise<void> {
  requireInHouse(actor, 'roles.manage')
  await database().transaction(async (tx) => {
    // Locked, so that nobody is given it meanwhile.
    const [role] = await tx.select().from(roles).where(eq(roles.id, id)).for('update')
    if (!role) throw new Problem('roleGone')
    if (!mayCompose(actor, toCustomRole(role).permissions)) throw new Problem('beyondYourRights')
    const [holder] = await tx
      .select({ id: memberships.personId })
      .from(memberships)
      .where(eq(memberships.roleId, id))
      .limit(1)
    if (holder) throw new Problem('roleInUse')
    await tx.delete(roles).where(eq(roles.id, id))
    const { name, permissions } = role
    const record = { kind: 'role', id, name } as const
    await recordAudit(tx, { action: 'role.deleted', actor, record, before: { permissions } })
  })
}
