import 'server-only'
import { can, canAnywhere, requireOwnDevice, type Actor } from '@/lib/auth/actor'
import { isOfHouse, type HousePermission, type StorePermission } from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'

/**
 * Who may do it (decision 0216). Of a form that names its store, a permission: looked at there
 * before the operation begins; so is one of the whole house. Else what decides:
 * - `byRecord`: the operation finds its record through the person, whose store it is and whether
 *   they may; a record that they may not see is not there (decision 0168).
 * - `withinStores`: the operation keeps to the stores where they may.
 * - `self`: everyone signed in; it touches only what is their own, or nobody's.
 * - `account`: the same, of how they sign in; nobody on a shared tablet (decision 0240).
 */
export type May<Form> =
  | 'self'
  | 'account'
  | HousePermission
  | Through
  | (Form extends { storeId: number } ? StorePermission : never)

/** Decided by the operation, never for somebody who has none of these at any store. */
type Through = { through: 'record' | 'stores'; anyOf: readonly StorePermission[] }

type OneOrMore = readonly [StorePermission, ...StorePermission[]]

export const byRecord = (...anyOf: OneOrMore): Through => ({ through: 'record', anyOf })

export const withinStores = (...anyOf: OneOrMore): Through => ({ through: 'stores', anyOf })

/** Throws `notAllowed` or `notOnTablet` where what is declared forbids it already. */
export function requireMay<Form>(actor: Actor, may: May<Form>, form: Form): void {
  if (may === 'account') requireOwnDevice(actor)
  if (!isAllowed(actor, may, form)) throw new Problem('notAllowed')
}

function isAllowed(actor: Actor, may: May<{ storeId: number }>, form: unknown): boolean {
  if (may === 'self' || may === 'account') return true
  if (typeof may === 'object') return may.anyOf.some((one) => canAnywhere(actor, one))
  if (isOfHouse(may)) return canAnywhere(actor, may)
  // Its type lets only a form that names a store have a permission.
  return can(actor, may, (form as { storeId: number }).storeId)
}
