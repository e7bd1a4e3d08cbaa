import { z } from 'zod'
import { labelChoiceSchema } from './label-forms'
import { PRINT_QUEUE_LIMIT } from './printable-waybill'
import { readWaybillFilter } from './waybill-filter'
import { MOST_CODES } from './print-queue'

/** A customer's link is the longest thing that is scanned. */
const LONGEST_CODE = 500

const id = z.number().int().positive()

const ids = z.array(id).max(PRINT_QUEUE_LIMIT)

export const addChosenSchema = labelChoiceSchema.extend({ orderIds: ids })
export type AddChosen = z.infer<typeof addChosenSchema>

export const addMatchingSchema = labelChoiceSchema.extend({
  /** As the address has it. */
  filter: z.record(z.string(), z.string()).transform((address) => readWaybillFilter(address)),
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
