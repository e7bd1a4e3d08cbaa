import 'server-only'
import { eq } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import type { Queries } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { Problem } from '@/lib/domain/problem'
import type { OrderRow } from '@/lib/orders/lock-order'

/**
 * The order, for somebody who may decide whether its customer can follow it. Throws `notFound` where
 * they may not even see it, `notAllowed` where they may not place orders.
 */
export async function orderToShare(
  queries: Queries,
  { actor, orderId }: { actor: Actor; orderId: number },
): Promise<OrderRow> {
  const [order] = await queries.select().from(orders).where(eq(orders.id, orderId))
  if (order?.family !== 'food' || !can(actor, 'food.see', order.storeId)) {
    throw new Problem('notFound')
  }
  if (!can(actor, 'food.place', order.storeId)) throw new Problem('notAllowed')
  return order
}
