import { getTableColumns, type InferSelectModel } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'

/** A whole row of a table as PostgreSQL told it, by the names of its columns, as a select of it gives it. */
export function rowAsTold<Table extends PgTable>(
  table: Table,
  told: Readonly<Record<string, unknown>>,
): InferSelectModel<Table> {
  const entries = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = told[column.keyAsName ? toSnakeCase(key) : column.name]
    return [key, value === null ? null : column.mapFromDriverValue(value)] as const
  })
  return Object.fromEntries(entries) as InferSelectModel<Table>
}
