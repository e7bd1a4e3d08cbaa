import { readFile } from './read-file'
import { FileProblem, type FileProblemKind, type Sheet, type Table, toTable } from './table'

/** A file to read, or another place in the one that was read. */
export type ReadRequest = File | { sheet: number; header?: number | undefined }
export type ReadAnswer = { table: Table } | { problem: FileProblemKind }

let sheets: Sheet[] = []

self.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  void answerTo(data).then((answer) => self.postMessage(answer))
})

async function answerTo(asked: ReadRequest): Promise<ReadAnswer> {
  try {
    if (!(asked instanceof File)) return { table: toTable(sheets, asked) }
    sheets = await readFile(asked)
    return { table: toTable(sheets) }
  } catch (error) {
    return { problem: error instanceof FileProblem ? error.kind : 'unreadable' }
  }
}
