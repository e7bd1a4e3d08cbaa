import type { Coordinates } from '@/lib/domain/coordinates'
import type { Family, Stage } from '@/lib/domain/stages'
import type { Moment } from '@/lib/domain/time/moments'
import type { Cancelling } from './cancelling'
import type { PlacingState, Refusal } from './placing'

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

/** One order as lists and boards show it. Money is in cents of the store's currency. */
export type OrderCard = {
  id: number
  family: Family
  storeId: number
  /** Of the form that it was filled in at; null for what was not made here. */
  formKey: string | null
  clientOrderId: string
  platformOrderId: string | null
  /** The waybill number, which is printed on the label; null while it is not told. */
  labelNumber: string | null
  pickupCode: string | null
  placing: PlacingState
  refusal: Refusal | null
  /** In doubt, and staff chose to wait until then. */
  waitUntil: string | null
  /** What is known of the latest request to cancel it; null when there is nothing to wait for. */
  cancelling: Cancelling | null
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
  /** When work on a scheduled food order begins, as the platform plans it (food §2.1). */
  kitchenStartAt: string | null
  closedAt: string | null
  /** What told whose it was is removed: its time was over, or its customer was erased. */
  isPseudonymised: boolean
  /** What the platform calls an order placed elsewhere, of which it tells no recipient. */
  title: string | null
  recipientName: string | null
  recipientPhone: string | null
  /** Of the number, as it was asked for; null where nobody said. */
  recipientCallingCode: string | null
  address: string | null
  totalCents: number | null
  /** What the kitchen has to know: items, or a note. The platform never sees it. */
  kitchenNote: string | null
  /** When staff said that the food is ready, and that it was handed over (decision 0245). */
  foodReadyAt: string | null
  handedOverAt: string | null
  /** Since when somebody knows that it was refused. */
  refusalSeenAt: string | null
  courier: Courier | null
  /** The next moment to come at this stage, when a prediction for it is known. */
  next: Prediction | null
  /** Grows with every change: an older card never replaces a newer one. */
  version: number
}

/** Whose it is: the recipient, or what the platform calls an order of which it tells none. */
export function nameOf({ recipientName, title }: Pick<OrderCard, 'recipientName' | 'title'>) {
  return recipientName ?? title
}

/** A courier's position. `at` is the courier's own upload time; `etaMinutes` is null when not known. */
export type CourierPosition = Coordinates & { at: string; etaMinutes: number | null }

/** Where one open order goes, and where its courier was last seen, oldest first. */
export type OrderPlaces = { orderId: number; door: Coordinates | null; seen: CourierPosition[] }
