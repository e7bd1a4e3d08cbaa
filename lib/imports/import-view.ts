import 'server-only'
import { eq } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import { countRows } from './count-rows'
import type { ImportRecord } from './find-import'
import type { ImportSummary, ImportView, RowCounts } from './schema'

/** An import as lists show it. */
export function importSummary(found: ImportRecord, by: string, counts: RowCounts): ImportSummary {
  const { id, storeId, fileName, rowCount, state, pauseCause, createdAt } = found
  return {
    ...{ id, storeId, fileName, rowCount, state, pauseCause, counts, by },
    createdAt: createdAt.toISOString(),
  }
}

/** An import as its page shows it. */
export async function importView(queries: Queries, found: ImportRecord): Promise<ImportView> {
  const counts = (await countRows(queries, [found.id])).get(found.id)
  const [person] = await queries.select().from(people).where(eq(people.id, found.createdBy))
  if (!counts) throw new Error(`import ${found.id} was not counted`)
  const { columns, product } = found
  return { ...importSummary(found, person?.name ?? '', counts), columns, product }
}
