import { z } from 'zod'
import { EXCEPTION_KINDS } from './exceptions'
import { OWNER_FILTERS } from './exception-list'

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

export const followUpFormSchema = z.object({
  orderId: z.number().int().positive(),
  ownerId: z.number().int().positive().nullable(),
  note: z.string().trim().max(1_000, 'tooLong'),
  /** Local time of the store (`YYYY-MM-DDTHH:MM`); empty: not put off. */
  snoozeUntil: z.string().max(20),
})
export type FollowUpForm = z.infer<typeof followUpFormSchema>
