import 'server-only'
import { sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { type Queries, database } from '@/lib/db/client'
import { type ImportColumn, columnOf } from '@/lib/domain/imports/import-columns'
import { PICKUP_FIELDS } from '@/lib/domain/imports/import-fields'
import { findImport } from '../find-import'
import type { EditCells } from '../model/import-requests'
import type { ImportRow, DuplicateRow } from '../model/import-view'
import { MAY_CHANGE, ROW_RESULT, type ResultRow, toResult } from './row-status'
import { duplicateRows } from './duplicate-rows'
import { type LockerNames, rowLockers } from './row-lockers'

/**
 * Changes cells of rows that are not on their way. A row that was refused is one to be sent again
 * by that, and one that is held where its pickup is among what is changed. `taken` are the numbers
 * of the changed rows that are given away already, `unchanged` those that are on their way or there,
 * as they stand.
 */
export async function editCells(input: { actor: Actor; form: EditCells }): Promise<{
  taken: DuplicateRow[]
  lockers: LockerNames | null
  unchanged: ImportRow[]
}> {
  const { importId, edits } = input.form
  const db = database()
  const found = await findImport(db, { actor: input.actor, importId, permission: 'express.place' })
  const known = new Set(found.columns.map(({ key }) => key))
  const changes = edits.map(({ position, cells }) => ({
    position,
    cells: Object.fromEntries(Object.entries(cells).filter(([key]) => known.has(key))),
  }))
  const changed = await change(db, found, changes)
  const positions = edits.map(({ position }) => position)
  const among = sql`r.position = any(${sql.param(positions)}::int[])`
  return {
    taken: await duplicateRows(db, found, among),
    lockers: await rowLockers(db, found, among),
    unchanged: await rowsAt(
      db,
      importId,
      positions.filter((position) => !changed.has(position)),
    ),
  }
}

async function change(
  queries: Queries,
  { id: importId, columns }: { id: number; columns: readonly ImportColumn[] },
  changes: EditCells['edits'],
): Promise<Set<number>> {
  const ofPickup = PICKUP_FIELDS.flatMap((field) => columnOf(columns, field) ?? [])
  const { rows } = await queries.execute<{ position: number }>(sql`
    update import_rows r set
      cells = r.cells || c.cells, updated_at = now(), edited_at = now(), problem = null,
      state = case when r.state = 'held' and not c.cells ?| ${sql.param(ofPickup)}::text[]
        then 'held' else 'draft' end
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(position int, cells jsonb)
    where r.import_id = ${importId} and r.position = c.position
      and ${MAY_CHANGE}
    returning r.position`)
  return new Set(rows.map(({ position }) => position))
}

/** Rows of an import as they stand, by their positions, in the order of the file. */
async function rowsAt(
  queries: Queries,
  importId: number,
  positions: readonly number[],
): Promise<ImportRow[]> {
  if (positions.length === 0) return []
  const { rows } = await queries.execute<ResultRow & Pick<ImportRow, 'cells'>>(sql`
    select ${ROW_RESULT}, r.cells
    from import_rows r left join orders o on o.id = r.order_id
    where r.import_id = ${importId} and r.position = any(${sql.param([...positions])}::int[])
    order by r.position`)
  return rows.map((row) => ({ ...toResult(row), cells: row.cells }))
}
