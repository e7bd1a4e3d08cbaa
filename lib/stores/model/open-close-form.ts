import { z } from 'zod'
import { isLocalMinute } from '@/lib/domain/hours/local-days'

const optionalText = (max: number) => z.string().trim().max(max, 'tooLong')

const storeId = z.number().int().positive()

const localMinute = z.string().refine(isLocalMinute, 'time')

/** Minutes. */
const PAUSES = [15, 30, 60] as const

/** Open, or close until `reopen`; null: until further notice. */
export const openCloseSchema = z.object({
  storeIds: z.array(storeId).min(1, 'required').max(200, 'tooMany'),
  open: z.boolean(),
  reopen: z
    .union([
      z.object({ after: z.union(PAUSES.map((minutes) => z.literal(minutes))) }),
      /** The store's local time. */
      z.object({ at: localMinute }),
    ])
    .nullable(),
  reason: optionalText(80),
})
export type OpenClose = z.infer<typeof openCloseSchema>
