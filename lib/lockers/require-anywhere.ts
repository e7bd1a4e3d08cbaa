import 'server-only'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import type { StorePermission } from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'

/** Lockers are no store's: whoever may do it at one store may. */
export function requireAnywhere(actor: Actor, permission: StorePermission): void {
  if (storesWhere(actor, permission).length === 0) throw new Problem('notAllowed')
}
