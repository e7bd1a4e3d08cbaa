import 'server-only'
import { recordLook } from '@/lib/audit/record-look'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { paperOf } from '@/lib/i18n/paper'
import { orderCard } from '@/lib/orders/lists/order-card'
import type { OrderDetail } from '@/lib/orders/model/order-detail'
import { listNothingAhead, listPredictions } from '@/lib/orders/status/predictions'
import { readTimeline } from '@/lib/orders/history/read-timeline'
import { readTrail } from '@/lib/orders/history/read-trail'
import { findVisibleOrder } from '@/lib/orders/visible-order'
import { customerOfOrder } from './customers/customer-of-order'
import { withoutHearsay } from './model/hearsay'
import { toldFacts } from './told-facts'

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

/** Everything about one food order; null when there is none that the person may see. */
export async function getOrder(input: {
  actor: Actor
  orderId: number
}): Promise<OrderDetail | null> {
  const db = database()
  const found = await findVisibleOrder(db, { ...input, act: 'see', among: ['food'] })
  if (!found) return null
  const { order, store } = found
  recordLook({ actor: input.actor, storeId: store.id, what: 'order', order })
  const [timeline, trail, customer] = await Promise.all([
    readTimeline(db, order.id),
    readTrail(db, order.id),
    customerOfOrder(db, { order, region: store.region }),
  ])
  const told = toldFacts(order)
  const hasDoor = order.doorLat !== null && order.doorLng !== null
  return {
    card: orderCard(order),
    paper: paperOf(store),
    customer,
    region: store.region,
    store: { lat: store.lat, lng: store.lng },
    door: hasDoor ? { lat: order.doorLat ?? 0, lng: order.doorLng ?? 0 } : null,
    remark: textOf(order.request?.['remark']) ?? told.remark,
    storeRemark: textOf(order.request?.['storeRemark']) ?? told.storeRemark,
    paymentKind: numberOf(order.request?.['paymentKind']),
    trackerUrl: order.trackerUrl,
    directMetres: order.directMetres,
    travelMetres: order.travelMetres,
    selfPickup: order.selfPickup,
    predictions: listPredictions(order.predictions),
    nothingAhead: listNothingAhead(order.predictions),
    timeline: told.cancellation ? withoutHearsay(timeline) : timeline,
    trail,
    told,
    raw: order.answer,
  }
}
