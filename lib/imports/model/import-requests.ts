import { z } from 'zod'
import { partySchema } from '@/lib/express/model/waybill-form'
import { EXPRESS_PRODUCTS } from '@/lib/domain/express/express-products'
import {
  type ImportField,
  isImportField,
  ITEM_PARTS,
  MOST_ITEMS,
} from '@/lib/domain/imports/import-fields'
import {
  MOST_COLUMNS,
  MOST_ROWS,
  LONGEST_CELL,
  LONGEST_FILE_NAME,
  ROWS_A_REQUEST,
} from './import-limits'
import { SHOP_KINDS } from './columns/shop-files'

/** The most cells of a row: columns of the file, those that are added, and those of merged orders. */
const MOST_CELLS = 2 * MOST_COLUMNS + ITEM_PARTS.length * MOST_ITEMS

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

/** What a text holds; null where it is no JSON, which no list is. */
function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const column = z.object({ key, name: z.string().max(LONGEST_CELL), field: field.nullable() })

export const importIdSchema = z.object({ importId })
export type ImportId = z.infer<typeof importIdSchema>

/** As an address names it. */
export const importReadSchema = z.object({ importId: z.coerce.number().int().positive() })

/** The import itself; its rows follow in requests of their own. */
export const newImportSchema = z.object({
  /** Made by the browser when the file was dropped: one drop, one import. */
  formKey: z.uuid(),
  storeId: z.number().int().positive(),
  fileName: z.string().trim().min(1).max(LONGEST_FILE_NAME),
  product: product.nullable(),
  columns: z.array(column).min(1).max(MOST_CELLS),
  /** The shop that the file came from, by its columns. */
  shop: z.enum(SHOP_KINDS).nullable().default(null),
  rowCount: z.number().int().min(1).max(MOST_ROWS),
})
export type NewImport = z.input<typeof newImportSchema>

export const addRowsSchema = z.object({
  importId,
  /** Position of the first of these rows. */
  from: position,
  /**
   * The rows as JSON, of each its cells in the order of the import's columns. A text, because the
   * framework looks at every value of a list by itself, in the browser and here: at 65,000 of them.
   * As a Blob it is written beside the page, and no page stands still while it is sent.
   */
  rows: z
    .union([z.string(), z.instanceof(Blob).transform((blob) => blob.text())])
    .transform(jsonOrNull)
    .pipe(z.array(z.array(cell).max(MOST_CELLS)).min(1).max(MOST_ROWS)),
})
export type AddRows = z.output<typeof addRowsSchema>

export const editCellsSchema = z.object({
  importId,
  edits: z
    .array(z.object({ position, cells: z.record(key, cell) }))
    .min(1)
    .max(ROWS_A_REQUEST),
})
export type EditCells = z.infer<typeof editCellsSchema>

/** Who sends what a row names no sender for. */
export const setSenderSchema = z.object({ importId, sender: partySchema })
export type SetSender = z.infer<typeof setSenderSchema>

/** What becomes of rows that are not on their way. */
export const ROW_MARKS = ['skipped', 'draft', 'removed'] as const
export const markRowsSchema = z.object({
  importId,
  positions: z.array(position).min(1).max(MOST_ROWS),
  as: z.enum(ROW_MARKS),
})
export type MarkRows = z.infer<typeof markRowsSchema>

export const addColumnsSchema = z.object({ importId, fields: z.array(field).min(1) })
export type AddColumns = z.infer<typeof addColumnsSchema>

export const startImportSchema = z.object({
  importId,
  /** Rows that the platform refused go once more, as they are. */
  again: z.boolean(),
})
export type StartImport = z.infer<typeof startImportSchema>
