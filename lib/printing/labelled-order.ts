import 'server-only'
import { eq } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { Problem } from '@/lib/domain/problem'

/** A waybill that the person may see, and so print. Throws `notFound`. */
export async function labelledOrder(
  db: Database,
  { actor, orderId }: { actor: Actor; orderId: number },
): Promise<{ clientOrderId: string }> {
  const [order] = await db
    .select({
      family: orders.family,
      storeId: orders.storeId,
      clientOrderId: orders.clientOrderId,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (order?.family !== 'express' || !can(actor, 'express.see', order.storeId)) {
    throw new Problem('notFound')
  }
  return order
}
