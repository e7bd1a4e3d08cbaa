import type { Coordinates } from '@/lib/domain/coordinates'
import type { Region } from '@/lib/domain/areas'
import type { Moment } from '@/lib/domain/moments'
import type { Family, Stage } from '@/lib/domain/stages'

/**
 * What is known of our request to create the order. `placing`: recorded, no answer yet.
 * `unconfirmed`: it may or may not exist on the platform; never shown as failed.
 */
export type PlacingState = 'placing' | 'placed' | 'refused' | 'unconfirmed'

/** What a sent form has become. */
export type PlacedOrder = {
  orderId: number
  placing: PlacingState
  /** The form was sent before, and what was changed in it since has not gone out. */
  changed?: boolean
}

export type { Moment }

/** `at` is when it should happen, `asOf` when the platform said so. Instants are ISO strings in UTC. */
export type Prediction = { moment: Moment; at: string; range: string | null; asOf: string }

/** The platform was asked for a moment and said that nothing (more) is to come (food §4.11, −1). */
export type NothingAhead = { moment: Moment; asOf: string }

/** `confirmed` is false while only an unsigned part of a callback names the courier (1 §5.2). */
export type Courier = {
  name: string | null
  phone: string | null
  plate: string | null
  confirmed: boolean
}

/** The refusal's code where a person, not the platform, said that the order was not placed. */
export const MARKED_NOT_PLACED = 'marked-not-placed'

/** Why the platform said no. `text` is the platform's own. `requestId` is what staff can quote. */
export type Refusal = { code: string; text: string; requestId: string }

/** One order as lists and boards show it. Money is in cents of the store's currency. */
export type OrderCard = {
  id: number
  family: Family
  storeId: number
  clientOrderId: string
  platformOrderId: string | null
  /** The waybill number, which is printed on the label; null while it is not told. */
  labelNumber: string | null
  pickupCode: string | null
  placing: PlacingState
  refusal: Refusal | null
  /** In doubt, and staff chose to wait until then. */
  waitUntil: string | null
  /** Made here, or somewhere else and learned of by a callback. */
  origin: 'here' | 'elsewhere'
  /** The customer fetches it: no courier comes, and nothing is predicted (food §2.1). */
  selfPickup: boolean
  stage: Stage
  statusCode: number | null
  /** The platform's own words, in the language the order was created in: to show, never to decide on. */
  statusText: string | null
  statusAt: string | null
  /** When the ride to the door began; null where `statusAt` says it or nothing does. */
  pickedUpAt: string | null
  createdAt: string
  scheduledFor: string | null
  /** `scheduledFor` is the beginning of a day, and any hour of it is meant. */
  scheduledAllDay: boolean
  closedAt: string | null
  recipientName: string | null
  recipientPhone: string | null
  address: string | null
  totalCents: number | null
  courier: Courier | null
  /** The next moment to come at this stage, when a prediction for it is known. */
  next: Prediction | null
  /** Grows with every change: an older card never replaces a newer one. */
  version: number
}

/** A courier's position. `at` is the courier's own upload time; `etaMinutes` is null when not known. */
export type CourierPosition = Coordinates & { at: string; etaMinutes: number | null }

/** Where one open order goes, and where its courier was last seen, oldest first. */
export type OrderPlaces = { orderId: number; door: Coordinates | null; seen: CourierPosition[] }

export type TimelineSource = 'callback' | 'query' | 'staff' | 'system'

export type TimelineKind =
  | 'asked'
  /** It was placed elsewhere, and became an order of the store's by its callbacks. */
  | 'adopted'
  | 'placed'
  | 'refused'
  | 'unconfirmed'
  | 'status'
  /** A status that a callback claims without signing it; nothing depends on it. */
  | 'hint'
  /** It was sent again, by a person or by the machine where that is safe. */
  | 'resent'
  | 'resend-failed'
  /** The platform was asked for it and told of another one, or of none. */
  | 'looked'
  /** There is nothing left to try: a callback or a person decides. */
  | 'gave-up'
  | 'waits'
  | 'marked-not-placed'
  /** The platform refused to tell about it. */
  | 'query-refused'
  | 'cancel-asked'
  | 'cancel-refused'
  | 'cancel-unconfirmed'
  /** The request to cancel provably never left. */
  | 'cancel-not-sent'
  /** The platform agreed to cancel, where no published status says so. */
  | 'cancelled'
  /** It was scanned as it left the house; somebody took that back. */
  | 'checked-out'
  | 'check-out-undone'
  /** Its label was printed; `text` of a reprint is how often it is by then. */
  | 'label-printed'
  | 'label-reprinted'
  /** The platform says when it was completed, where no published status says so. */
  | 'completed'
  /** A link for the customer was made; all of the order's links were ended. */
  | 'shared'
  | 'unshared'

/** A courier's fee as a callback of a customised package reports it; nothing here is signed. */
export type ReportedFee = {
  /** What kind of courier, and as what, in the platform's own words. */
  position: string | null
  role: string | null
  directMetres: number | null
  travelMetres: number | null
  /** With its currency symbol, as the platform wrote it. */
  fee: string | null
}

/** What a callback says beside what its signature covers (convention §5.2): never confirmed. */
export type Reported = {
  cancelReason: string | null
  /** Number of the member of staff who is said to have cancelled. */
  cancelledBy: string | null
  fees: ReportedFee[]
}

export type TimelineEntry = {
  id: number
  source: TimelineSource
  kind: TimelineKind
  stage: Stage | null
  statusCode: number | null
  text: string | null
  /** When it happened, by whoever says so. */
  at: string
  /** When we learned of it. */
  receivedAt: string
  /** The member of staff, where one did it. */
  by: string | null
  reported: Reported | null
}

/** What every family tells of one order on its page. */
export type OrderCore = {
  card: OrderCard
  region: Region
  timeline: TimelineEntry[]
}

export type OrderDetail = OrderCore & {
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
}

/** One order that a scanned or typed code stands for. */
export type FoundByCode = {
  orderId: number
  family: Family
  storeId: number
  /** What to call it: the platform's number, else ours. */
  code: string
  clientOrderId: string
  recipientName: string | null
  placing: PlacingState
  stage: Stage
  /** When it is to be collected or delivered, where that was chosen. */
  scheduledFor: string | null
  scheduledAllDay: boolean
  createdAt: string
}

/** Of `GET /api/orders/by-code`: `href` is null where the order has no page. */
export type FoundPlace = FoundByCode & { href: string | null }

/** An order that has been on its way to the platform for longer is stuck, not slow. */
export const PLACING_PATIENCE_MS = 20_000

/** Which orders of a list are shown. `needs-you`: open, and nothing but a person moves it. */
export const LIST_FILTERS = [
  'open',
  'needs-you',
  'waiting',
  'moving',
  'done',
  'cancelled',
  'refused',
] as const
export type ListFilter = (typeof LIST_FILTERS)[number]

export type OrderListQuery = {
  family: Family
  storeIds: readonly number[]
  filter: ListFilter | 'all'
  /** Empty for none. */
  search: string
  /** The last order of the page before; null for the first page. */
  after: number | null
}

export type OrderListPage = {
  cards: OrderCard[]
  /** `after` of the next page; null when there is none. */
  next: number | null
}
