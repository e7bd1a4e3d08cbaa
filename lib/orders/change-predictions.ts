import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { orders, type StoredPredictions } from '@/lib/db/tables/orders'
import { notifyLive } from '@/lib/live/notify'
import type { OrderRow, Transaction } from './lock-order'

/**
 * Writes the predictions of a locked order and tells the live stream. `updatedAt` stays: a guess
 * about the future is no sign of life, and the sweep must still ask for an order that is silent.
 */
export async function changePredictions(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'storeId'>,
  predictions: StoredPredictions,
): Promise<void> {
  await tx
    .update(orders)
    .set({ predictions, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, order.id))
  await notifyLive(tx, { kind: 'order', orderId: order.id, storeId: order.storeId })
}
