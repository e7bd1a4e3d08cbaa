import type { Family, Stage } from '@/lib/domain/stages'
import type { PlacingState } from '@/lib/orders/model/placing'
import type { OrderException, ExceptionKind } from './exceptions'

export const OWNER_FILTERS = ['mine', 'nobody'] as const
export type OwnerFilter = (typeof OWNER_FILTERS)[number]

export type Assignee = { id: number; name: string }

/** An order that something is wrong with. Instants are ISO strings in UTC, `since` ms since 1970. */
export type ExceptionRow = {
  orderId: number
  family: Family
  storeId: number
  /** The platform's number, else ours. */
  code: string
  clientOrderId: string
  recipientName: string | null
  stage: Stage
  placing: PlacingState
  /** The most pressing first; never empty. */
  exceptions: OrderException[]
  /** It was to be handed in on a day, at no hour of its own. */
  pickupIsDay: boolean
  /** What the platform said went wrong, in its own words. */
  reported: string | null
  statusAt: string | null
  owner: Assignee | null
  note: string
  /** Null also once it has run out. */
  snoozedUntil: string | null
}

export type ExceptionPage = {
  rows: ExceptionRow[]
  /** Of everything that the filter shows, whatever its kind; an order may count for several. */
  counts: Record<ExceptionKind, number>
  total: number
  next: string | null
  /** Who may look after orders, by store. */
  caretakers: Record<number, Assignee[]>
}
