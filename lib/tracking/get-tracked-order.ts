import 'server-only'
import { and, desc, eq, gte, inArray, isNull, lt, min, or } from 'drizzle-orm'
import { subMinutes } from 'date-fns'
import { database, type Database } from '@/lib/db/client'
import { courierPositions, orderEvents, orders } from '@/lib/db/tables/orders'
import { shareLinks } from '@/lib/db/tables/share-links'
import { stores } from '@/lib/db/tables/stores'
import { noteCustomerVisit } from '@/lib/live/customer-visits'
import { linkEnd } from './link-life'
import type { TrackedOrder } from './schema'
import { tokenHash } from './share-token'
import { isRiding, trackedOrder } from './tracked-order'

async function openLink(db: Database, token: string, now: Date) {
  const hash = tokenHash(token)
  if (hash === null) return null
  const [found] = await db
    .select({ link: shareLinks, order: orders, store: stores })
    .from(shareLinks)
    .innerJoin(orders, eq(orders.id, shareLinks.orderId))
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(and(eq(shareLinks.tokenHash, hash), isNull(shareLinks.revokedAt)))
  if (!found || linkEnd(found.link.expiresAt, found.order.closedAt) <= now) return null
  return found
}

/** Staff see when a link was last looked at, to the minute. */
async function noteOpened(db: Database, linkId: number, now: Date): Promise<void> {
  const earlier = or(isNull(shareLinks.openedAt), lt(shareLinks.openedAt, subMinutes(now, 1)))
  await db
    .update(shareLinks)
    .set({ openedAt: now })
    .where(and(eq(shareLinks.id, linkId), earlier))
}

/** Where the courier was last seen since they have the food; where they were before is told nobody. */
async function lastSeenRiding(db: Database, orderId: number) {
  const left = db
    .select({ at: min(orderEvents.at) })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.kind, 'status'),
        inArray(orderEvents.stage, ['riding', 'near']),
      ),
    )
  const [seen] = await db
    .select()
    .from(courierPositions)
    .where(and(eq(courierPositions.orderId, orderId), gte(courierPositions.at, left)))
    .orderBy(desc(courierPositions.at))
    .limit(1)
  return seen ?? null
}

/**
 * The order behind a customer's link; null when the link is unknown, ended or never was one, which
 * are told the same way. While somebody looks, the order counts as watched: its courier is asked
 * for within the order's own turns, never once for each customer (trap 64).
 */
export async function getTrackedOrder(input: {
  token: string
  now: Date
}): Promise<TrackedOrder | null> {
  const { token, now } = input
  const db = database()
  const found = await openLink(db, token, now)
  if (!found) return null
  const { link, order, store } = found
  if (!order.closed) noteCustomerVisit(order.id, now)
  await noteOpened(db, link.id, now)
  const seen = isRiding(order.stage) ? await lastSeenRiding(db, order.id) : null
  return trackedOrder(order, store, seen)
}
