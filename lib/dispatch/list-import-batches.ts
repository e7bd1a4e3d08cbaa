import 'server-only'
import { and, desc, eq, exists, inArray, isNotNull, sql } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database, type Database } from '@/lib/db/client'
import { holdsText } from '@/lib/db/holds-text'
import { checkouts } from '@/lib/db/tables/dispatch'
import { importRows, imports } from '@/lib/db/tables/imports'
import { orders } from '@/lib/db/tables/orders'
import { batchKey } from '@/lib/dispatch/model/dispatch-batch'
import { BATCH_COUNTS, inBatches, standingCheckOut } from './batch-condition'
import { batchFiles } from './batch-of-store'
import { MAY } from '@/lib/domain/permissions'
import { MOST_IMPORTS, type ImportBatch } from './model/batch-view'
import type { ImportBatchesQuery } from './model/batch-queries'

/** Files of which at least one row became an order, the latest first. */
function findImports(db: Database, storeIds: number[], search: string) {
  const began = db
    .select({ one: sql`1` })
    .from(importRows)
    .where(and(eq(importRows.importId, imports.id), isNotNull(importRows.orderId)))
  return db
    .select({ id: imports.id, storeId: imports.storeId })
    .from(imports)
    .where(
      and(
        inArray(imports.storeId, storeIds),
        search === '' ? undefined : holdsText(imports.fileName, search),
        exists(began),
      ),
    )
    .orderBy(desc(imports.id))
    .limit(MOST_IMPORTS)
}

async function countImports(db: Database, importIds: number[]) {
  const counted = await db
    .select({ importId: importRows.importId, ...BATCH_COUNTS })
    .from(importRows)
    .innerJoin(orders, eq(orders.id, importRows.orderId))
    .leftJoin(checkouts, standingCheckOut)
    .where(and(inArray(importRows.importId, importIds), inBatches(['express'])))
    .groupBy(importRows.importId)
  return new Map(counted.map(({ importId, total, left }) => [importId, { total, left }]))
}

/**
 * The imports whose waybills can be handed out at the stores where the person may do so, latest
 * first: `MOST_IMPORTS` of those with `search` in the name of their file.
 */
export async function listImportBatches(input: {
  actor: Actor
  query: ImportBatchesQuery
}): Promise<ImportBatch[]> {
  const storeIds = storesWhere(input.actor, MAY.place.express)
  if (storeIds.length === 0) return []
  const db = database()
  const found = await findImports(db, storeIds, input.query.search)
  const keys = found.map(({ id }) => batchKey({ kind: 'import', importId: id }))
  const [counts, files] = await Promise.all([
    countImports(
      db,
      found.map(({ id }) => id),
    ),
    batchFiles(db, keys),
  ])
  return found.flatMap(({ id, storeId }) => {
    const batch = batchKey({ kind: 'import', importId: id })
    const file = files.get(batch)?.file
    return file ? [{ batch, storeId, file, ...(counts.get(id) ?? { total: 0, left: 0 }) }] : []
  })
}
