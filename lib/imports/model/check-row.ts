import { checkWaybill } from '@/lib/express/model/check-waybill'
import { expressRules, takes, type ExpressProduct } from '@/lib/domain/express/express-products'
import {
  type Party,
  withoutUnusedFields,
  type WaybillDraft,
} from '@/lib/domain/express/waybill-draft'
import type { WaybillFault } from '@/lib/express/model/waybill-fault'
import {
  ADDRESS_LINES,
  isImportField,
  type ImportField,
  type RowValues,
} from '@/lib/domain/imports/import-fields'
import { fillSender, type SenderSource } from './fill-sender'
import { readRow } from './read-row'
import type { RowFault } from './row-fault'

/** What an import says for all of its rows. */
export type RowRules = {
  /** Null: each row names its own. */
  readonly product: ExpressProduct | null
  /** Fills what a row lacks of its sender; null where the store has none. */
  readonly sender: Party | null
}

type CheckedRow = {
  readonly product: ExpressProduct | null
  /** Without what the product has no place for, and with what it allows one value of. */
  readonly draft: WaybillDraft
  /** One a cell at most, the first that was found. */
  readonly faults: readonly RowFault[]
  /** Nothing else is missing but a slot, which is chosen for many rows at once. */
  readonly needsSlot: boolean
  /** The import's sender lacks something, which is given once for all rows. */
  readonly needsSender: boolean
}

/** Stands for the order number that a row without one is given when it is created. */
const GIVEN_LATER = '-'

/** Faults that speak of a whole, and the cell where they are shown. */
const SHOWN_AT: Readonly<Record<string, ImportField>> = {
  'sender.location': 'sender.address.district',
  'recipient.location': 'recipient.address.district',
  items: 'items.0.name',
  collect: 'collect.goods',
}

/**
 * Reads a row and checks it as the form is checked, by the matrix of its product (express §4.1).
 * What the product has no place for is left out, since files have one shape for several products.
 */
export function checkRow(values: RowValues, rules: RowRules): CheckedRow {
  const read = readRow(values, rules.product)
  const { product, draft } = read
  if (product === null) {
    return { product, draft, faults: read.faults, needsSlot: false, needsSender: false }
  }
  const { sender, source } = fillSender(draft.sender, rules.sender)
  const taken = withOnlyChoices(product, withoutUnusedFields(product, { ...draft, sender }))
  const checked = { ...taken, clientOrderId: taken.clientOrderId ?? GIVEN_LATER }
  const found = checkWaybill(product, checked)
  const ofSender = found.filter(({ field }) => isOfImportSender(field, source))
  const places = { ...read, values }
  const all = [
    ...read.faults.filter(({ field }) => hasPlace(product, field)),
    ...found.filter((fault) => !ofSender.includes(fault)).map((fault) => toRowFault(fault, places)),
  ]
  const isOfSlot = ({ field, problem }: RowFault) =>
    problem === 'required' && /^(pickup|delivery)\./.test(field)
  const mistakes = all.filter((fault) => !isOfSlot(fault))
  return {
    product,
    draft: taken,
    faults: onePerCell(withoutEchoes(mistakes)),
    needsSlot: all.some(isOfSlot),
    needsSender: ofSender.length > 0,
  }
}

/** What a product takes one value of is that one where nothing is said. */
function withOnlyChoices(product: ExpressProduct, draft: WaybillDraft): WaybillDraft {
  const { onlyBox, maxBoxes } = expressRules(product)
  return {
    ...draft,
    box: draft.box ?? onlyBox,
    boxes: draft.boxes ?? (maxBoxes === 1 ? 1 : draft.boxes),
  }
}

/** Whether a fault of the sender speaks of a part that the import gave, and not the row. */
function isOfImportSender(field: string, source: SenderSource): boolean {
  const [, part = ''] = /^sender\.(\w+)/.exec(field) ?? []
  if (part === 'name') return source.name === 'import'
  if (part === 'phone' || part === 'callingCode') return source.phone === 'import'
  return part !== '' && source.address === 'import'
}

/** Whether the product takes what a cell holds: what it leaves out is no mistake either. */
function hasPlace(product: ExpressProduct, field: ImportField): boolean {
  if (field.startsWith('sender.')) return takes(product, 'sender.name')
  if (/^recipient\.(?:address|lat|lng)/.test(field)) return takes(product, 'recipient.address')
  return true
}

/**
 * Of an address whose district nobody knows, the district alone is wrong: its area follows from it.
 */
function withoutEchoes(faults: readonly RowFault[]): RowFault[] {
  const unknown = faults.filter(
    ({ problem }) => problem === 'unknown-place' || problem === 'no-place',
  )
  const isEcho = ({ field, problem }: RowFault) =>
    unknown.some((one) => {
      const isSameParty = one.field.split('.')[0] === field.split('.')[0]
      const isArea = problem === 'required' && field.endsWith('.address.area')
      // The line is silent of a district that has a cell of its own.
      const isLine = problem === 'no-place' && one.problem === 'unknown-place'
      return isSameParty && (isArea || isLine)
    })
  return faults.filter((fault) => !isEcho(fault))
}

type Places = Pick<ReturnType<typeof readRow>, 'itemColumns' | 'serviceColumns'> & {
  values: RowValues
}

function toRowFault({ field, problem, limit }: WaybillFault, places: Places): RowFault {
  const inLine = addressLineFault({ field, problem }, places.values)
  const shown = inLine?.field ?? SHOWN_AT[field] ?? cellOf(field, places)
  if (!isImportField(shown)) throw new Error(`no column holds ${field}`)
  return {
    field: shown,
    problem: inLine?.problem ?? problem,
    ...(limit === undefined ? {} : { limit }),
  }
}

/**
 * What is wrong with an address as a whole is shown where it was written: in its line, or in the
 * longest of its cells. Null for a fault of a single part that has its own cell.
 */
function addressLineFault(
  { field, problem }: Pick<WaybillFault, 'field' | 'problem'>,
  values: RowValues,
): Pick<RowFault, 'field' | 'problem'> | null {
  const [, whose, part = ''] =
    /^(recipient|sender)\.(?:address\.?(\w*)|location)$/.exec(field) ?? []
  if (whose !== 'recipient' && whose !== 'sender') return null
  const line = whose === 'sender' ? undefined : ADDRESS_LINES.find((one) => values[one]?.trim())
  if (field.endsWith('.address')) {
    const parts = (['building', 'street', 'flat', 'floor', 'block', 'district'] as const).map(
      (name) => `${whose}.address.${name}` as const,
    )
    const lengthAt = (one: ImportField) => values[one]?.length ?? 0
    const longest = [...(whose === 'recipient' ? ADDRESS_LINES : []), ...parts].reduce(
      (most, one) => (lengthAt(one) > lengthAt(most) ? one : most),
      parts[0] as ImportField,
    )
    return { field: longest, problem }
  }
  const own = `${whose}.address.${part || 'district'}` as ImportField
  if (line === undefined || values[own]?.trim()) return null
  const isOfPlace = ['', 'district', 'area'].includes(part)
  return { field: line, problem: isOfPlace ? 'no-place' : 'no-street' }
}

/** Goods and services of the draft stand in columns with numbers that may have gaps. */
function cellOf(field: string, places: Places): string {
  const { itemColumns, serviceColumns } = places
  const [, list, index, part] = /^(items|services)\.(\d+)\.(\w+)$/.exec(field) ?? []
  if (field === 'weight' && !places.values['weight'] && places.values['kilograms']) {
    return 'kilograms'
  }
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
