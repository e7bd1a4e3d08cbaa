import 'server-only'
import { and, eq } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import { orderCard } from '@/lib/orders/order-card'
import { readTimeline } from '@/lib/orders/read-timeline'
import type { Waybill } from '@/lib/platform/express/waybill'
import { readStatuses } from './read-statuses'
import { recordedWaybillSchema } from './recorded-waybill'
import type { WaybillDetail } from './schema'
import { readAnswer, type ReadAnswer } from './stored-answer'
import { trackOf } from './track-of'

/** Its status and what came are told beside it. */
const shown = ({ waybill }: ReadAnswer): Waybill | null =>
  waybill && { ...waybill, status: null, raw: null }

/** Everything about one waybill; null when there is none that the person may see. */
export async function getWaybill(input: {
  actor: Actor
  orderId: number
}): Promise<WaybillDetail | null> {
  const db = database()
  const [found] = await db
    .select({ order: orders, region: stores.region })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(and(eq(orders.id, input.orderId), eq(orders.family, 'express')))
  if (!found || !can(input.actor, 'express.see', found.order.storeId)) return null
  const { order, region } = found
  const answer = readAnswer(order.answer)
  const [timeline, told] = await Promise.all([
    readTimeline(db, order.id, 'minute'),
    readStatuses(db, order.id, answer),
  ])
  const asked = recordedWaybillSchema.safeParse(order.request)
  return {
    card: orderCard(order, { labelNumber: answer.waybill?.shipmentCode }),
    region,
    timeline,
    asked: asked.success ? { product: asked.data.product, draft: asked.data.draft } : null,
    trackerUrl: order.trackerUrl,
    waybill: shown(answer),
    track: trackOf(answer),
    ...told,
    asOf: answer.asOf,
    raw: order.answer,
  }
}
