import { MOST_BYTES } from '@/lib/imports/schema'
import { decodeText } from './decode-text'
import { FileProblem } from './file-problem'
import { parseCsv } from './parse-csv'
import { parseXlsx } from './parse-xlsx'
import { toTable, type Table } from './table'

/** How a zip archive begins, which is what an Excel file is; and the older .xls, which is not read. */
const ZIP = 'PK\u0003\u0004'
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]

/** Reads a file by what it holds, not by its name. Throws `FileProblem`. */
export async function readFile(file: Blob): Promise<Table> {
  if (file.size > MOST_BYTES) throw new FileProblem('too-big')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (String.fromCharCode(...bytes.slice(0, 4)) === ZIP) return toTable(await parseXlsx(file))
  const isBinary = OLD_EXCEL.every((byte, index) => bytes[index] === byte)
  if (isBinary || looksBinary(bytes)) throw new FileProblem('unreadable')
  return toTable(parseCsv(decodeText(bytes)))
}

/** Text has no zero bytes, but for UTF-16, which says so at its beginning. */
function looksBinary(bytes: Uint8Array): boolean {
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return !isUtf16 && bytes.subarray(0, 4_096).includes(0)
}
