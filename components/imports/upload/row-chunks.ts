import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import { ROWS_A_REQUEST } from '@/lib/imports/schema'
import { CHARACTERS_A_REQUEST, charactersOf } from '../request-size'

export type RowChunk = { from: number; rows: Record<string, string>[] }

/** Rows in pieces that one request can carry, by the keys of their columns; empty cells are left out. */
export function rowChunks(
  columns: readonly ImportColumn[],
  rows: readonly (readonly string[])[],
): RowChunk[] {
  const chunks: RowChunk[] = []
  let size = Infinity
  for (const [position, cells] of rows.entries()) {
    const row = toCells(columns, cells)
    const length = charactersOf(row)
    const last = chunks.at(-1)
    if (last && size + length <= CHARACTERS_A_REQUEST && last.rows.length < ROWS_A_REQUEST) {
      last.rows.push(row)
      size += length
    } else {
      chunks.push({ from: position, rows: [row] })
      size = length
    }
  }
  return chunks
}

function toCells(columns: readonly ImportColumn[], cells: readonly string[]) {
  return Object.fromEntries(
    columns.flatMap(({ key }, index) => {
      const text = cells[index] ?? ''
      return text === '' ? [] : [[key, text]]
    }),
  )
}
