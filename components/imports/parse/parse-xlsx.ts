import { readSheet, type CellValue } from 'read-excel-file/universal'
import { FileProblem } from './file-problem'
import type { RawCell } from './table'

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

/** The lines of the first sheet of an Excel file. Throws `FileProblem` where it is none. */
export async function parseXlsx(file: Blob): Promise<RawCell[][]> {
  try {
    const rows = await readSheet<Digits>(file, { parseNumber, trim: false })
    return rows.map((cells) => cells.map(toCell))
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
