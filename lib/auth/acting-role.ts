import type { RoleName } from '@/lib/db/tables/people'
import type { roles } from '@/lib/db/tables/roles'
import { PERMISSIONS, type ActingRole, type CustomRole } from '@/lib/domain/permissions'

type RoleRow = typeof roles.$inferSelect

/** The role that a row of memberships gives: one that is built in, or one that was put together. */
export function actingRole(built: RoleName | null, custom: RoleRow | null): ActingRole | null {
  return custom ? toCustomRole(custom) : built
}

/** A role as the table of permissions knows it now. */
export function toCustomRole({ id, name, permissions }: RoleRow): CustomRole {
  return { id, name, permissions: PERMISSIONS.filter((one) => permissions.includes(one)) }
}
