import { z } from 'zod'
import { labelChoiceSchema } from './label-forms'
import { MOST_CODES } from './print-queue'

const id = z.number().int().positive()

const stationFields = labelChoiceSchema.extend({
  name: z.string().trim().min(1, 'required').max(40, 'tooLong'),
  /** The queue of its computer; empty for the one that it uses when none is named. */
  printer: z.string().trim().max(128, 'tooLong'),
  /** The printer stacks face up, so that the last label must come out first. */
  reversed: z.boolean(),
  printsOnScan: z.boolean(),
  printsAfterCreation: z.boolean(),
})

export const newStationSchema = stationFields.extend({ storeId: id })
export type NewStationForm = z.infer<typeof newStationSchema>

export const saveStationSchema = stationFields.extend({ stationId: id })
export type SaveStationForm = z.infer<typeof saveStationSchema>

export const stationIdSchema = z.object({ stationId: id })

export const sendRunSchema = z.object({ runId: id, stationId: id })
export type SendRun = z.infer<typeof sendRunSchema>

export const sendScannedSchema = z.object({
  stationId: id,
  codes: z.array(z.string().max(500)).max(MOST_CODES),
})
export type SendScanned = z.infer<typeof sendScannedSchema>

export const withdrawRunSchema = z.object({ runId: id })
