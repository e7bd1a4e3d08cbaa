import 'server-only'
import { subMinutes } from 'date-fns'
import { and, desc, eq, gte, inArray, isNull, lt, min, or } from 'drizzle-orm'
import { database, type Database } from '@/lib/db/client'
import { courierPositions, orderEvents, orders } from '@/lib/db/tables/orders'
import { shareLinks } from '@/lib/db/tables/share-links'
import { stores } from '@/lib/db/tables/stores'
import type { Coordinates } from '@/lib/domain/coordinates'
import type { Stage } from '@/lib/domain/stages'
import { storeColour } from '@/lib/domain/store-colour'
import { rangeInstants } from '@/lib/domain/time/moments'
import { recordCustomerVisit } from '@/lib/live/customer-visits'
import type { TrackedOrder } from './model/tracked-order'
import { linkEnd, tokenHash } from './share-link'

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
  if (!order.closed) recordCustomerVisit(order.id, now)
  await noteOpened(db, link.id, now)
  const seen = isRiding(order.stage) ? await lastSeenRiding(db, order.id) : null
  return trackedOrder(order, store, seen)
}

type Order = Pick<
  typeof orders.$inferSelect,
  | 'stage'
  | 'cancelling'
  | 'scheduledFor'
  | 'closedAt'
  | 'predictions'
  | 'doorLat'
  | 'doorLng'
  | 'closed'
>
type Seen = Coordinates & { at: Date }
type Store = Pick<
  typeof stores.$inferSelect,
  'id' | 'name' | 'nameZh' | 'phone' | 'colour' | 'region' | 'lat' | 'lng'
>

/** Whether the courier has the food: only then is it the customer's business where they are. */
function isRiding(stage: Stage): boolean {
  return stage === 'riding' || stage === 'near'
}

function arrivalOf({ closed, predictions }: Order): TrackedOrder['arrival'] {
  const said = predictions.delivery
  if (closed || !said || said.at === null) return null
  const range = rangeInstants(said.range, said.asOf)
  const iso = (at: number) => new Date(at).toISOString()
  const { from, to } = range
    ? { from: iso(range.from), to: iso(range.to) }
    : { from: said.at, to: said.at }
  return { from, to, asOf: said.asOf }
}

function rideOf(order: Order, store: Store, seen: Seen | null): TrackedOrder['ride'] {
  if (!isRiding(order.stage)) return null
  const { doorLat, doorLng } = order
  return {
    store: { lat: store.lat, lng: store.lng },
    door: doorLat === null || doorLng === null ? null : { lat: doorLat, lng: doorLng },
    courier: seen && { lat: seen.lat, lng: seen.lng, at: seen.at.toISOString() },
  }
}

/** What the customer is told of an order, member by member: whatever is added to it is meant to be. */
export function trackedOrder(order: Order, store: Store, seen: Seen | null): TrackedOrder {
  const { stage, scheduledFor, closedAt } = order
  const { name, nameZh, region } = store
  const isCancelling = order.cancelling === 'agreed' && !order.closed
  return {
    storeName: { en: name, zh: nameZh ?? name },
    storePhone: store.phone || null,
    storeColour: storeColour(store),
    region,
    stage,
    isCancelling,
    scheduledFor: scheduledFor?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
    arrival: isCancelling ? null : arrivalOf(order),
    ride: isCancelling ? null : rideOf(order, store, seen),
  }
}
