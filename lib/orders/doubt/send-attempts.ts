import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { orderEvents } from '@/lib/db/tables/orders'
import type { OrderRow } from '../lock-order'

/** How often an order was sent to the platform, and how many seconds ago first and last. */
export async function sendAttempts(
  queries: Queries,
  order: Pick<OrderRow, 'id' | 'createdAt'>,
  now: Date,
): Promise<{ count: number; firstSent: number; lastSent: number }> {
  const sent = await queries
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.kind, 'resent')))
  const ago = [order.createdAt, ...sent.map(({ at }) => at)].map(
    (at) => (now.getTime() - at.getTime()) / 1000,
  )
  return { count: ago.length, firstSent: Math.max(...ago), lastSent: Math.min(...ago) }
}
