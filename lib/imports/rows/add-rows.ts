import 'server-only'
import { sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import { findImport } from '../find-import'
import type { AddRows } from '../model/import-requests'

/** Keeps some rows of a file, without their empty cells; the same rows twice are kept once. */
export async function addRows(input: { actor: Actor; form: AddRows }): Promise<{ added: number }> {
  const { actor, form } = input
  const { importId, from, rows } = form
  const db = database()
  const { columns, rowCount } = await findImport(db, {
    actor,
    importId,
    permission: 'express.place',
  })
  const isTooMuch = from + rows.length > rowCount || rows.some((row) => row.length > columns.length)
  if (isTooMuch) throw new Problem('wrongInput')
  const keys = columns.map(({ key }) => key)
  const cells = rows.map((row) =>
    Object.fromEntries(keys.flatMap((key, at) => (row[at] ? [[key, row[at]] as const] : []))),
  )
  // One parameter, whatever their number.
  const { rowCount: added } = await db.execute(sql`
    insert into import_rows (import_id, position, cells)
    select ${importId}::bigint, ${from}::integer + given.nth::integer - 1, given.cells
    from jsonb_array_elements(${JSON.stringify(cells)}::jsonb) with ordinality given(cells, nth)
    on conflict do nothing`)
  return { added: added ?? 0 }
}
