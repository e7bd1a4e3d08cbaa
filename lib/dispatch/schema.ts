import { z } from 'zod'
import type { CheckOutStop } from '@/lib/domain/check-out'
import { readBatchKey } from '@/lib/domain/dispatch-batch'
import type { Family, Stage } from '@/lib/domain/stages'
import type { FoundByCode, PlacingState } from '@/lib/orders/schema'

const storeId = z.coerce.number().int().positive()
const batch = z.string().refine((key) => readBatchKey(key) !== null, 'invalid')

/** The families whose orders are scanned as they leave; food leaves with a code that is said. */
export const SCANNED_FAMILIES = ['parcel', 'express'] as const
export type ScannedFamily = (typeof SCANNED_FAMILIES)[number]

/** How a code came in. */
export const CODE_WAYS = ['scanner', 'typed', 'camera'] as const
export type CodeWay = (typeof CODE_WAYS)[number]

export const batchQuerySchema = z.object({ storeId, batch })
export type BatchQuery = z.infer<typeof batchQuerySchema>

/** More orders than are read by themselves; with more changes at once the whole batch is read. */
export const MOST_CHANGED = 100

export const batchRowsQuerySchema = batchQuerySchema.extend({
  /** Ids with commas between them, as an address has them. */
  orders: z
    .string()
    .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/)
    .transform((text) => text.split(',').map(Number))
    .refine((ids) => ids.length <= MOST_CHANGED),
})
export type BatchRowsQuery = z.infer<typeof batchRowsQuerySchema>

export const batchesQuerySchema = z.object({ storeId })

/** The files that are offered at once; others are found by their name. */
export const MOST_IMPORTS = 20

export const importBatchesQuerySchema = z.object({
  /** A part of the name of the file; empty for the latest. */
  search: z.string().trim().max(200).default(''),
})
export type ImportBatchesQuery = z.infer<typeof importBatchesQuerySchema>

/** The file of an import, when it was brought (ISO) and by whom. */
export type BatchFile = { name: string; at: string; by: string }

/** A batch as people are told of it. `file` is that of an import, null for a day or a slot. */
export type NamedBatch = { batch: string; file: BatchFile | null }

/** A parcel that left: who told so, when, and how. */
export type CheckedOut = { checkoutId: number; at: string; by: string; how: CodeWay }

/**
 * `left`: it must still go out; `out`: it was scanned; `unconfirmed`: nobody knows yet whether the
 * platform has it; `gone`: it was delivered without having been scanned.
 */
export type BatchRowState = 'left' | 'out' | 'unconfirmed' | 'gone'

/** One parcel of a batch. */
export type BatchRow = {
  orderId: number
  family: Family
  clientOrderId: string
  /** The platform's number, which its couriers call the tracking number (express §2.3). */
  trackingNo: string | null
  /** The number in the waybill's barcode. */
  shipmentCode: string | null
  recipientName: string | null
  boxes: number
  stage: Stage
  placing: PlacingState
  state: BatchRowState
  out: CheckedOut | null
}

export type BatchView = NamedBatch & { storeId: number; rows: BatchRow[]; asOf: string }

/** What can be handed out at a store: today first, then the pickup slots by their beginning. */
export type BatchChoice = { batch: string; total: number; left: number }

/** An import whose waybills can be handed out. */
export type ImportBatch = BatchChoice & { storeId: number; file: BatchFile }

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
  | { verdict: 'several'; matches: FoundByCode[] }
  | { verdict: 'unknown' }
  /** `own` is the batch that it belongs to; `storeId` says of which store. */
  | { verdict: CheckOutStop; row: BatchRow; own: NamedBatch; storeId: number }

export const undoFormSchema = z.object({
  orderId: z.number().int().positive(),
  reason: z.string().trim().min(1, 'required').max(200, 'tooLong'),
})
export type UndoForm = z.infer<typeof undoFormSchema>

export const sheetFormSchema = z.object({ storeId: z.number().int().positive(), batch })
export type SheetForm = z.infer<typeof sheetFormSchema>

export const printSheetSchema = z.object({ sheetId: z.number().int().positive() })

/** One line of a hand-in sheet. */
export type SheetRow = Omit<BatchRow, 'family' | 'stage' | 'placing' | 'state' | 'out'> & {
  outAt: string | null
}

/** A hand-in sheet. Without a number it is not printed yet and shows its batch as it is now. */
export type Sheet = NamedBatch & {
  id: number
  storeId: number
  number: number | null
  printedAt: string | null
  printedBy: string | null
  /** The number of the sheet that this one replaces. */
  replaces: number | null
  /** The sheet that replaced this one. */
  replacedBy: { id: number; number: number | null } | null
  rows: SheetRow[]
}

/** A printed sheet in the list. */
export type SheetEntry = NamedBatch & {
  id: number
  storeId: number
  number: number | null
  printedAt: string | null
  createdAt: string
  total: number | null
  out: number | null
}
