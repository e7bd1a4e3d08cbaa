import { z } from 'zod'
import { isLocalMinute } from '@/lib/domain/hours/local-days'
import type { Sending } from './sending'

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

/** Whether a store is open, as far as we said so. Instants in ISO form. */
export type StoreStatus = {
  storeId: number
  /** Null: never said from here; the hours alone decide. */
  open: boolean | null
  /** When a paused store opens by itself; null: until further notice. */
  reopenAt: string | null
  reason: string
  changedBy: string | null
  changedAt: string | null
  sending: Sending | null
  /** Somebody must look: the platform does not know what was wanted. */
  alarm: StoreAlarm | null
}

/** `notReopened`: the end of a pause is over, and the store still is not open. */
export type StoreAlarm = 'notClosed' | 'notOpened' | 'notReopened'
