import 'server-only'
import { and, desc, eq } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { orderEvents } from '@/lib/db/tables/orders'

/** When somebody last asked to cancel an order, whoever it was; null when nobody did. */
export async function lastCancelAsked(queries: Queries, orderId: number): Promise<Date | null> {
  const [event] = await queries
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'cancel-asked')))
    .orderBy(desc(orderEvents.at))
    .limit(1)
  return event?.at ?? null
}
