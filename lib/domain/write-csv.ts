import { defuseCell } from './defuse-cell'

/** Without it Excel takes UTF-8 for the machine's own encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A CSV file (RFC 4180, UTF-8 with its mark) whose every cell is harmless in a spreadsheet. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(writeCell).join(','))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}

function writeCell(text: string): string {
  const safe = defuseCell(text)
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
