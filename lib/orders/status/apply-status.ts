import 'server-only'
import { eq } from 'drizzle-orm'
import { courierPolls } from '@/lib/db/tables/orders'
import type { OrderChange, OrderRow, Transaction } from '../lock-order'
import { addEvent } from './add-event'
import { type StatusReport, weighStatus } from './weigh-status'

/**
 * Takes a status into an order's history and says what it changes of the order's current state, as
 * `weighStatus` has it. The order must be locked.
 */
export async function applyStatus(
  tx: Transaction,
  order: OrderRow,
  report: StatusReport,
): Promise<OrderChange> {
  const { event, change } = await weighStatus(tx, order, report)
  await addEvent(tx, event)
  // A watched order's next turn was put off by the measure of its old stage (decision 0080).
  if (change.stage !== undefined && change.stage !== order.stage) {
    await tx.delete(courierPolls).where(eq(courierPolls.orderId, order.id))
  }
  return change
}
