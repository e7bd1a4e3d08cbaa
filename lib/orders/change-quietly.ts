import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { orders } from '@/lib/db/tables/orders'
import { notifyLive } from '@/lib/live/notify'
import type { OrderChange, OrderRow, Transaction } from './lock-order'

/**
 * As `changeOrder`, for what is no sign of life: a prediction, a link for the customer. `updatedAt`
 * stays, so that the sweep still asks for an order of which the platform has said nothing.
 */
export async function changeQuietly(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'storeId'>,
  change: OrderChange,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...change, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, order.id))
  await notifyLive(tx, { kind: 'order', orderId: order.id, storeId: order.storeId })
}
