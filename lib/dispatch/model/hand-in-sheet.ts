import { z } from 'zod'
import type { BatchRow, NamedBatch } from './batch-view'
import { batch } from './batch-queries'

export const sheetFormSchema = z.object({ storeId: z.number().int().positive(), batch })
export type SheetForm = z.infer<typeof sheetFormSchema>

export const printSheetSchema = z.object({ sheetId: z.number().int().positive() })

/** One line of a hand-in sheet. */
export type SheetRow = Omit<
  BatchRow,
  'family' | 'place' | 'stage' | 'placing' | 'state' | 'out'
> & {
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
