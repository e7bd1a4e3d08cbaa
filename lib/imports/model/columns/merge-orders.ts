import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import {
  type ImportField,
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
  const held = heldColumns(columns)
  const orders: (FileRow | MergedRow)[] = []
  const merged: MergedRow[] = []
  let apart = 0
  for (const group of groupsOf(held, rows).values()) {
    if (group.length > 1 && agrees(held, group)) {
      const order = mergedRow(columns, held, group)
      merged.push(order)
      orders.push(order)
    } else {
      if (group.length > 1) apart += 1
      orders.push(...group)
    }
  }
  const all = withItemColumns(columns, Math.max(0, ...merged.map(({ items }) => items.length)))
  const cellOf = all.map(({ field }) => (field === null ? null : itemCell(field)))
  return {
    columns: all,
    rows: orders.map((order) =>
      isMerged(order) ? filled(cellOf, order.cells, order.items) : order,
    ),
    merged: merged.length,
    apart,
  }
}

type MergedRow = { cells: string[]; items: Item[] }

const isMerged = (order: MergedRow | FileRow): order is MergedRow => !Array.isArray(order)

const mergedRow = (
  columns: readonly ImportColumn[],
  held: readonly HeldColumn[],
  group: readonly FileRow[],
): MergedRow => ({
  cells: firstOfEach(columns, group),
  items: group.flatMap((row) => itemsOf(held, row)),
})

type FileRow = readonly string[]

/** A column that holds something: where it stands, and of which goods it holds which part. */
type HeldColumn = { at: number; field: ImportField; cell: ReturnType<typeof itemCell> }

/** Most columns of a shop's file hold nothing, and each of its rows is looked at. */
const heldColumns = (columns: readonly ImportColumn[]): HeldColumn[] =>
  columns.flatMap(({ field }, at) => (field === null ? [] : [{ at, field, cell: itemCell(field) }]))

/**
 * Rows by their order number, in the order of the file; those without one alone, but for a row that
 * names goods and nothing else: it goes on with the order above it.
 */
function groupsOf(held: readonly HeldColumn[], rows: readonly FileRow[]) {
  const at = held.find(({ field }) => field === 'clientOrderId')?.at ?? -1
  const groups = new Map<string, FileRow[]>()
  let above: string | null = null
  for (const [index, row] of rows.entries()) {
    const number = (at < 0 ? '' : (row[at] ?? '')).trim()
    const isMore: boolean = number === '' && above !== null && hasGoodsAlone(held, row)
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

function hasGoodsAlone(held: readonly HeldColumn[], row: FileRow): boolean {
  const said = held.filter(({ at }) => (row[at] ?? '').trim() !== '')
  return said.length > 0 && said.every(({ cell }) => cell !== null)
}

/** Whether rows say the same of all but their goods, and name no more goods than columns can hold. */
function agrees(held: readonly HeldColumn[], group: readonly FileRow[]): boolean {
  const goods = group.flatMap((row) => itemsOf(held, row))
  if (goods.length > MOST_ITEMS) return false
  return held.every(({ at, cell }) => cell !== null || saysOne(group, at))
}

/** Whether all rows say the same in a column, where they say anything. */
function saysOne(group: readonly FileRow[], at: number): boolean {
  let said = ''
  for (const row of group) {
    const text = (row[at] ?? '').trim()
    if (text === '' || text === said) continue
    if (said !== '') return false
    said = text
  }
  return true
}

const firstOfEach = (columns: readonly ImportColumn[], group: readonly FileRow[]): string[] =>
  columns.map((_, at) => group.find((row) => (row[at] ?? '').trim() !== '')?.[at] ?? '')

/** The goods that a row names, without gaps. */
function itemsOf(held: readonly HeldColumn[], row: FileRow): Item[] {
  const items: Item[] = []
  for (const { at, cell } of held) {
    const text = cell ? (row[at] ?? '') : ''
    if (!cell || text.trim() === '') continue
    const item = (items[cell.index] ??= {})
    item[cell.part] = text
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
  cellOf: readonly HeldColumn['cell'][],
  cells: FileRow,
  items: readonly Item[],
): string[] {
  return cellOf.map((cell, at) =>
    cell ? (items[cell.index]?.[cell.part] ?? '') : (cells[at] ?? ''),
  )
}
