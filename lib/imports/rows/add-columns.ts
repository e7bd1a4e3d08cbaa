import 'server-only'
import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { imports } from '@/lib/db/tables/imports'
import { withColumns, type ImportColumn } from '@/lib/domain/imports/import-columns'
import { findImport } from '../find-import'
import type { AddColumns } from '../model/import-requests'

/** Gives an import empty columns for fields that its file had none for. */
export function addColumns(input: {
  actor: Actor
  form: AddColumns
}): Promise<{ columns: ImportColumn[] }> {
  const { actor, form } = input
  return database().transaction(async (tx) => {
    const { importId, fields } = form
    await tx.select().from(imports).where(eq(imports.id, importId)).for('update')
    const found = await findImport(tx, { actor, importId, permission: 'express.place' })
    const columns = withColumns(found.columns, fields)
    await tx.update(imports).set({ columns }).where(eq(imports.id, importId))
    return { columns }
  })
}
