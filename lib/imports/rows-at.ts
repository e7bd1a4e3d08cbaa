import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { ROW_RESULT, toResult, type ResultRow } from './row-status'
import type { ImportRow } from './schema'

/** Rows of an import as they stand, by their positions, in the order of the file. */
export async function rowsAt(
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
