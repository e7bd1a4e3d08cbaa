import { undefuseCell } from '@/lib/domain/defuse-cell'
import { chooseHeader, HEADER_LINES, knownNames } from '@/lib/imports/model/columns/choose-header'
import { splitLineItems } from '@/lib/imports/model/columns/line-items'
import { MOST_COLUMNS, MOST_ROWS } from '@/lib/imports/model/import-limits'
import { cellText } from '../rows/cell-text'

/** Lines of a file, or of one sheet of it. */
export type Sheet = {
  /** Empty where the file has no sheets. */
  name: string
  lines: RawCell[][]
}

/** Where a file's table was found, and where else it might be. */
export type TablePlace = {
  /** Of all sheets by their number from 0. */
  sheet: number
  sheets: string[]
  /** The line that names the columns, as spreadsheets count it, from 1. */
  header: number
  /** The first lines, to choose another: their number and their text. */
  lines: { line: number; text: string }[]
}

/** A file as a table of text, whatever it was. */
export type Table = {
  /** What the header names. */
  names: string[]
  /** As many cells as there are names. */
  rows: string[][]
  /** By column: the file kept some cell as a number, and not as the digits that were typed. */
  numeric: boolean[]
  place: TablePlace
}

/** One cell as its file gives it: text, or what a spreadsheet took for a number. */
export type RawCell = { text: string; isNumber: boolean }

/** Control characters that programs leave in cells, but for tab and line ends: nobody typed them. */
const UNPRINTED = /[^\P{Cc}\t\n\r]/gu

/** So many cells of a line tell which one it is. */
const CELLS_SHOWN = 5

/**
 * Names and rows of the sheet and below the header that are chosen, or that look like it: without
 * empty lines and columns, without the apostrophes that our own files carry. `choice`: the sheet
 * from 0, and its header's line from 1. Throws `FileProblem`.
 */
export function toTable(
  sheets: readonly Sheet[],
  choice: { sheet?: number | undefined; header?: number | undefined } = {},
): Table {
  const sheet = choice.sheet ?? likelySheet(sheets)
  const lines = sheets[sheet]?.lines ?? []
  const header = choice.header ?? headerOf(lines) + 1
  const filled = lines.slice(Math.max(0, header - 1)).filter(isFilled)
  const [head = [], ...body] = filled
  if (body.length === 0) throw new FileProblem('empty')
  if (body.length > MOST_ROWS) throw new FileProblem('too-many-rows')
  const width = Math.min(MOST_COLUMNS, widest(filled))
  const columns = Array.from({ length: width }, (_, index) => index).filter((index) =>
    filled.some((cells) => (cells[index]?.text.trim() ?? '') !== ''),
  )
  const clean = (cell: RawCell | undefined) =>
    cellText(undefuseCell((cell?.text ?? '').replace(UNPRINTED, '').trim()))
  return {
    ...splitLineItems({
      names: columns.map((index) => clean(head[index]) || `#${index + 1}`),
      rows: body.map((cells) => columns.map((index) => clean(cells[index]))),
      numeric: columns.map((index) => body.some((cells) => cells[index]?.isNumber === true)),
    }),
    place: {
      sheet,
      sheets: sheets.map(({ name }) => name),
      header,
      lines: lines
        .slice(0, HEADER_LINES)
        .flatMap((cells, index) =>
          isFilled(cells) ? [{ line: index + 1, text: lineText(cells) }] : [],
        ),
    },
  }
}

const isFilled = (cells: readonly RawCell[]): boolean =>
  cells.some(({ text }) => text.trim() !== '')

const textsOf = (cells: readonly RawCell[]): string[] => cells.map(({ text }) => text)

const headerOf = (lines: readonly (readonly RawCell[])[]): number =>
  chooseHeader(lines.slice(0, HEADER_LINES * 2).map(textsOf))

const lineText = (cells: readonly RawCell[]): string =>
  textsOf(cells)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .slice(0, CELLS_SHOWN)
    .join(' · ')

/** The sheet whose header names most fields; of equals the one with most lines, then the first. */
function likelySheet(sheets: readonly Sheet[]): number {
  const scores = sheets.map(({ lines }, index) => {
    const header = headerOf(lines)
    return { index, names: knownNames(textsOf(lines[header] ?? [])), lines: lines.length }
  })
  scores.sort((one, other) => other.names - one.names || other.lines - one.lines)
  return scores[0]?.index ?? 0
}

function widest(lines: readonly (readonly unknown[])[]): number {
  return lines.reduce((most, cells) => Math.max(most, cells.length), 0)
}

export type FileProblemKind = 'too-big' | 'too-many-rows' | 'empty' | 'unreadable' | 'encoding'

/** Why a file cannot be used; `kind` names a sentence of the messages `imports.fileProblem`. */
export class FileProblem extends Error {
  constructor(readonly kind: FileProblemKind) {
    super(kind)
    this.name = 'FileProblem'
  }
}
