import { foodPaths } from '@/lib/food/keys'
import type { Family } from '@/lib/domain/stages'

/** The page of an order; null in families whose orders have none. */
export function orderHref(order: { family: Family; orderId: number | null }): string | null {
  const { family, orderId } = order
  return family === 'food' && orderId !== null ? foodPaths.order(orderId) : null
}
