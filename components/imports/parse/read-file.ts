import Papa from 'papaparse'
import readWorkbook, { type CellValue } from 'read-excel-file/universal'
import { MOST_BYTES } from '@/lib/imports/model/import-limits'
import { FileProblem, type RawCell, type Sheet } from './table'

/** So many lines tell. */
const LINES = 20

/** Neither letters nor digits, nor what stands around and within a name. */
const MARK = /[^\p{L}\p{N}\s"'()（）_-]/gu

/** What stands for nothing, in browsers and in Node. */
const UNREADABLE = /[\uFFFD\uE000-\uF8FF]/g

/** So many characters of a hundred that nothing stands for are no slip of the pen. */
const MOST_UNREADABLE = 0.01

/** What files are usually separated by; which of them is told by how evenly it divides the lines. */
const USUAL = [',', '\t', ';', '|', '\u001f', '\u001e']

/** How a zip archive begins, which is what an Excel file is; and the older .xls, which is not read. */
const ZIP = 'PK\u0003\u0004'
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]

/** Reads a file by what it holds, not by its name. Throws `FileProblem`. */
export async function readFile(file: Blob): Promise<Sheet[]> {
  if (file.size > MOST_BYTES) throw new FileProblem('too-big')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (String.fromCharCode(...bytes.slice(0, 4)) === ZIP) return parseXlsx(file)
  const isBinary = OLD_EXCEL.every((byte, index) => bytes[index] === byte)
  if (isBinary || looksBinary(bytes)) throw new FileProblem('unreadable')
  return [{ name: '', lines: parseCsv(decodeText(bytes)) }]
}

/** Text has no zero bytes, but for UTF-16, which says so at its beginning. */
function looksBinary(bytes: Uint8Array): boolean {
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return !isUtf16 && bytes.subarray(0, 4_096).includes(0)
}

/** The lines of a CSV file, whatever separates its cells; quoted cells may hold line breaks. */
function parseCsv(text: string): RawCell[][] {
  const { meta } = Papa.parse<string[]>(text, {
    delimitersToGuess: USUAL,
    preview: LINES,
    skipEmptyLines: 'greedy',
  })
  const usual = parse(text, meta.delimiter)
  const separator = usual.some((cells) => cells.length > 1) ? null : guessSeparator(text)
  const lines = separator === null ? usual : parse(text, separator)
  return lines.map((cells) => cells.map((cell) => ({ text: cell, isNumber: false })))
}

/** Empty lines stay: a spreadsheet counts them. */
function parse(text: string, delimiter: string): string[][] {
  return Papa.parse<string[]>(text, { delimiter }).data
}

/**
 * The text of a CSV file: UTF-8 with or without its mark, UTF-16 by its mark, else Big5, as older
 * programs of Hong Kong write. Throws `FileProblem` where it is none of them.
 */
function decodeText(bytes: Uint8Array): string {
  const mark = `${bytes[0]},${bytes[1]}`
  if (mark === '255,254') return new TextDecoder('utf-16le').decode(bytes)
  if (mark === '254,255') return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeBig5(bytes)
  }
}

function decodeBig5(bytes: Uint8Array): string {
  const text = new TextDecoder('big5').decode(bytes)
  const unreadable = text.match(UNREADABLE)?.length ?? 0
  if (unreadable > text.length * MOST_UNREADABLE) throw new FileProblem('encoding')
  return text
}

/**
 * The unusual mark by which a file's cells are separated: one that stands in its first line and
 * divides all lines into as many cells. The one that makes most cells; null where none does.
 */
function guessSeparator(text: string): string | null {
  const [head = ''] = text.trimStart().split(/\r\n|\r|\n/, 1)
  const marks = [...new Set(head.match(MARK))]
  const even = marks.flatMap((mark) => {
    const width = evenWidth(text, mark)
    return width > 1 ? [{ mark, width }] : []
  })
  return even.sort((one, other) => other.width - one.width)[0]?.mark ?? null
}

/** How many cells each line has; 0 where they differ. */
function evenWidth(text: string, delimiter: string): number {
  const { data } = Papa.parse<string[]>(text, {
    delimiter,
    preview: LINES,
    skipEmptyLines: 'greedy',
  })
  const widths = new Set(data.map((cells) => cells.length))
  const [width = 0] = widths
  return widths.size === 1 ? width : 0
}

/** A number in the digits that the file holds; what Excel wrote with an exponent is written out. */
type Digits = { digits: string }

const parseNumber = (text: string): Digits => ({ digits: plainDigits(text) })

/** `9.1234567E7` is `91234567`; a sum's `0.30000000000000004` is `0.3`. */
export function plainDigits(text: string): string {
  if (/^-?\d+$/.test(text)) return text
  const value = Number(text)
  if (!Number.isFinite(value)) return text
  if (Number.isInteger(value)) return BigInt(value).toString()
  return String(Number(value.toPrecision(15)))
}

/** The lines of each sheet of an Excel file. Throws `FileProblem` where it is none. */
async function parseXlsx(file: Blob): Promise<Sheet[]> {
  try {
    const sheets = await readWorkbook<Digits>(file, { parseNumber, trim: false })
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      lines: data.map((cells) => cells.map(toCell)),
    }))
  } catch {
    throw new FileProblem('unreadable')
  }
}

function toCell(value: CellValue<Digits> | Date | null): RawCell {
  if (value === null) return { text: '', isNumber: false }
  if (value instanceof Date) return { text: value.toISOString().slice(0, 10), isNumber: false }
  if (typeof value === 'object' && 'digits' in value) return { text: value.digits, isNumber: true }
  return { text: String(value), isNumber: false }
}
