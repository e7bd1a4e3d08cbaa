import type { Family } from '@/lib/domain/stages'
import { foodPaths } from '@/lib/food/keys'

/** The page of an order; null for a family that has none yet. */
export function orderHref(family: Family, orderId: number): string | null {
  return family === 'food' ? foodPaths.order(orderId) : null
}
