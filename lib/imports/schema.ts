import { z } from 'zod'
import { EXPRESS_PRODUCTS, type ExpressProduct } from '@/lib/domain/express-products'
import type { Cells, ImportColumn } from '@/lib/domain/imports/import-columns'
import { isImportField, type ImportField } from '@/lib/domain/imports/import-fields'
import type { RememberedColumns } from '@/lib/domain/imports/match-columns'
import type { UniqueField } from '@/lib/domain/imports/repeated-numbers'
import type { SlotPair } from '@/lib/domain/imports/next-pair'
import type { Refusal } from '@/lib/orders/schema'

/** The most rows that one file may have. */
export const MOST_ROWS = 5_000
/** The most bytes that one file may have. */
export const MOST_BYTES = 20 * 1024 * 1024
/** The most columns; what stands further right is not read. */
export const MOST_COLUMNS = 120
/** The most characters of one cell; no field of a waybill takes more. */
export const LONGEST_CELL = 4_000
/** The most characters of a file's name. */
export const LONGEST_FILE_NAME = 200
/** The most rows that one request brings or changes. */
export const ROWS_A_REQUEST = 1_000

const position = z
  .number()
  .int()
  .min(0)
  .max(MOST_ROWS - 1)
const cell = z.string().max(LONGEST_CELL)
const key = z.string().min(1).max(60)
const field = z.custom<ImportField>(isImportField)
const product = z.enum(EXPRESS_PRODUCTS)
const importId = z.number().int().positive()

const column = z.object({ key, name: z.string().max(LONGEST_CELL), field: field.nullable() })

export const importIdSchema = z.object({ importId })
export type ImportId = z.infer<typeof importIdSchema>

/** The import itself; its rows follow in requests of their own. */
export const newImportSchema = z.object({
  /** Made by the browser when the file was dropped: one drop, one import. */
  formKey: z.uuid(),
  storeId: z.number().int().positive(),
  fileName: z.string().trim().min(1).max(LONGEST_FILE_NAME),
  product: product.nullable(),
  columns: z
    .array(column)
    .min(1)
    .max(2 * MOST_COLUMNS),
  rowCount: z.number().int().min(1).max(MOST_ROWS),
})
export type NewImport = z.infer<typeof newImportSchema>

export const addRowsSchema = z.object({
  importId,
  /** Position of the first of these rows. */
  from: position,
  rows: z.array(z.record(key, cell)).min(1).max(ROWS_A_REQUEST),
})
export type AddRows = z.infer<typeof addRowsSchema>

export const editCellsSchema = z.object({
  importId,
  edits: z
    .array(z.object({ position, cells: z.record(key, cell) }))
    .min(1)
    .max(ROWS_A_REQUEST),
})
export type EditCells = z.infer<typeof editCellsSchema>

export const addColumnsSchema = z.object({ importId, fields: z.array(field).min(1) })
export type AddColumns = z.infer<typeof addColumnsSchema>

/** No pickup, where the product leaves it open. */
const noSlot = z.object({ date: z.literal(''), period: z.literal('') })
const slot = z.object({
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  /** Empty for a day without a period, as the warehouse group has it. */
  period: z.string().regex(/^(?:\d{2}:\d{2}-\d{2}:\d{2})?$/),
})
export const slotPairSchema = z.object({
  pickup: slot,
  delivery: slot.nullable(),
}) satisfies z.ZodType<SlotPair>

export const giveSlotsSchema = z.object({
  importId,
  product,
  pair: slotPairSchema.extend({ pickup: slot.or(noSlot) }),
  /** Rows that have a time they can be sent with are left as they are. */
  keepOwn: z.boolean(),
})
export type GiveSlots = z.infer<typeof giveSlotsSchema>

/** Times as the cells of rows have them, in whatever way their file writes times; empty for none. */
const writtenSlot = z.object({ date: cell, period: cell })

export const moveRowsSchema = z.object({
  importId,
  product,
  from: z.object({ pickup: writtenSlot, delivery: writtenSlot.nullable() }),
  to: slotPairSchema,
})
export type MoveRows = z.infer<typeof moveRowsSchema>

export const startImportSchema = z.object({
  importId,
  /** Rows that the platform refused go once more, as they are. */
  again: z.boolean(),
})
export type StartImport = z.infer<typeof startImportSchema>

export const importsFilterSchema = z.object({
  before: z.coerce.number().int().positive().optional().catch(undefined),
})
export type ImportsFilter = z.infer<typeof importsFilterSchema>

/**
 * `draft`: not sent yet. `queued`: waits for its turn. `sending`: asked for. `created`, `refused`,
 * `unconfirmed`: as its order stands. `held`: its pickup slot is over or gone.
 */
export const ROW_STATUSES = [
  ...['draft', 'queued', 'sending', 'created', 'refused', 'unconfirmed', 'held'],
] as const
export type RowStatus = (typeof ROW_STATUSES)[number]

/** How many rows of an import stand where. */
export type RowCounts = Readonly<Record<RowStatus, number>>

export type PauseCause =
  'person' | 'clock' | 'credentials' | 'unreachable' | 'permission' | 'access' | 'failed'

export type ImportSummary = {
  id: number
  storeId: number
  fileName: string
  /** As the file had them; fewer are there when it was cut short on the way. */
  rowCount: number
  state: 'idle' | 'running' | 'paused'
  pauseCause: PauseCause | null
  counts: RowCounts
  /** Who brought the file. */
  by: string
  /** ISO, in UTC. */
  createdAt: string
}

export type ImportView = ImportSummary & {
  columns: ImportColumn[]
  product: ExpressProduct | null
}

export type ImportPage = { imports: ImportSummary[]; before: number | null }

/** What became of a row. */
export type RowResult = {
  position: number
  status: RowStatus
  orderId: number | null
  refusal: Refusal | null
  /** Why it was not even sent: a sentence of the messages `errors`. */
  problem: string | null
}

export type ImportRow = RowResult & { cells: Cells }

/** A number of a row that an earlier waybill has. */
export type TakenRow = { position: number; field: UniqueField }

export type RowPage = {
  rows: ImportRow[]
  /** Of these rows, the numbers that are given away already. */
  taken: TakenRow[]
  /** Position to go on from; null at the end. */
  next: number | null
}

/** What changed since; `cursor` is where to go on from. */
export type ResultPage = { view: ImportView; results: RowResult[]; cursor: string }

/** Rows whose pickup is over or gone, and the next pair that the platform offers for them. */
export type Move = {
  product: ExpressProduct
  /** As the cells have it, by which the rows are found again. */
  from: SlotPair
  /** Null: the platform offers nothing later. */
  to: SlotPair | null
  rows: number
}

export type { RememberedColumns }
