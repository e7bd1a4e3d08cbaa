import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { orders } from '@/lib/db/tables/orders'
import { notifyLive } from '@/lib/live/notify'
import { addCodes } from './add-codes'
import type { OrderChange, OrderRow, Transaction } from './lock-order'

/**
 * Writes a change to a locked order, and tells the live stream when the transaction commits. Whoever
 * learns the platform's number for an order writes it here, so that the order is found by it too.
 */
export async function changeOrder(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'storeId'>,
  change: OrderChange,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...change, updatedAt: sql`now()`, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, order.id))
  await addCodes(tx, order.id, { 'platform-order': change.platformOrderId })
  await notifyLive(tx, { kind: 'order', orderId: order.id, storeId: order.storeId })
}
