import 'server-only'
import { recordLook } from '@/lib/audit/record-look'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { legacyRank } from '@/lib/domain/express/express-vocabulary'
import { readerLanguage } from '@/lib/domain/areas'
import { answerFor } from '@/lib/orders/history/answer-for'
import { readTimeline } from '@/lib/orders/history/read-timeline'
import { orderCard } from '@/lib/orders/lists/order-card'
import { findVisibleOrder } from '@/lib/orders/visible-order'
import type { Waybill } from '@/lib/platform/express/waybill'
import { mergeTracks } from './model/merge-tracks'
import type { TrackLine, WaybillDetail } from './model/waybill-detail'
import { recordedWaybillSchema } from './placing/recorded-waybill'
import { readLinks } from './read-links'
import { readStatuses } from './read-statuses'
import { type ReadAnswer, readAnswer } from './stored-answer'

/** Its status and what came are told beside it. */
const shown = ({ waybill }: ReadAnswer): Waybill | null =>
  waybill && { ...waybill, status: null, raw: null }

/** Everything about one waybill; null when there is none that the person may see. */
export async function getWaybill(input: {
  actor: Actor
  orderId: number
}): Promise<WaybillDetail | null> {
  const db = database()
  const found = await findVisibleOrder(db, { ...input, act: 'see', among: ['express'] })
  if (!found) return null
  const { order, store } = found
  recordLook({ actor: input.actor, storeId: store.id, what: 'order', order })
  const { answer: kept, ...answered } = answerFor(order, readerLanguage(store, input.actor.locale))
  const answer = readAnswer(kept)
  const [timeline, told, links] = await Promise.all([
    readTimeline(db, order.id, 'minute'),
    readStatuses(db, order.id, readAnswer(order.answer)),
    readLinks(db, order),
  ])
  const asked = recordedWaybillSchema.safeParse(order.request)
  return {
    card: orderCard(order, { labelNumber: answer.waybill?.shipmentCode }),
    region: store.region,
    timeline,
    asked: asked.success ? { product: asked.data.product, draft: asked.data.draft } : null,
    trackerUrl: order.trackerUrl,
    waybill: shown(answer),
    track: trackOf(answer),
    ...told,
    ...links,
    asOf: answer.asOf,
    language: answered.language,
    isForeign: answered.isForeign,
    raw: kept,
  }
}

/** Events and legacy log as one track, latest first, each in the platform's order (trap 62). */
function trackOf({ events, log }: Pick<ReadAnswer, 'events' | 'log'>): TrackLine[] {
  const told = events.map(({ text, at }) => ({
    source: 'events' as const,
    code: null,
    title: text,
    detail: null,
    at,
  }))
  const logged = log.map(({ code, title, detail, at }) => ({
    source: 'log' as const,
    code,
    title,
    detail,
    at,
    rank: legacyRank(code),
  }))
  return mergeTracks(told, logged).map(({ source, code, title, detail, at }) => ({
    source,
    code,
    title,
    detail,
    at: at?.toISOString() ?? null,
  }))
}
