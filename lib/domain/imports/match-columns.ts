import { fieldNamed, normaliseColumnName } from './column-names'
import type { ImportField } from './import-fields'

/** What a person said of columns before, by normalised name; null: it is left out. */
export type RememberedColumns = Readonly<Record<string, ImportField | null>>

/** The reason that a file of failed rows gives beside each: ours, and no field of the waybill. */
const REASON_NAMES: readonly string[] = ['reason', '原因']

export function isReasonColumn(name: string): boolean {
  return REASON_NAMES.includes(normaliseColumnName(name))
}

/**
 * The field of each column: as the person said before, otherwise by its name. No field comes twice;
 * of two columns that could be it, the person's choice goes first and then the one further left.
 */
export function matchColumns(
  names: readonly string[],
  remembered: RememberedColumns,
): (ImportField | null)[] {
  const said = names.map((name) => remembered[normaliseColumnName(name)])
  const taken = new Set<ImportField>()
  const take = (field: ImportField | null): ImportField | null => {
    if (field === null || taken.has(field)) return null
    taken.add(field)
    return field
  }
  const first = said.map((field) => (field === undefined ? undefined : take(field)))
  return first.map((field, index) => {
    if (field !== undefined) return field
    const name = names[index] ?? ''
    return isReasonColumn(name) ? null : take(fieldNamed(name))
  })
}
