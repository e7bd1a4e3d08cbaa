import 'server-only'
import { inArray, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import type { ImportRecord } from './find-import'
import type { ImportSummary, ImportView, RowCounts, RowStatus } from './model/import-view'
import { ROW_STATUS } from './rows/row-status'

/** An import as lists show it. */
export function importSummary(found: ImportRecord, by: string, counts: RowCounts): ImportSummary {
  const { id, storeId, fileName, state, pauseCause, createdAt } = found
  return {
    id,
    storeId,
    fileName,
    rowCount: found.rowCount - counts.removed,
    state,
    pauseCause,
    counts,
    by,
    createdAt: createdAt.toISOString(),
  }
}

/** An import as its page shows it. */
export async function importView(queries: Queries, found: ImportRecord): Promise<ImportView> {
  const counts = (await countRows(queries, [found.id])).get(found.id)
  const nameOf = await namesOf(queries, [found.createdBy, found.pausedBy])
  if (!counts) throw new Error(`import ${found.id} was not counted`)
  const { columns, product, sender, shop, pausedBy } = found
  return {
    ...importSummary(found, nameOf(found.createdBy) ?? '', counts),
    columns,
    product,
    sender,
    shop,
    pausedBy: pausedBy === null ? null : nameOf(pausedBy),
  }
}

async function namesOf(queries: Queries, ids: readonly (number | null)[]) {
  const known = ids.filter((id) => id !== null)
  const found = await queries.select().from(people).where(inArray(people.id, known))
  return (id: number) => found.find((person) => person.id === id)?.name ?? null
}

const NONE: Record<RowStatus, number> = {
  draft: 0,
  queued: 0,
  sending: 0,
  created: 0,
  refused: 0,
  unconfirmed: 0,
  held: 0,
  skipped: 0,
  removed: 0,
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
