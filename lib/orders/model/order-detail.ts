import type { Region } from '@/lib/domain/areas'
import type { PaperLanguage } from '@/lib/i18n/paper-language'
import type { Coordinates } from '@/lib/domain/coordinates'
import type { OrderCard, Prediction, NothingAhead, CourierPosition } from './order-card'
import type { TimelineEntry } from './timeline'

/** What every family tells of one order on its page. */
export type OrderCore = {
  card: OrderCard
  region: Region
  timeline: TimelineEntry[]
}

/** Why a food order ended early, as the platform says when it is asked (food §2.1 `cancel_*`). */
export type Cancellation = {
  reason: string | null
  /** Number of the member of staff. */
  user: string | null
  /** Neither codes nor types are published: shown as they come. */
  code: string | null
  type: string | null
  at: string | null
}

/** What the platform alone tells of a food order, as it tells it (food §2.1). Instants are ISO. */
export type ToldFacts = {
  /** What it calls the order. */
  title: string | null
  brand: { id: number | null; key: string | null } | null
  remark: string | null
  storeRemark: string | null
  /** When work on it begins. */
  requestedPickupAt: string | null
  requestedDeliveryAt: string | null
  doneAt: string | null
  /** Null while it was not asked since: what a callback says of it is not signed. */
  cancellation: Cancellation | null
}

export type OrderDetail = OrderCore & {
  /** Of its ticket. */
  paper: PaperLanguage
  /** Who ordered, as the store knows them: with what staff wrote of them. */
  customer: { id: number; note: string } | null
  store: Coordinates
  door: Coordinates | null
  remark: string | null
  storeRemark: string | null
  paymentKind: number | null
  trackerUrl: string | null
  directMetres: number | null
  travelMetres: number | null
  /** The customer fetches it: no courier comes. */
  selfPickup: boolean
  predictions: Prediction[]
  nothingAhead: NothingAhead[]
  /** Oldest first. */
  trail: CourierPosition[]
  told: ToldFacts
  /** The platform's latest account as it came; null while there is none. */
  raw: Record<string, unknown> | null
}
