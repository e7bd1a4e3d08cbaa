import { z } from 'zod'
import { EXPRESS_PRODUCTS } from '@/lib/domain/express/express-products'
import {
  type ImportField,
  isImportField,
  ITEM_PARTS,
  MOST_ITEMS,
} from '@/lib/domain/imports/import-fields'

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
    .max(2 * MOST_COLUMNS + ITEM_PARTS.length * MOST_ITEMS),
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

export const startImportSchema = z.object({
  importId,
  /** Rows that the platform refused go once more, as they are. */
  again: z.boolean(),
})
export type StartImport = z.infer<typeof startImportSchema>
