import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import { mergeOrders, type MergedOrders } from '@/lib/imports/model/columns/merge-orders'
import { readFile } from './read-file'
import { rowPieces, type RowPiece } from './row-pieces'
import { FileProblem, type FileProblemKind, type Sheet, type Table, toTable } from './table'
import { type TableView, viewOf } from './table-view'

/** Another place in the file that was read: the sheet from 0, the header's line from 1. */
export type Place = { sheet: number; header?: number | undefined }

/** Rows of the file with what its columns hold. */
export type HeldRows = { place: Place; columns: readonly ImportColumn[] }

/** What becomes of rows when those of one order are one. */
export type Together = Omit<MergedOrders, 'rows'> & { rowCount: number }

/** Rows as the server takes them, and their columns. */
export type Packed = { columns: ImportColumn[]; rowCount: number; pieces: RowPiece[] }

/** A file to read, another place in the one that was read, or a question about its rows. */
export type ReadRequest =
  | File
  | Place
  | { together: HeldRows; nth: number }
  | { pack: HeldRows; merge: boolean }
export type ReadAnswer =
  | { table: TableView }
  | { together: Together; nth: number }
  | { packed: Packed }
  | { problem: FileProblemKind }

let sheets: Sheet[] = []
let latest: Table | null = null

self.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  void answerTo(data).then((answer) => self.postMessage(answer))
})

async function answerTo(asked: ReadRequest): Promise<ReadAnswer> {
  try {
    if (asked instanceof File) {
      sheets = await readFile(asked)
      latest = toTable(sheets)
      return { table: viewOf(latest) }
    }
    if ('together' in asked) {
      const { rows, ...together } = merged(asked.together)
      return { together: { ...together, rowCount: rows.length }, nth: asked.nth }
    }
    if ('pack' in asked) return { packed: pack(asked.pack, asked.merge) }
    return { table: viewOf(tableAt(asked)) }
  } catch (error) {
    return { problem: error instanceof FileProblem ? error.kind : 'unreadable' }
  }
}

function tableAt(place: Place): Table {
  const isThere = latest?.place.sheet === place.sheet && latest.place.header === place.header
  if (!latest || !isThere) latest = toTable(sheets, place)
  return latest
}

const merged = ({ place, columns }: HeldRows): MergedOrders =>
  mergeOrders({ columns, rows: tableAt(place).rows })

function pack(held: HeldRows, merge: boolean): Packed {
  const { columns, rows } = merge
    ? merged(held)
    : { columns: [...held.columns], rows: tableAt(held.place).rows }
  return { columns, rowCount: rows.length, pieces: rowPieces(rows) }
}
