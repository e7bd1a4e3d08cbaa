import 'server-only'
import { sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { findImport } from '../find-import'
import { resultCursor } from '../result-cursor'
import { ROWS_A_REQUEST } from '../model/import-limits'
import type { RowPage } from '../model/import-view'
import { ROW_RESULT, toResult, type ResultRow } from './row-status'
import { duplicateRows } from './duplicate-rows'
import { rowLockers } from './row-lockers'

type Row = ResultRow & { cells: Record<string, string> }

/** Rows of an import in the order of its file, a thousand at a time. */
export async function getRows(input: {
  actor: Actor
  importId: number
  from: number
}): Promise<RowPage> {
  const { actor, importId, from } = input
  const db = database()
  const found = await findImport(db, { actor, importId, permission: 'express.see' })
  // Before they are read: what changes meanwhile is told then.
  const cursor = await resultCursor(db)
  const until = from + ROWS_A_REQUEST
  const { rows } = await db.execute<Row>(sql`
    select ${ROW_RESULT}, r.cells
    from import_rows r left join orders o on o.id = r.order_id
    where r.import_id = ${importId} and r.state <> 'removed'
      and r.position >= ${from} and r.position < ${until}
    order by r.position`)
  const among = sql`r.position >= ${from} and r.position < ${until}`
  return {
    rows: rows.map((row) => ({ ...toResult(row), cells: row.cells })),
    lockers: await rowLockers(db, found, among),
    taken: await duplicateRows(db, found, among),
    cursor,
  }
}
