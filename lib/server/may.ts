import 'server-only'
import { can, type Actor } from '@/lib/auth/actor'
import type { Permission } from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'

/**
 * Who may do it. Of a form that names its store, a permission: looked at there before the operation
 * begins. Else what decides:
 * - `administrator`: nobody else may.
 * - `byRecord`: the operation finds its record through the person, whose store it is and whether
 *   they may; a record that they may not see is not there (decision 0168).
 * - `withinStores`: the operation keeps to the stores where they may.
 * - `self`: everyone signed in; it touches only what is their own, or nobody's.
 */
export type May<Form> =
  | 'administrator'
  | 'byRecord'
  | 'withinStores'
  | 'self'
  | (Form extends { storeId: number } ? Permission : never)

/** Throws `notAllowed` where what is declared forbids it already. */
export function requireMay<Form>(actor: Actor, may: May<Form>, form: Form): void {
  if (!isAllowed(actor, may, form)) throw new Problem('notAllowed')
}

function isAllowed(actor: Actor, may: May<{ storeId: number }>, form: unknown): boolean {
  if (may === 'administrator') return actor.isAdmin
  if (may === 'byRecord' || may === 'withinStores' || may === 'self') return true
  // Its type lets only a form that names a store have a permission.
  return can(actor, may, (form as { storeId: number }).storeId)
}
