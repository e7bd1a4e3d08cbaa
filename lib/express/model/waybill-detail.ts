import { z } from 'zod'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import type { WaybillDraft } from '@/lib/domain/express/waybill-draft'
import type { Language } from '@/lib/domain/areas'
import type { Stage } from '@/lib/domain/stages'
import type { OrderCore } from '@/lib/orders/model/order-detail'
import type { Waybill } from '@/lib/platform/express/waybill'

/** A status that was told in one of the two vocabularies. */
export type ReportedStatus = {
  code: number
  /** The platform's words. */
  text: string | null
  /** ISO. */
  at: string
  stage: Stage
}

/** One line of what the platform recorded: an event (express §4.4), or of the legacy log (§4.5). */
export type TrackLine = {
  source: 'events' | 'log'
  /** The legacy code; null for events, which have none. */
  code: number | null
  title: string | null
  detail: string | null
  /** ISO, to the minute; null when it cannot be read. */
  at: string | null
}

/** Another waybill of the same parcel. */
export type LinkedWaybill = {
  id: number
  /** The platform's number, else ours. */
  code: string
  stage: Stage
}

/** Everything about one waybill. */
export type WaybillDetail = OrderCore & {
  /** What we asked for; null for one that was placed elsewhere. */
  asked: { product: ExpressProduct; draft: WaybillDraft } | null
  trackerUrl: string | null
  /**
   * The platform's account (express §2.3), its status and what came told beside it. Null while the
   * platform was not asked for it, or its answer cannot be read.
   */
  waybill: Waybill | null
  /** Latest first, each list in the platform's order. */
  track: TrackLine[]
  statuses: { current: ReportedStatus | null; legacy: ReportedStatus | null }
  /** What is wrong by the platform's latest callback (express §6.1), and since when it says so. */
  exception: { text: string; at: string } | null
  /** When the platform was asked for what is shown; ISO. */
  asOf: string | null
  /** The waybill in whose place it was made, and those that were made in its own. */
  replaces: LinkedWaybill | null
  replacedBy: LinkedWaybill[]
  /** In which its texts are; null while it was not asked. */
  language: Language | null
  /** It can be asked in the reader's language. */
  isForeign: boolean
  /** The platform's account as it came. */
  raw: Record<string, unknown> | null
}

export const cancelWaybillSchema = z.object({ orderId: z.number().int().positive() })
export type CancelWaybill = z.infer<typeof cancelWaybillSchema>
