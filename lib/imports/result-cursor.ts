import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'

/** What is committed may be as much older than it says; told twice does no harm. */
const OVERLAP = '3 seconds'

/** From when on results are to be asked for next (ISO, by the database's clock). */
export async function resultCursor(queries: Queries): Promise<string> {
  const { rows } = await queries.execute<{ cursor: string }>(sql`
    select to_char((now() - ${OVERLAP}::interval) at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as cursor`)
  const [row] = rows
  if (!row) throw new Error('the database has no clock')
  return row.cursor
}
