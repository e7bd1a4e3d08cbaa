import 'server-only'
import { eq } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { Problem } from '@/lib/domain/problem'
import type { OrderRow } from './lock-order'
import type { PlacedOrder } from './schema'

/**
 * What a form has become already, whatever it says by now; null when it was not sent yet. An answer
 * that was lost on its way back is given once more, and no second order is made. `isOtherwise` says
 * whether the form asks for something else by now than was recorded. Throws `sentByAnother`.
 */
export async function earlierOrder(
  queries: Queries,
  input: { formKey: string; actorId: number; isOtherwise: (recorded: OrderRow) => boolean },
): Promise<{ order: OrderRow; placed: PlacedOrder } | null> {
  const { formKey, actorId, isOtherwise } = input
  const [order] = await queries.select().from(orders).where(eq(orders.formKey, formKey))
  if (!order) return null
  const { id: orderId, placing } = order
  if (order.placedBy !== actorId) throw new Problem('sentByAnother')
  return { order, placed: { orderId, placing, ...(isOtherwise(order) && { changed: true }) } }
}
