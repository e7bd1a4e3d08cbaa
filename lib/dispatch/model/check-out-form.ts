import { z } from 'zod'
import type { ScannedOrder } from '@/lib/orders/model/found-by-code'
import type { BatchRow, NamedBatch } from './batch-view'
import { batch } from './batch-queries'
import { CODE_WAYS, type CheckOutStop } from './check-out'

export const checkOutFormSchema = z.object({
  storeId: z.number().int().positive(),
  batch,
  code: z.string().trim().min(1, 'required').max(2_000, 'tooLong'),
  how: z.enum(CODE_WAYS),
  /** Which of several orders with this code was meant. */
  orderId: z.number().int().positive().optional(),
})
export type CheckOutForm = z.infer<typeof checkOutFormSchema>

/** What became of a scan. `row` is the parcel as it is now. */
export type CheckOutResult =
  | { verdict: 'out'; row: BatchRow }
  | { verdict: 'several'; matches: ScannedOrder[] }
  | { verdict: 'unknown' }
  /** `own` is the batch that it belongs to; `storeId` says of which store. */
  | { verdict: CheckOutStop; row: BatchRow; own: NamedBatch; storeId: number }

export const undoFormSchema = z.object({
  orderId: z.number().int().positive(),
  reason: z.string().trim().min(1, 'required').max(200, 'tooLong'),
})
export type UndoForm = z.infer<typeof undoFormSchema>
