import 'server-only'
import { sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { findImport } from './find-import'
import { importView } from './import-view'
import type { ResultPage } from './model/import-view'
import { ROW_RESULT, toResult, type ResultRow } from './rows/row-status'

/** What is committed may be as much older than it says; told twice does no harm. */
const OVERLAP = '3 seconds'

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
  const { rows: clock } = await db.execute<{ cursor: string }>(sql`
    select to_char((now() - ${OVERLAP}::interval) at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as cursor`)
  const { rows } = await db.execute<ResultRow>(sql`
    select ${ROW_RESULT} from import_rows r left join orders o on o.id = r.order_id
    where r.import_id = ${importId} and ${after}
    order by r.position`)
  return {
    view: await importView(db, found),
    results: rows.map(toResult),
    cursor: clock[0]?.cursor ?? since,
  }
}
