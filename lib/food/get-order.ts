import 'server-only'
import { and, eq } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import { orderCard } from '@/lib/orders/order-card'
import { listNothingAhead, listPredictions } from '@/lib/orders/predictions'
import { readTimeline } from '@/lib/orders/read-timeline'
import { readTrail } from '@/lib/orders/read-trail'
import type { OrderDetail } from '@/lib/orders/schema'

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

/** Everything about one food order; null when there is none that the person may see. */
export async function getOrder(input: {
  actor: Actor
  orderId: number
}): Promise<OrderDetail | null> {
  const db = database()
  const [found] = await db
    .select({ order: orders, store: stores })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(and(eq(orders.id, input.orderId), eq(orders.family, 'food')))
  if (!found || !can(input.actor, 'food.see', found.store.id)) return null
  const { order, store } = found
  const [timeline, trail] = await Promise.all([readTimeline(db, order.id), readTrail(db, order.id)])
  const hasDoor = order.doorLat !== null && order.doorLng !== null
  return {
    card: orderCard(order),
    region: store.region,
    store: { lat: store.lat, lng: store.lng },
    door: hasDoor ? { lat: order.doorLat ?? 0, lng: order.doorLng ?? 0 } : null,
    remark: textOf(order.request?.['remark']),
    storeRemark: textOf(order.request?.['storeRemark']),
    paymentKind: numberOf(order.request?.['paymentKind']),
    trackerUrl: order.trackerUrl,
    directMetres: order.directMetres,
    travelMetres: order.travelMetres,
    selfPickup: order.selfPickup,
    predictions: listPredictions(order.predictions),
    nothingAhead: listNothingAhead(order.predictions),
    timeline,
    trail,
  }
}
