import { isOfHouse, permissionsOf, type Permission } from '@/lib/domain/permissions'
import { can, canAnywhere, type Actor } from './actor'

/** Whether the person has all of it at the store themselves: nobody gives more than they have. */
export function mayGrant(
  actor: Actor,
  permissions: readonly Permission[],
  storeId: number,
): boolean {
  return permissions.every((one) =>
    isOfHouse(one) ? canAnywhere(actor, one) : actor.isAdmin || can(actor, one, storeId),
  )
}

/** Whether the person has each of it somewhere: what they may put into a role that nobody has yet. */
export function mayCompose(actor: Actor, permissions: readonly Permission[]): boolean {
  return permissions.every((one) => canAnywhere(actor, one))
}

/** What the person may put into a role. */
export function composable(actor: Actor): Permission[] {
  return permissionsOf('administrator').filter((one) => canAnywhere(actor, one))
}
