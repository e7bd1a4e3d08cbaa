import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { orderEvents } from '@/lib/db/tables/orders'
import type { OrderRow } from '../lock-order'

/** Why an order is in doubt whose sender died (`leaveCreation`). */
const ABANDONED = 'stopped-in-between'

/**
 * How often an order was sent to the platform, how many seconds ago first and last, and whether that
 * was once, by a process that died (decision 0170).
 */
export async function sendAttempts(
  queries: Queries,
  order: Pick<OrderRow, 'id' | 'createdAt'>,
  now: Date,
): Promise<{ count: number; firstSent: number; lastSent: number; isAbandoned: boolean }> {
  const events = await queries
    .select({ at: orderEvents.at, kind: orderEvents.kind, text: orderEvents.text })
    .from(orderEvents)
    .where(
      and(eq(orderEvents.orderId, order.id), inArray(orderEvents.kind, ['resent', 'unconfirmed'])),
    )
  const sent = events.filter(({ kind }) => kind === 'resent')
  const ago = [order.createdAt, ...sent.map(({ at }) => at)].map(
    (at) => (now.getTime() - at.getTime()) / 1000,
  )
  const left = events.some(({ kind, text }) => kind === 'unconfirmed' && text === ABANDONED)
  return {
    count: ago.length,
    firstSent: Math.max(...ago),
    lastSent: Math.min(...ago),
    isAbandoned: left && sent.length === 0,
  }
}
