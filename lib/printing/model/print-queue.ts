import { z } from 'zod'
import { type LabelProblem, type LabelChoice, labelChoiceSchema } from './label'
import { PRINT_QUEUE_LIMIT, type PrintableWaybill, waybillFilterSchema } from './printable-waybill'

/** More codes than anybody scans or pastes at once. */
export const MOST_CODES = 500
/** A customer's link is the longest thing that is scanned. */
const LONGEST_CODE = 500

const id = z.number().int().positive()
const ids = z.array(id).max(PRINT_QUEUE_LIMIT)

export type PrintQueueItem = PrintableWaybill & {
  /** Counts up as waybills are put in. */
  added: number
  state: 'ready' | 'waiting' | 'missing'
  /** Null unless missing. */
  problem: LabelProblem | null
}

/** What one person is putting together to print. */
export type PrintQueue = LabelChoice & { items: PrintQueueItem[] }

/** What was put into a print queue, and what was not. */
export type Added = {
  added: number
  /** Were in it already. */
  already: number
  /** Orders that did not fit: a print queue has its limit. */
  leftOut: number[]
  /** Codes that stand for nothing that can be printed, and why. */
  refused: { code: string; why: 'unknown' | 'several' | 'cancelled' | 'not-placed' }[]
}

export const addChosenSchema = labelChoiceSchema.extend({ orderIds: ids })
export type AddChosen = z.infer<typeof addChosenSchema>

export const addMatchingSchema = labelChoiceSchema.extend({
  /** As the address has it. */
  filter: z
    .record(z.string(), z.string())
    .transform((address) => waybillFilterSchema.parse(address)),
})
export type AddMatching = z.input<typeof addMatchingSchema>

export const addScannedSchema = labelChoiceSchema.extend({
  codes: z.array(z.string().max(LONGEST_CODE)).max(MOST_CODES),
})
export type AddScanned = z.infer<typeof addScannedSchema>

export const takeOutSchema = z.object({ orderIds: z.union([z.literal('all'), ids]) })
export type TakeOut = z.infer<typeof takeOutSchema>

export const retryLabelsSchema = takeOutSchema
export type RetryLabels = TakeOut
