import type { ImportField, RowValues } from '@/lib/domain/imports/import-fields'
import { parseAmount, type Cents } from '@/lib/domain/money'
import { plainNumber } from '@/lib/domain/typed-text'
import type { RowFault } from './row-fault'

/** Reads the cells of one row, and collects what cannot be read. */
export class RowReader {
  readonly faults: RowFault[] = []
  /** The numbers of what stands in numbered columns. */
  readonly items: readonly number[]
  readonly services: readonly number[]
  constructor(private readonly values: RowValues) {
    this.items = indexesOf(values, 'items')
    this.services = indexesOf(values, 'services')
  }

  text(field: ImportField): string | undefined {
    const text = this.values[field]?.trim()
    return text === '' ? undefined : text
  }

  /** Reads a cell that is not empty; what cannot be read is a fault, and counts as not there. */
  read<T>(
    field: ImportField,
    problem: RowFault['problem'],
    parse: (text: string) => T | null,
  ): T | undefined {
    const text = this.text(field)
    if (text === undefined) return undefined
    const value = parse(text)
    if (value !== null) return value
    this.faults.push({ field, problem })
    return undefined
  }

  amount(field: ImportField): Cents | undefined {
    return this.read(field, 'not-an-amount', (text) => parseAmount(text, 'HK'))
  }

  count(field: ImportField): number | undefined {
    return this.read(field, 'not-whole', wholeNumber)
  }
}

/** `12`, `1,200`, and `12.0` as spreadsheets write whole numbers. */
export function wholeNumber(text: string): number | null {
  const match = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.0+)?$/.exec(plainNumber(text))
  return match?.[1] ? Number(match[1].replaceAll(',', '')) : null
}

/** The numbers of the goods or services of which a row says anything: its columns may have gaps. */
function indexesOf(values: RowValues, list: 'items' | 'services'): number[] {
  const found = new Set<number>()
  for (const [field, text] of Object.entries(values)) {
    if (field.startsWith(`${list}.`) && text?.trim()) found.add(Number(field.split('.')[1]))
  }
  return [...found].sort((one, other) => one - other)
}
