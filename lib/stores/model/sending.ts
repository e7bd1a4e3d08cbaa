import { z } from 'zod'
import type { StoreUpdate, SendingState } from '@/lib/domain/hours/store-update'

const storeId = z.number().int().positive()

/** What was saved last goes out; `version` is the one that was looked at. */
export const sendHoursSchema = z.object({
  stores: z
    .array(z.object({ storeId, version: z.number().int().positive() }))
    .min(1, 'required')
    .max(200, 'tooMany'),
})
export type SendHours = z.infer<typeof sendHoursSchema>

export const resendHoursSchema = z.object({ sendingId: z.number().int().positive() })
export type ResendHoursForm = z.infer<typeof resendHoursSchema>

/** Something that was sent, or is about to be. Instants in ISO form. */
export type Sending = {
  id: number
  /** Null: all stores of a region. */
  storeId: number | null
  /** What it says; `elements` are those of the request, word for word. */
  change: StoreUpdate
  /** `data` of the request, word for word, without `meta`. */
  payload: Readonly<Record<string, unknown>>
  /** The version of the drawn hours that it says; null for what was not drawn. */
  version: number | null
  state: SendingState
  /** The platform's words. */
  refusal: { code: string; text: string; requestId: string } | null
  /** What went wrong without an answer, such as `timed-out`. */
  failure: string | null
  requestId: string | null
  attempts: number
  /** When it is sent again by itself. */
  retryAt: string | null
  /** Null: it happened by itself. */
  askedBy: string | null
  askedAt: string
  settledAt: string | null
}
