import 'server-only'
import { addEvent } from './add-event'
import type { OrderChange, OrderRow, Transaction } from '../lock-order'

/** How and when an order ended, where something else than a status says so. */
export type OrderEnd = { stage: 'done' | 'cancelled'; at: Date }

/** The kind of event that tells of such an end. */
export const END_KINDS = { done: 'completed', cancelled: 'cancelled' } as const

/**
 * Takes an end into an order's history, once, and says what it changes of the order: nothing where
 * a status has closed it already (decisions 0110, 0116). The order must be locked.
 */
export async function recordEnd(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'closed'>,
  { stage, at }: OrderEnd,
): Promise<OrderChange> {
  const kind = END_KINDS[stage]
  await addEvent(tx, { orderId: order.id, identity: kind, source: 'query', kind, at, stage })
  return order.closed ? {} : { stage, closed: true, closedAt: at }
}
