import type { ImportField, RowValues } from './import-fields'

/** A column as the file had it, or as a person added it; `key` is where rows keep its cells. */
export type ImportColumn = {
  readonly key: string
  readonly name: string
  /** Null: nothing is read from it. */
  readonly field: ImportField | null
}

/** A row's text by the key of its column; what is missing is empty. */
export type Cells = Readonly<Record<string, string>>

/** What a row says, by field. */
export function rowValues(columns: readonly ImportColumn[], cells: Cells): RowValues {
  const values: Partial<Record<ImportField, string>> = {}
  for (const { key, field } of columns) {
    const text = cells[key]
    if (field !== null && text !== undefined && text !== '') values[field] = text
  }
  return values
}

/** Where rows keep a field; null where the file has no such column. */
export function columnOf(columns: readonly ImportColumn[], field: ImportField): string | null {
  return columns.find((column) => column.field === field)?.key ?? null
}

/** The columns with one more for each field that had none; it is called by the words for its field. */
export function withColumns(
  columns: readonly ImportColumn[],
  fields: readonly ImportField[],
): ImportColumn[] {
  const missing = [...new Set(fields)].filter((field) => columnOf(columns, field) === null)
  return [...columns, ...missing.map((field) => ({ key: field, name: '', field }))]
}
