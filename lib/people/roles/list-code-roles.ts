import 'server-only'
import { asc } from 'drizzle-orm'
import { toCustomRole } from '@/lib/auth/acting-role'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { mayCompose } from '@/lib/auth/may-grant'
import { database } from '@/lib/db/client'
import { builtInCodeRoles, roles } from '@/lib/db/tables/roles'
import { permissionsOf, ROLES, type BuiltInRole } from '@/lib/domain/permissions'
import type { CodeRole } from '../model/role'

/** Of each role, administration first, whether one-time codes are asked of everybody who has it. */
export async function listCodeRoles({ actor }: { actor: Actor }): Promise<CodeRole[]> {
  requireInHouse(actor, 'roles.manage')
  const db = database()
  const [asked, custom] = await Promise.all([
    db.select().from(builtInCodeRoles),
    db.select().from(roles).orderBy(asc(roles.name)),
  ])
  const builtIn: readonly BuiltInRole[] = ['administrator', ...ROLES]
  return [
    ...builtIn.map((role) => ({
      ref: role,
      role,
      requiresCode: asked.some((one) => one.role === role),
      mayChange:
        actor.isAdmin || (role !== 'administrator' && mayCompose(actor, permissionsOf(role))),
    })),
    ...custom.map((row) => ({
      ref: row.id,
      role: toCustomRole(row),
      requiresCode: row.requiresCode,
      mayChange: mayCompose(actor, toCustomRole(row).permissions),
    })),
  ]
}
