import 'server-only'
import type { OrderChange, OrderRow, Transaction } from '../lock-order'
import type { TimelineSource } from '../model/timeline'
import { recordOutcome } from './settle-placing'

/**
 * What a proof that the order exists, with the platform's number for it, changes of the order:
 * nothing where both are known already. The order must be locked.
 */
export async function provePlaced(
  tx: Transaction,
  order: OrderRow,
  proof: { source: TimelineSource; platformOrderId: string; at: Date },
): Promise<OrderChange> {
  const { source, platformOrderId, at } = proof
  if (order.placing !== 'placed') {
    return recordOutcome(tx, order, { state: 'placed', source, platformOrderId }, at)
  }
  // It was known to exist before its number was.
  return order.platformOrderId === null ? { platformOrderId } : {}
}
