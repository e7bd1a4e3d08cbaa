import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { ROW_STATUS } from './row-status'
import type { RowCounts, RowStatus } from './schema'

const NONE: Record<RowStatus, number> = {
  ...{ draft: 0, queued: 0, sending: 0, created: 0, refused: 0, unconfirmed: 0, held: 0 },
}

/** How many rows of each import stand where. */
export async function countRows(
  queries: Queries,
  importIds: readonly number[],
): Promise<ReadonlyMap<number, RowCounts>> {
  const { rows } = await queries.execute<{ id: string; status: RowStatus; count: string }>(sql`
    select r.import_id as id, ${ROW_STATUS} as status, count(*) as count
    from import_rows r left join orders o on o.id = r.order_id
    where r.import_id = any(${sql.param([...importIds])}::bigint[])
    group by 1, 2`)
  const counts = new Map(importIds.map((id) => [id, { ...NONE }]))
  for (const { id, status, count } of rows) {
    const of = counts.get(Number(id))
    if (of) of[status] = Number(count)
  }
  return counts
}
