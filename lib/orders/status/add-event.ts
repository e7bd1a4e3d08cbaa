import 'server-only'
import { orderEvents } from '@/lib/db/tables/orders'
import type { Queries } from '@/lib/db/client'
import type { Stage } from '@/lib/domain/stages'
import type { TimelineKind, TimelineSource } from '../model/timeline'

export type NewEvent = {
  orderId: number
  /** Two events of one order with the same identity are one: the second does nothing. */
  identity: string
  source: TimelineSource
  kind: TimelineKind
  at: Date
  stage?: Stage
  statusCode?: number
  text?: string | null
  actorId?: number
  detail?: Record<string, unknown>
}

/** Adds to the order's history. Returns false when this very event was there already. */
export async function addEvent(queries: Queries, event: NewEvent): Promise<boolean> {
  const added = await queries
    .insert(orderEvents)
    .values(event)
    .onConflictDoNothing({ target: [orderEvents.orderId, orderEvents.identity] })
    .returning({ id: orderEvents.id })
  return added.length > 0
}
