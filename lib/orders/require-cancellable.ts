import { Problem } from '@/lib/domain/problem'
import type { OrderRow } from './lock-order'

/**
 * The platform's number of an order that may still be cancelled, as far as all families are alike.
 * Throws `orderNotPlaced`, `orderClosed`.
 */
export function requireCancellable(
  order: Pick<OrderRow, 'placing' | 'platformOrderId' | 'closed'>,
): string {
  const { placing, platformOrderId, closed } = order
  if (placing !== 'placed' || platformOrderId === null) throw new Problem('orderNotPlaced')
  if (closed) throw new Problem('orderClosed')
  return platformOrderId
}
