import 'server-only'
import { eq } from 'drizzle-orm'
import { can } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { permissionFor } from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'
import type { Family } from '@/lib/domain/stages'
import type { OrderRow } from './lock-order'
import type { Decision } from './order-in-doubt'

/**
 * An order of the family that the person may cancel, as far as all families are alike: the platform
 * has it and it is still open. An order that they may not see is not there. Throws `notFound`,
 * `notAllowed`, `orderNotPlaced`, `orderClosed`.
 */
export async function orderToCancel(
  db: Database,
  { actor, family, orderId }: Decision & { family: Family },
): Promise<OrderRow & { platformOrderId: string }> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  // Whose store it is comes from the record.
  if (order?.family !== family || !can(actor, permissionFor(family, 'see'), order.storeId)) {
    throw new Problem('notFound')
  }
  if (!can(actor, permissionFor(family, 'cancel'), order.storeId)) throw new Problem('notAllowed')
  const { placing, platformOrderId, closed } = order
  if (placing !== 'placed' || platformOrderId === null) throw new Problem('orderNotPlaced')
  if (closed) throw new Problem('orderClosed')
  return { ...order, platformOrderId }
}
