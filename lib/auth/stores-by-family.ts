import type { StorePermission } from '@/lib/domain/permissions'
import type { Family } from '@/lib/domain/stages'
import { storesWhere, type Actor } from './actor'

/** The stores where the person may do something with orders of each of some families. */
export function storesByFamily<Some extends Family>(
  actor: Actor,
  needs: Readonly<Record<Some, StorePermission>>,
): Record<Some, number[]> {
  const families = Object.entries(needs) as [Some, StorePermission][]
  return Object.fromEntries(
    families.map(([family, permission]) => [family, storesWhere(actor, permission)]),
  ) as Record<Some, number[]>
}
