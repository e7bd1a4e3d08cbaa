import Papa from 'papaparse'
import { defuseCell } from '@/lib/domain/defuse-cell'

/** A cell by its place on the screen: of the rows and columns that are shown. */
export type Spot = { readonly row: number; readonly column: number }

/** From where a person began to select up to where they are; both ends belong to it. */
export type Selection = { readonly anchor: Spot; readonly head: Spot }

type Size = { readonly rows: number; readonly columns: number }

export type Range = {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** The rectangle of a selection. */
export function rangeOf({ anchor, head }: Selection): Range {
  return {
    top: Math.min(anchor.row, head.row),
    bottom: Math.max(anchor.row, head.row),
    left: Math.min(anchor.column, head.column),
    right: Math.max(anchor.column, head.column),
  }
}

export function isWithin({ top, bottom, left, right }: Range, { row, column }: Spot): boolean {
  return row >= top && row <= bottom && column >= left && column <= right
}

/** One cell, selected alone. */
export const at = (spot: Spot): Selection => ({ anchor: spot, head: spot })

/** The place so many rows and columns away, kept within the grid. */
export function moved({ row, column }: Spot, by: Partial<Spot>, { rows, columns }: Size): Spot {
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))
  return {
    row: within(row + (by.row ?? 0), rows),
    column: within(column + (by.column ?? 0), columns),
  }
}

const STEPS: Readonly<Record<string, Partial<Spot>>> = {
  ArrowUp: { row: -1 },
  ArrowDown: { row: 1 },
  ArrowLeft: { column: -1 },
  ArrowRight: { column: 1 },
  PageUp: { row: -15 },
  PageDown: { row: 15 },
  Home: { column: -Infinity },
  End: { column: Infinity },
}

/** Where a key leads, to the edge of the grid with `far`; null for a key that does not move. */
export function stepOf(key: string, far: boolean): Partial<Spot> | null {
  const step = STEPS[key]
  if (!step || !far) return step ?? null
  const edge = (value: number | undefined) => (value ? Math.sign(value) * Infinity : 0)
  // As in every spreadsheet: with Ctrl, Home and End mean the first and the last row, too.
  if (key === 'Home' || key === 'End') return { ...step, row: edge(step.column) }
  return { row: edge(step.row), column: edge(step.column) }
}

/** Cells as spreadsheets take them from the clipboard, harmless there. */
export function toClipboard(cells: readonly (readonly string[])[]): string {
  return Papa.unparse(
    cells.map((row) => row.map(defuseCell)),
    { delimiter: '\t', newline: '\r\n' },
  )
}

/** Cells as spreadsheets put them on the clipboard; line breaks within quotes belong to a cell. */
export function fromClipboard(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' })
  return data
}

/**
 * What is pasted where: one cell fills the whole selection, a block goes down and right from its
 * corner and ends at the edge.
 */
export function pasteInto(
  block: readonly (readonly string[])[],
  range: Range,
  size: { rows: number; columns: number },
): { row: number; column: number; text: string }[] {
  const single = block.length === 1 && block[0]?.length === 1 ? (block[0][0] ?? '') : null
  if (single !== null) return fill(range, () => single)
  return block.flatMap((cells, down) =>
    cells.flatMap((text, right) => {
      const [row, column] = [range.top + down, range.left + right]
      return row < size.rows && column < size.columns ? [{ row, column, text }] : []
    }),
  )
}

/** Every cell of a range with the text that its place gives. */
export function fill(
  { top, bottom, left, right }: Range,
  text: (row: number, column: number) => string,
): { row: number; column: number; text: string }[] {
  const cells: { row: number; column: number; text: string }[] = []
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      cells.push({ row, column, text: text(row, column) })
    }
  }
  return cells
}

/** The first row of a range put into all below it; a range of one row is filled from the one above. */
export function fillDown(
  range: Range,
  textAt: (row: number, column: number) => string,
): { row: number; column: number; text: string }[] {
  const isOneRow = range.top === range.bottom
  const from = isOneRow ? Math.max(0, range.top - 1) : range.top
  return fill(range, (_row, column) => textAt(from, column))
}
