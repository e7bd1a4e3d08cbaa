import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import { mergeOrders } from '@/lib/imports/model/columns/merge-orders'
import { readFile } from './read-file'
import { rowPieces, type RowPiece } from './row-pieces'
import { FileProblem, type FileProblemKind, type Sheet, type Table, toTable } from './table'

/** Another place in the file that was read: the sheet from 0, the header's line from 1. */
export type Place = { sheet: number; header?: number | undefined }

/** Which rows are to be written for the server: of one order with these columns in one row. */
export type Packing = { place: Place; merge: readonly ImportColumn[] | null }

/** A file to read, another place in the one that was read, or rows of it to be written. */
export type ReadRequest = File | Place | { pack: Packing }
export type ReadAnswer = { table: Table } | { pieces: RowPiece[] } | { problem: FileProblemKind }

let sheets: Sheet[] = []

self.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  void answerTo(data).then((answer) => self.postMessage(answer))
})

async function answerTo(asked: ReadRequest): Promise<ReadAnswer> {
  try {
    if (asked instanceof File) {
      sheets = await readFile(asked)
      return { table: toTable(sheets) }
    }
    return 'pack' in asked ? { pieces: pack(asked.pack) } : { table: toTable(sheets, asked) }
  } catch (error) {
    return { problem: error instanceof FileProblem ? error.kind : 'unreadable' }
  }
}

function pack({ place, merge: columns }: Packing): RowPiece[] {
  const { rows } = toTable(sheets, place)
  return rowPieces(columns ? mergeOrders({ columns, rows }).rows : rows)
}
