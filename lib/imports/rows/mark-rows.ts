import 'server-only'
import { sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { findImport } from '../find-import'
import type { MarkRows } from '../model/import-requests'
import { MAY_CHANGE } from './row-status'

/**
 * Leaves rows out that are not on their way (`skipped`), takes such rows back (`draft`), or takes
 * rows out of the import for good, with all that they say (`removed`, decision 0273). Rows that
 * have an order are never removed. Returns how many rows it was true of.
 */
export async function markRows(input: {
  actor: Actor
  form: MarkRows
}): Promise<{ marked: number }> {
  const { importId, positions, as } = input.form
  const db = database()
  await findImport(db, { actor: input.actor, importId, permission: 'express.place' })
  const isSkipped = sql`r.state = 'skipped'`
  const may =
    as === 'draft'
      ? isSkipped
      : as === 'skipped'
        ? MAY_CHANGE
        : sql`r.order_id is null and (${isSkipped} or ${MAY_CHANGE})`
  const cells = as === 'removed' ? sql`'{}'::jsonb` : sql`r.cells`
  const { rows } = await db.execute(sql`
    update import_rows r set state = ${as}, cells = ${cells}, problem = null,
      updated_at = now(), edited_at = now()
    where r.import_id = ${importId} and r.position = any(${sql.param([...positions])}::int[])
      and ${may}
    returning r.position`)
  return { marked: rows.length }
}
