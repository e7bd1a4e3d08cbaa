import 'server-only'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { can, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import { cancelRestSeconds } from '@/lib/domain/parcel-cancel'
import { lastCancelAsked } from '@/lib/orders/last-cancel-asked'
import { orderCard } from '@/lib/orders/order-card'
import { readTimeline } from '@/lib/orders/read-timeline'
import { receiptUrls } from '@/lib/orders/receipt-urls'
import { parcelFacts } from './parcel-facts'
import { parcelDraftSchema, type ParcelDetail } from './schema'
import { readAnswer } from './stored-answer'

const recorded = z.object({ draft: parcelDraftSchema })

/** Everything about one parcel; null when there is none that the person may see. */
export async function getParcel(input: {
  actor: Actor
  orderId: number
}): Promise<ParcelDetail | null> {
  const { actor, orderId } = input
  const db = database()
  const [found] = await db
    .select({ order: orders, region: stores.region })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(and(eq(orders.id, orderId), eq(orders.family, 'parcel')))
  if (!found || !can(actor, 'parcels.see', found.order.storeId)) return null
  const { order, region } = found
  const [timeline, asked] = await Promise.all([
    readTimeline(db, orderId, 'minute'),
    lastCancelAsked(db, orderId),
  ])
  const { order: told, asOf } = readAnswer(order.answer, region)
  const draft = recorded.safeParse(order.request).data?.draft ?? null
  return {
    card: orderCard(order),
    region,
    timeline,
    facts: parcelFacts(told, draft, order.createdAt),
    pictures: receiptUrls(order).length,
    asOf,
    cancelRest: { seconds: cancelRestSeconds(asked, new Date()) },
  }
}
