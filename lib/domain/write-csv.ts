import Papa from 'papaparse'
import { RISKY } from './defuse-cell'

/** Without it Excel takes UTF-8 for the machine's own encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Where a cell is cut in some region's spreadsheet, or loses what stands at its ends. */
const NEEDS_QUOTES = /[;\t]|^\s|\s$/

/**
 * A CSV file (RFC 4180, UTF-8 with its mark) whose every cell is harmless in a spreadsheet. Whoever
 * only sometimes writes one fetches this file when it is asked for.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const lines = Papa.unparse([...rows], {
    newline: '\r\n',
    escapeFormulae: RISKY,
    quotes: (cell: unknown) => typeof cell === 'string' && NEEDS_QUOTES.test(cell),
  })
  return `${BYTE_ORDER_MARK}${lines}\r\n`
}
