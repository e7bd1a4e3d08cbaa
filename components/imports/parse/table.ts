import { undefuseCell } from '@/lib/domain/defuse-cell'
import { MOST_COLUMNS, MOST_ROWS } from '@/lib/imports/model/import-requests'
import { cellText } from '../rows/cell-text'

/** A file as a table of text, whatever it was. */
export type Table = {
  /** The first line. */
  names: string[]
  /** As many cells as there are names. */
  rows: string[][]
  /** By column: the file kept some cell as a number, and not as the digits that were typed. */
  numeric: boolean[]
}

/** One cell as its file gives it: text, or what a spreadsheet took for a number. */
export type RawCell = { text: string; isNumber: boolean }

/** Control characters that programs leave in cells, but for tab and line ends: nobody typed them. */
const UNPRINTED = /[^\P{Cc}\t\n\r]/gu

/**
 * Names and rows of raw lines: without empty lines and columns, without the apostrophes that our
 * own files carry. Throws `FileProblem`.
 */
export function toTable(lines: readonly (readonly RawCell[])[]): Table {
  const filled = lines.filter((cells) => cells.some(({ text }) => text.trim() !== ''))
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
    names: columns.map((index) => clean(head[index]) || `#${index + 1}`),
    rows: body.map((cells) => columns.map((index) => clean(cells[index]))),
    numeric: columns.map((index) => body.some((cells) => cells[index]?.isNumber === true)),
  }
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
