import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'

/** A column of one table that refers to one of another. */
type Link = { child: string; column: string; parent: string; parentColumn: string }

/** Every reference from one table to another, as the database knows them. */
export async function linksBetweenTables(tx: Queries): Promise<Link[]> {
  const { rows } = await tx.execute<Link>(sql`
    select c.conrelid::regclass::text as child, quote_ident(a.attname) as column,
      c.confrelid::regclass::text as parent, quote_ident(b.attname) as "parentColumn"
    from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
    where c.contype = 'f' and cardinality(c.conkey) = 1`)
  return rows
}

/** Deletes rows after all that refer to them, whatever their table is. */
export async function dropRows(
  tx: Queries,
  what: {
    links: readonly Link[]
    table: string
    where: string
    path: readonly string[]
    rows: Record<string, number>
  },
): Promise<void> {
  const { links, table, where, rows } = what
  const path = [...what.path, table]
  for (const { child, column, parent, parentColumn } of links) {
    if (parent !== table || path.includes(child)) continue
    const theirs = `${column} in (select ${parentColumn} from ${table} where ${where})`
    await dropRows(tx, { links, table: child, where: theirs, path, rows })
  }
  const { rowCount } = await tx.execute(sql.raw(`delete from ${table} where ${where}`))
  if (rowCount) rows[table] = (rows[table] ?? 0) + rowCount
}
