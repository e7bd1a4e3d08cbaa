import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import {
  ITEM_PARTS,
  type ItemPart,
  itemCell,
  itemField,
  MOST_ITEMS,
} from '@/lib/domain/imports/import-fields'

export type FileRows = {
  readonly columns: readonly ImportColumn[]
  /** A cell for each column; what is missing at the end is empty. */
  readonly rows: readonly (readonly string[])[]
}

export type MergedOrders = {
  /** With columns for the goods that came from further rows. */
  readonly columns: ImportColumn[]
  readonly rows: readonly FileRow[]
  /** How many order numbers stood in several rows and are one row now. */
  readonly merged: number
  /** How many do still: their rows say different things of more than goods. */
  readonly apart: number
}

type Item = Partial<Record<ItemPart, string>>

/**
 * Makes one row of all rows with one order number: the goods of each, one after the other, and of
 * everything else what any of them says. Rows that contradict each other stay as they are (decision
 * 0187). The merged row stands where the first one stood.
 */
export function mergeOrders({ columns, rows }: FileRows): MergedOrders {
  const orders: (FileRow | MergedRow)[] = []
  const merged: MergedRow[] = []
  let apart = 0
  for (const group of groupsOf(columns, rows).values()) {
    if (group.length > 1 && agrees(columns, group)) {
      const order = mergedRow(columns, group)
      merged.push(order)
      orders.push(order)
    } else {
      if (group.length > 1) apart += 1
      orders.push(...group)
    }
  }
  const all = withItemColumns(columns, Math.max(0, ...merged.map(({ items }) => items.length)))
  return {
    columns: all,
    rows: orders.map((order) => (isMerged(order) ? filled(all, order.cells, order.items) : order)),
    merged: merged.length,
    apart,
  }
}

type MergedRow = { cells: string[]; items: Item[] }

const isMerged = (order: MergedRow | FileRow): order is MergedRow => !Array.isArray(order)

const mergedRow = (columns: readonly ImportColumn[], group: readonly FileRow[]): MergedRow => ({
  cells: firstOfEach(columns, group),
  items: group.flatMap((row) => itemsOf(columns, row)),
})

type FileRow = readonly string[]

/**
 * Rows by their order number, in the order of the file; those without one alone, but for a row that
 * names goods and nothing else: it goes on with the order above it.
 */
function groupsOf(columns: readonly ImportColumn[], rows: readonly FileRow[]) {
  const at = columns.findIndex(({ field }) => field === 'clientOrderId')
  const groups = new Map<string, FileRow[]>()
  let above: string | null = null
  for (const [index, row] of rows.entries()) {
    const number = (at < 0 ? '' : (row[at] ?? '')).trim()
    const isMore: boolean = number === '' && above !== null && hasGoodsAlone(columns, row)
    const key: string =
      isMore && above !== null ? above : number === '' ? `#${index}` : `=${number}`
    if (number !== '') above = key
    else if (!isMore) above = null
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

function hasGoodsAlone(columns: readonly ImportColumn[], row: FileRow): boolean {
  const said = columns.filter(({ field }, at) => field !== null && (row[at] ?? '').trim() !== '')
  return said.length > 0 && said.every(({ field }) => field !== null && itemCell(field) !== null)
}

/** Whether rows say the same of all but their goods, and name no more goods than columns can hold. */
function agrees(columns: readonly ImportColumn[], group: readonly FileRow[]): boolean {
  const goods = group.flatMap((row) => itemsOf(columns, row))
  if (goods.length > MOST_ITEMS) return false
  return columns.every(({ field }, at) => {
    if (field === null || itemCell(field)) return true
    const said = group.map((row) => (row[at] ?? '').trim()).filter((text) => text !== '')
    return new Set(said).size <= 1
  })
}

const firstOfEach = (columns: readonly ImportColumn[], group: readonly FileRow[]): string[] =>
  columns.map((_, at) => group.map((row) => row[at] ?? '').find((text) => text.trim() !== '') ?? '')

/** The goods that a row names, without gaps. */
function itemsOf(columns: readonly ImportColumn[], row: FileRow): Item[] {
  const items: Item[] = []
  for (const [at, { field }] of columns.entries()) {
    const cell = field && itemCell(field)
    const text = row[at] ?? ''
    if (!cell || text.trim() === '') continue
    items[cell.index] = { ...items[cell.index], [cell.part]: text }
  }
  return items.filter(Boolean)
}

/** Columns for so many goods, with the parts that the file tells of any. */
function withItemColumns(columns: readonly ImportColumn[], most: number): ImportColumn[] {
  const known = new Set(columns.map(({ field }) => field))
  const parts = ITEM_PARTS.filter((part) =>
    columns.some(({ field }) => field !== null && itemCell(field)?.part === part),
  )
  const wanted = Array.from({ length: most }, (_, index) =>
    parts.map((part) => itemField(index, part)),
  ).flat()
  const missing = wanted.filter((field) => !known.has(field))
  return [...columns, ...missing.map((field) => ({ key: field, name: '', field }))]
}

function filled(
  columns: readonly ImportColumn[],
  cells: FileRow,
  items: readonly Item[],
): string[] {
  return columns.map(({ field }, at) => {
    const cell = field && itemCell(field)
    return cell ? (items[cell.index]?.[cell.part] ?? '') : (cells[at] ?? '')
  })
}
