import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { mayGrant } from '@/lib/auth/may-grant'
import type { RoleChoices } from '../model/role'
import { listRoles } from './list-roles'

/** Which roles the person may give at which of some stores: those within their own rights there. */
export async function listRoleChoices(input: {
  actor: Actor
  storeIds: readonly number[]
}): Promise<RoleChoices[]> {
  const { actor, storeIds } = input
  const known = await listRoles({ actor })
  return storeIds.map((storeId) => ({
    storeId,
    roles: known
      .filter(({ permissions }) => mayGrant(actor, permissions, storeId))
      .map(({ ref, role }) => ({ ref, role })),
  }))
}
