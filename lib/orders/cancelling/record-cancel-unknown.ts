import 'server-only'
import { addSyncJob } from '../add-order-job'
import type { OrderChange, OrderRow, Transaction } from '../lock-order'
import { addEvent } from '../status/add-event'

type Unknown = { requestId: string; source: 'query' | 'system'; now: Date }

/**
 * Takes into an order's history that nobody knows whether a request to cancel it took, and has the
 * platform asked how it stands. Says what that changes of the order, which must be locked.
 */
export async function recordCancelUnknown(
  tx: Transaction,
  order: OrderRow,
  { requestId, source, now }: Unknown,
): Promise<OrderChange> {
  const identity = `cancel-failed:${requestId}`
  const kind = 'cancel-unconfirmed'
  await addEvent(tx, { orderId: order.id, identity, source, kind, at: now })
  await addSyncJob(tx, order)
  return order.closed ? {} : { cancelling: 'unconfirmed', cancellingSince: now }
}
