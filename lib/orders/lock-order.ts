import 'server-only'
import { eq } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'

export type OrderRow = typeof orders.$inferSelect
export type OrderChange = Partial<typeof orders.$inferInsert>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Reads an order and keeps everybody else from changing it until the transaction ends. */
export async function lockOrder(tx: Transaction, orderId: number): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!row) throw new Error(`order ${orderId} is not there`)
  return row
}
