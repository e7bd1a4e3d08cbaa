import { checkWaybill } from '@/lib/express/model/check-waybill'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import { withoutUnusedFields, type WaybillDraft } from '@/lib/domain/express/waybill-draft'
import type { WaybillFault } from '@/lib/express/model/waybill-fault'
import { isImportField, type ImportField, type RowValues } from '@/lib/domain/imports/import-fields'
import { readRow } from './read-row'
import type { RowFault } from './row-fault'

type CheckedRow = {
  readonly product: ExpressProduct | null
  /** Without what the product has no place for. */
  readonly draft: WaybillDraft
  /** One a cell at most, the first that was found. */
  readonly faults: readonly RowFault[]
  /** Nothing else is missing but a slot, which is chosen for many rows at once. */
  readonly needsSlot: boolean
}

/** Stands for the order number that a row without one is given when it is created. */
const GIVEN_LATER = '-'

/** Faults that speak of a whole, and the cell where they are shown. */
const SHOWN_AT: Readonly<Record<string, ImportField>> = {
  'recipient.address': 'recipient.address.building',
  'sender.address': 'sender.address.building',
  'recipient.location': 'recipient.address.district',
  'sender.location': 'sender.address.district',
  items: 'items.0.name',
  collect: 'collect.goods',
}

/**
 * Reads a row and checks it as the form is checked, by the matrix of its product (express §4.1).
 * What the product has no place for is left out, since files have one shape for several products.
 */
export function checkRow(values: RowValues, productOfAll: ExpressProduct | null): CheckedRow {
  const read = readRow(values, productOfAll)
  const { product, draft, faults } = read
  if (product === null) return { product, draft, faults, needsSlot: false }
  const taken = withoutUnusedFields(product, draft)
  const checked = { ...taken, clientOrderId: taken.clientOrderId ?? GIVEN_LATER }
  const all = [...faults, ...checkWaybill(product, checked).map((fault) => toRowFault(fault, read))]
  const isOfSlot = ({ field, problem }: RowFault) =>
    problem === 'required' && /^(pickup|delivery)\./.test(field)
  const mistakes = all.filter((fault) => !isOfSlot(fault))
  return {
    product,
    draft: taken,
    faults: onePerCell(mistakes),
    needsSlot: all.some(isOfSlot),
  }
}

type Places = Pick<ReturnType<typeof readRow>, 'itemColumns' | 'serviceColumns'>

function toRowFault({ field, problem, limit }: WaybillFault, places: Places): RowFault {
  const shown = SHOWN_AT[field] ?? cellOf(field, places)
  if (!isImportField(shown)) throw new Error(`no column holds ${field}`)
  return { field: shown, problem, ...(limit === undefined ? {} : { limit }) }
}

/** Goods and services of the draft stand in columns with numbers that may have gaps. */
function cellOf(field: string, { itemColumns, serviceColumns }: Places): string {
  const [, list, index, part] = /^(items|services)\.(\d+)\.(\w+)$/.exec(field) ?? []
  if (!list) return field
  const column = (list === 'items' ? itemColumns : serviceColumns)[Number(index)]
  return column === null ? 'declaredValue' : `${list}.${column ?? index}.${part}`
}

/** A cell that cannot be read is missing for the matrix: only the first is what a person can mend. */
function onePerCell(faults: readonly RowFault[]): RowFault[] {
  const first = new Map<ImportField, RowFault>()
  for (const fault of faults) if (!first.has(fault.field)) first.set(fault.field, fault)
  return [...first.values()]
}
