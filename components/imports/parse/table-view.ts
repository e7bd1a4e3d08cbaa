import { type NamedField, namedField } from '@/lib/imports/model/columns/column-names'
import type { Table, TablePlace } from './table'

const SAMPLES = 2

/** What a page is told of a table. The rows stay with whoever read them: they may be 400,000 cells. */
export type TableView = {
  /** What the header names. */
  names: string[]
  /** By column, what its name speaks of. */
  named: (NamedField | null)[]
  /** By column, the first values that are none of them empty. */
  samples: string[][]
  /** By column: the file kept some cell as a number, and not as the digits that were typed. */
  numeric: boolean[]
  rowCount: number
  place: TablePlace
}

export const viewOf = ({ names, rows, numeric, place }: Table): TableView => ({
  names,
  named: names.map(namedField),
  samples: names.map((_, column) => firstOf(rows, column)),
  numeric,
  rowCount: rows.length,
  place,
})

function firstOf(rows: readonly (readonly string[])[], column: number): string[] {
  const found: string[] = []
  for (const cells of rows) {
    const text = cells[column] ?? ''
    if (text !== '') found.push(text)
    if (found.length === SAMPLES) break
  }
  return found
}
