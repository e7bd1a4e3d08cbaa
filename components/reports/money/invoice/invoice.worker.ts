import { readFile } from '@/components/imports/parse/read-file'
import { FileProblem, type FileProblemKind, type Sheet } from '@/components/imports/parse/table'
import { type InvoiceTable, invoiceTable } from './invoice-table'

/** A file to read, or another place in the one that was read. */
export type InvoiceRequest = File | { sheet: number; header?: number | undefined }
export type InvoiceAnswer = { table: InvoiceTable } | { problem: FileProblemKind }

let sheets: Sheet[] = []

self.addEventListener('message', ({ data }: MessageEvent<InvoiceRequest>) => {
  void answerTo(data).then((answer) => self.postMessage(answer))
})

async function answerTo(asked: InvoiceRequest): Promise<InvoiceAnswer> {
  try {
    if (!(asked instanceof File)) return { table: invoiceTable(sheets, asked) }
    sheets = await readFile(asked)
    return { table: invoiceTable(sheets) }
  } catch (error) {
    return { problem: error instanceof FileProblem ? error.kind : 'unreadable' }
  }
}
