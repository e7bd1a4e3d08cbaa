import 'server-only'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { toCustomRole } from '@/lib/auth/acting-role'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { mayCompose } from '@/lib/auth/may-grant'
import { endSessions } from '@/lib/auth/sessions/end-sessions'
import { database, type Queries } from '@/lib/db/client'
import { memberships, people } from '@/lib/db/tables/people'
import { builtInCodeRoles, roles } from '@/lib/db/tables/roles'
import { codeSecrets } from '@/lib/db/tables/sign-in'
import { permissionsOf, type BuiltInRole } from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'
import type { CodeRoleForm } from '../model/role'

/**
 * Says whether one-time codes are asked of everybody with a role. Who has the role and no app yet is
 * signed out, but for whoever says so, and sets one up at the next sign-in before anything else.
 * Throws `beyondYourRights`, `roleGone`.
 */
export async function askCodes(input: { actor: Actor; form: CodeRoleForm }): Promise<null> {
  const { actor, form } = input
  requireInHouse(actor, 'roles.manage')
  const { role, requiresCode } = form
  await database().transaction(async (tx) => {
    const name =
      typeof role === 'number'
        ? await askOfCustom(tx, actor, { id: role, requiresCode })
        : await askOfBuiltIn(tx, actor, { role, requiresCode })
    if (name === null) return
    await recordAudit(tx, {
      action: 'role.changed',
      actor,
      record: { kind: 'role', id: role, name },
      before: { requiresCode: !requiresCode },
      after: { requiresCode },
    })
    if (requiresCode) await endWithoutCode(tx, { actor, role })
  })
  return null
}

/** The role's name, or null where nothing changed. */
async function askOfCustom(
  tx: Queries,
  actor: Actor,
  { id, requiresCode }: { id: number; requiresCode: boolean },
): Promise<string | null> {
  const [row] = await tx.select().from(roles).where(eq(roles.id, id)).for('update')
  if (!row) throw new Problem('roleGone')
  if (!mayCompose(actor, toCustomRole(row).permissions)) throw new Problem('beyondYourRights')
  if (row.requiresCode === requiresCode) return null
  await tx.update(roles).set({ requiresCode }).where(eq(roles.id, id))
  return row.name
}

async function askOfBuiltIn(
  tx: Queries,
  actor: Actor,
  { role, requiresCode }: { role: BuiltInRole; requiresCode: boolean },
): Promise<string | null> {
  const isWithin =
    actor.isAdmin || (role !== 'administrator' && mayCompose(actor, permissionsOf(role)))
  if (!isWithin) throw new Problem('beyondYourRights')
  const changed = requiresCode
    ? await tx.insert(builtInCodeRoles).values({ role }).onConflictDoNothing().returning()
    : await tx.delete(builtInCodeRoles).where(eq(builtInCodeRoles.role, role)).returning()
  return changed.length > 0 ? role : null
}

/** From now on nobody with the role is in who could not show a code. */
async function endWithoutCode(
  tx: Queries,
  { actor, role }: { actor: Actor; role: CodeRoleForm['role'] },
): Promise<void> {
  const holders = await tx
    .selectDistinct({ id: people.id })
    .from(people)
    .leftJoin(memberships, eq(memberships.personId, people.id))
    .leftJoin(codeSecrets, eq(codeSecrets.personId, people.id))
    .where(and(hasRole(role), isNull(codeSecrets.confirmedAt)))
  for (const { id } of holders) {
    await endSessions(tx, { personId: id, exceptId: id === actor.id ? actor.sessionId : null })
  }
}

function hasRole(role: CodeRoleForm['role']): SQL {
  if (role === 'administrator') return sql`${people.isAdmin}`
  return typeof role === 'number' ? eq(memberships.roleId, role) : eq(memberships.role, role)
}
