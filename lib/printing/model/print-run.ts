import { z } from 'zod'
import type { LabelChoice } from './label'
import { stationSchema, type Station } from './label-forms'
import { PRINT_QUEUE_LIMIT, type PrintableWaybill } from './printable-waybill'

const id = z.number().int().positive()
const ids = z.array(id).max(PRINT_QUEUE_LIMIT)

/** A PDF that was shown, and what somebody said of it. */
export type PrintRun = LabelChoice & {
  id: number
  state: 'shown' | 'answered'
  reversed: boolean
  /** ISO. */
  shownAt: string
  /** A printer was set to it. */
  isStarted: boolean
  pages: number
  /** As they come out of the printer. */
  items: (Pick<
    PrintableWaybill,
    'orderId' | 'clientOrderId' | 'platformOrderId' | 'recipientName' | 'place' | 'prints'
  > & { pages: number; printed: boolean | null })[]
}

/** A print run of which nobody has said whether it printed. */
export type UnansweredRun = { id: number; shownAt: string; isStarted: boolean; count: number }

export const showRunSchema = stationSchema
export type ShowRun = Station

const runSchema = z.object({ runId: id })
export const startRunSchema = runSchema
export const runQuerySchema = z.object({ runId: z.coerce.number().pipe(id) })

export const answerRunSchema = runSchema.extend({
  /** Those whose labels did not come out, or not well. */
  notPrinted: z.union([z.literal('all'), ids]),
  /** What did not print is in the person's next queue; false where they still have it before them. */
  putBack: z.boolean().default(true),
})
export type AnswerRun = z.input<typeof answerRunSchema>
