import 'server-only'
import { z } from 'zod'
import { recordLook } from '@/lib/audit/record-look'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { cancelRetrySeconds } from '@/lib/parcels/model/parcel-cancel'
import { orderCard } from '@/lib/orders/lists/order-card'
import { parseDollars } from '@/lib/domain/money'
import { readerLanguage } from '@/lib/domain/areas'
import { answerFor } from '@/lib/orders/history/answer-for'
import { readTimeline } from '@/lib/orders/history/read-timeline'
import { receiptUrls } from '@/lib/orders/history/receipt-urls'
import { findVisibleOrder } from '@/lib/orders/visible-order'
import { lastCancelRequest } from './last-cancel-request'
import type { ParcelDetail } from './model/parcel-detail'
import { parcelDraftSchema } from './model/parcel-draft'
import { parcelFacts } from './parcel-facts'
import { readAnswer } from './stored-answer'

const recorded = z.object({ draft: parcelDraftSchema })
const priced = z.object({ quotedTotal: z.string().nullish() })

/** Everything about one parcel; null when there is none that the person may see. */
export async function getParcel(input: {
  actor: Actor
  orderId: number
}): Promise<ParcelDetail | null> {
  const { orderId } = input
  const db = database()
  const found = await findVisibleOrder(db, { ...input, act: 'see', among: ['parcel'] })
  if (!found) return null
  const { order, store } = found
  recordLook({ actor: input.actor, storeId: store.id, what: 'order', order })
  const [timeline, asked] = await Promise.all([
    readTimeline(db, orderId, 'minute'),
    lastCancelRequest(db, orderId),
  ])
  const { answer, ...answered } = answerFor(order, readerLanguage(store, input.actor.locale))
  const { order: told, asOf } = readAnswer(answer, store.region)
  const draft = recorded.safeParse(order.request).data?.draft ?? null
  const quoted = priced.safeParse(order.request).data?.quotedTotal
  return {
    card: orderCard(order),
    region: store.region,
    timeline,
    facts: parcelFacts(told, draft, order.createdAt),
    agreedCents: quoted ? parseDollars(quoted) : null,
    pictures: receiptUrls(order).length,
    asOf,
    language: answered.language,
    isForeign: answered.isForeign,
    cancelRest: { seconds: cancelRetrySeconds(asked, new Date()) },
  }
}
