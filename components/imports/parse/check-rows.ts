import { chosenSlots, type ChosenSlots } from '@/lib/express/model/chosen-slots'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import { isMissing, type WaybillDraft } from '@/lib/domain/express/waybill-draft'
import type { ImportField, RowValues } from '@/lib/domain/imports/import-fields'
import { checkRow, type RowRules } from '@/lib/imports/model/check-row'
import { rowValues, type Cells, type ImportColumn } from '@/lib/domain/imports/import-columns'
import type { RowFault } from '@/lib/imports/model/row-fault'

export type CheckRequest = {
  /** Comes back with the answer. */
  turn: number
  columns: readonly ImportColumn[]
  rules: RowRules
  rows: readonly { position: number; cells: Cells }[]
}

/** What is wrong with a row, as the page needs it. */
export type RowCheck = {
  position: number
  product: ExpressProduct | null
  faults: readonly RowFault[]
  needsSlot: boolean
  needsSender: boolean
  /** The times that it names, in the platform's way of writing. */
  chosen: ChosenSlots
  /** Its locker, as the platform writes the code. */
  lockerCode: string | null
  /** What is collected from the recipient, in cents. */
  collectCents: number
  /** What a cell is read as, where that is not what it says: its district, the only box. */
  readAs: Readonly<Partial<Record<ImportField, string>>>
}

export type CheckAnswer = { turn: number; checks: RowCheck[] }

/** Checks rows by the rules that the server checks with before anything is sent. */
export function checkRows(request: Omit<CheckRequest, 'turn'>): RowCheck[] {
  const { columns, rules, rows } = request
  return rows.map(({ position, cells }) => {
    const values = rowValues(columns, cells)
    const { draft, ...checked } = checkRow(values, rules)
    const { product, faults, needsSlot, needsSender } = checked
    return {
      position,
      product,
      faults,
      needsSlot,
      needsSender,
      chosen: chosenSlots(draft),
      lockerCode: draft.recipient?.lockerCode ?? null,
      collectCents: (draft.collect?.goods ?? 0) + (draft.collect?.freight ?? 0),
      readAs: readingsOf(draft, values),
    }
  })
}

function readingsOf(draft: WaybillDraft, values: RowValues): RowCheck['readAs'] {
  const { address } = draft.recipient ?? {}
  const all: Partial<Record<ImportField, unknown>> = {
    box: draft.box,
    boxes: draft.boxes,
    'recipient.address.district': address?.district,
    'recipient.address.area': address?.area,
  }
  return Object.fromEntries(
    Object.entries(all).flatMap(([field, value]) =>
      isMissing(value) || String(value) === values[field as ImportField]?.trim()
        ? []
        : [[field, String(value)]],
    ),
  )
}
