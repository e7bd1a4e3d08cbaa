import { undefuseCell } from '@/lib/domain/defuse-cell'
import { LONGEST_COLUMN, MOST_LINES } from '@/lib/reports/model/invoice'
import {
  FileProblem,
  type RawCell,
  type Sheet,
  type TablePlace,
} from '@/components/imports/parse/table'

/** An invoice as a table of text: what its header names, and as many cells in each row. */
export type InvoiceTable = { names: string[]; rows: string[][]; place: TablePlace }

/** So far down a header is looked for: an invoice begins with who it is for. */
const HEADER_LINES = 20
/** So many cells of a line tell which one it is. */
const CELLS_SHOWN = 5

/**
 * The table of an invoice: of the sheet with most lines below its first widest line, or of the sheet
 * (from 0) and header (its line from 1) that are chosen. Throws `FileProblem`.
 */
export function invoiceTable(
  sheets: readonly Sheet[],
  choice: { sheet?: number | undefined; header?: number | undefined } = {},
): InvoiceTable {
  const sheet = choice.sheet ?? largestSheet(sheets)
  const lines = (sheets[sheet]?.lines ?? []).map((cells) => cells.map(cellText))
  const header = choice.header ?? headerOf(lines) + 1
  const names = lines[header - 1] ?? []
  const rows = lines.slice(header).filter(isFilled)
  if (rows.length === 0 || !isFilled(names)) throw new FileProblem('empty')
  if (rows.length > MOST_LINES) throw new FileProblem('too-many-rows')
  return {
    names: names.map((name, at) => name.slice(0, LONGEST_COLUMN) || `#${at + 1}`),
    rows: rows.map((cells) => names.map((_, at) => cells[at] ?? '')),
    place: {
      sheet,
      sheets: sheets.map(({ name }) => name),
      header,
      lines: lines
        .slice(0, HEADER_LINES)
        .flatMap((cells, at) => (isFilled(cells) ? [{ line: at + 1, text: lineText(cells) }] : [])),
    },
  }
}

const cellText = ({ text }: RawCell): string => undefuseCell(text.trim())

const isFilled = (cells: readonly string[]): boolean => cells.some((text) => text !== '')

const lineText = (cells: readonly string[]): string =>
  cells
    .filter((text) => text !== '')
    .slice(0, CELLS_SHOWN)
    .join(' · ')

function largestSheet(sheets: readonly Sheet[]): number {
  const sizes = sheets.map(({ lines }) => lines.length)
  return Math.max(0, sizes.indexOf(Math.max(...sizes)))
}

/** The first line with as many cells as any of the first ones has. */
function headerOf(lines: readonly (readonly string[])[]): number {
  const filled = lines
    .slice(0, HEADER_LINES)
    .map((cells) => cells.filter((text) => text !== '').length)
  return Math.max(0, filled.indexOf(Math.max(...filled)))
}

const NUMBERS = /order|waybill|tracking|shipment|reference|單號|編號|号|เลข|mã|pesanan/i
const AMOUNTS = /fee|amount|charge|total|price|費|金額|费|ค่า|phí|tiền|caj|jumlah/i

/** Which column holds what: as it was called last, else as its name sounds; -1 where none does. */
export function guessColumns(
  names: readonly string[],
  remembered: { number: string; amount: string } | null,
): { number: number; amount: number } {
  const known = (name: string | undefined) =>
    name === undefined ? -1 : names.findIndex((one) => isAlike(one, name))
  const like = (pattern: RegExp) => names.findIndex((name) => pattern.test(name))
  const [number, amount] = [known(remembered?.number), known(remembered?.amount)]
  return {
    number: number < 0 ? like(NUMBERS) : number,
    amount: amount < 0 ? like(AMOUNTS) : amount,
  }
}

const isAlike = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
