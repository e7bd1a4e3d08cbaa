import { chosenSlots, type ChosenSlots } from '@/lib/express/model/chosen-slots'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import { checkRow } from '@/lib/imports/model/check-row'
import { rowValues, type Cells, type ImportColumn } from '@/lib/domain/imports/import-columns'
import type { RowFault } from '@/lib/imports/model/row-fault'

export type CheckRequest = {
  /** Comes back with the answer. */
  turn: number
  columns: readonly ImportColumn[]
  product: ExpressProduct | null
  rows: readonly { position: number; cells: Cells }[]
}

/** What is wrong with a row, as the page needs it. */
export type RowCheck = {
  position: number
  product: ExpressProduct | null
  faults: readonly RowFault[]
  needsSlot: boolean
  /** The times that it names, in the platform's way of writing. */
  chosen: ChosenSlots
}

export type CheckAnswer = { turn: number; checks: RowCheck[] }

/** Checks rows by the rules that the server checks with before anything is sent. */
export function checkRows(request: Omit<CheckRequest, 'turn'>): RowCheck[] {
  const { columns, product: ofAll, rows } = request
  return rows.map(({ position, cells }) => {
    const { product, faults, needsSlot, draft } = checkRow(rowValues(columns, cells), ofAll)
    return { position, product, faults, needsSlot, chosen: chosenSlots(draft) }
  })
}
