import Papa from 'papaparse'
import { defuseCell } from '@/lib/domain/defuse-cell'
import type { Range } from './selection'

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
