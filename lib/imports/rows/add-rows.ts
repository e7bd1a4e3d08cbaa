import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { importRows } from '@/lib/db/tables/imports'
import { Problem } from '@/lib/domain/problem'
import { findImport } from '../find-import'
import type { AddRows } from '../model/import-requests'

/** Keeps some rows of a file; the same rows twice are kept once. */
export async function addRows(input: { actor: Actor; form: AddRows }): Promise<{ added: number }> {
  const { actor, form } = input
  const { importId, from, rows } = form
  const db = database()
  const found = await findImport(db, { actor, importId, permission: 'express.place' })
  if (from + rows.length > found.rowCount) throw new Problem('wrongInput')
  const known = new Set(found.columns.map(({ key }) => key))
  const values = rows.map((cells, index) => ({
    importId,
    position: from + index,
    cells: Object.fromEntries(Object.entries(cells).filter(([key]) => known.has(key))),
  }))
  const added = await db
    .insert(importRows)
    .values(values)
    .onConflictDoNothing()
    .returning({ position: importRows.position })
  return { added: added.length }
}
