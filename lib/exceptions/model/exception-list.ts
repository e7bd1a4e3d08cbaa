import { z } from 'zod'
import type { Family, Stage } from '@/lib/domain/stages'
import type { PlacingState } from '@/lib/orders/model/placing'
import { EXCEPTION_KINDS, type OrderException, type ExceptionKind } from './exceptions'

export const OWNER_FILTERS = ['mine', 'nobody'] as const
export type OwnerFilter = (typeof OWNER_FILTERS)[number]

/** Where a page of the list begins: after this moment and, within it, this order. */
const CURSOR = /^\d{1,15}_\d{1,15}$/

/** What of the list is shown, as its address says; what cannot be read is not asked for. */
export const exceptionFilterSchema = z.object({
  kind: z.enum(EXCEPTION_KINDS).nullable().catch(null).default(null),
  store: z.coerce.number().int().positive().nullable().catch(null).default(null),
  owner: z.enum(OWNER_FILTERS).nullable().catch(null).default(null),
  /** `1`: those that were put off are shown too. */
  snoozed: z.literal('1').nullable().catch(null).default(null),
  after: z.string().regex(CURSOR).nullable().catch(null).default(null),
})
export type ExceptionFilter = z.infer<typeof exceptionFilterSchema>

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

export const followUpFormSchema = z.object({
  orderId: z.number().int().positive(),
  ownerId: z.number().int().positive().nullable(),
  note: z.string().trim().max(1_000, 'tooLong'),
  /** Local time of the store (`YYYY-MM-DDTHH:MM`); empty: not put off. */
  snoozeUntil: z.string().max(20),
})
export type FollowUpForm = z.infer<typeof followUpFormSchema>
