import 'server-only'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { orderEvents } from '@/lib/db/tables/orders'

const KINDS = ['cancel-asked', 'cancel-not-sent']

/**
 * When the platform was last asked to cancel an order, whoever did; null when it never was, and
 * after a request that never left: it was made because no earlier one counted any more.
 */
export async function lastCancelRequest(queries: Queries, orderId: number): Promise<Date | null> {
  const [event] = await queries
    .select({ kind: orderEvents.kind, at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), inArray(orderEvents.kind, KINDS)))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return event?.kind === 'cancel-asked' ? event.at : null
}
