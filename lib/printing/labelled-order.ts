import 'server-only'
import { eq } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { Problem } from '@/lib/domain/problem'
import type { Stage } from '@/lib/domain/stages'

/**
 * A waybill whose label the person may look at, or print. Throws `notFound` where they may not see
 * it, `notAllowed` where they may see and not print.
 */
export async function labelledOrder(
  db: Database,
  { actor, orderId, to }: { actor: Actor; orderId: number; to: 'see' | 'place' },
): Promise<{ clientOrderId: string; stage: Stage }> {
  const [order] = await db
    .select({
      family: orders.family,
      storeId: orders.storeId,
      clientOrderId: orders.clientOrderId,
      stage: orders.stage,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (order?.family !== 'express' || !can(actor, 'express.see', order.storeId)) {
    throw new Problem('notFound')
  }
  if (!can(actor, `express.${to}`, order.storeId)) throw new Problem('notAllowed')
  return order
}
