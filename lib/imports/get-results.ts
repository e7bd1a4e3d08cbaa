import 'server-only'
import { sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { findImport } from './find-import'
import { importView } from './import-view'
import { resultCursor } from './result-cursor'
import type { ResultPage } from './model/import-view'
import type { Cells } from '@/lib/domain/imports/import-columns'
import { duplicateRows } from './rows/duplicate-rows'
import { rowLockers } from './rows/row-lockers'
import { ROW_RESULT, toResult, type ResultRow } from './rows/row-status'

/** How the import stands, and what became of rows since the cursor (ISO; empty for everything). */
export async function getResults(input: {
  actor: Actor
  importId: number
  since: string
}): Promise<ResultPage> {
  const { actor, importId, since } = input
  const db = database()
  const found = await findImport(db, { actor, importId, permission: 'express.see' })
  const after = since === '' ? sql`true` : sql`greatest(r.updated_at, o.updated_at) >= ${since}`
  const cursor = await resultCursor(db)
  // Counted before the rows are read: nothing is counted as through that is not told of.
  const view = await importView(db, found)
  const isEdited = since === '' ? sql`false` : sql`r.edited_at >= ${since}`
  const { rows } = await db.execute<ResultRow & { cells: Cells | null }>(sql`
    select ${ROW_RESULT}, case when ${isEdited} then r.cells end as cells from import_rows r left join orders o on o.id = r.order_id
    where r.import_id = ${importId} and ${after}
    order by r.position`)
  const edited = rows.flatMap(({ position, cells }) => (cells ? [position] : []))
  const among = sql`r.position = any(${sql.param(edited)}::int[])`
  return {
    lockers: edited.length > 0 ? await rowLockers(db, found, among) : {},
    taken: edited.length > 0 ? await duplicateRows(db, found, among) : [],
    view,
    results: rows.map((row) => ({ ...toResult(row), ...(row.cells && { cells: row.cells }) })),
    cursor,
  }
}
