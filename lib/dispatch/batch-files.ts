import 'server-only'
import { eq, inArray } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { imports } from '@/lib/db/tables/imports'
import { people } from '@/lib/db/tables/people'
import { batchKey, readBatchKey } from '@/lib/domain/dispatch-batch'
import type { BatchFile } from './schema'

type FileOfStore = { storeId: number; file: BatchFile }

/** The files of those batches that are imports, by the key of the batch. */
export async function batchFiles(
  queries: Queries,
  keys: readonly string[],
): Promise<ReadonlyMap<string, FileOfStore>> {
  const importIds = keys.flatMap((key) => {
    const batch = readBatchKey(key)
    return batch?.kind === 'import' ? [batch.importId] : []
  })
  if (importIds.length === 0) return new Map()
  const found = await queries
    .select({
      id: imports.id,
      storeId: imports.storeId,
      name: imports.fileName,
      at: imports.createdAt,
      by: people.name,
    })
    .from(imports)
    .innerJoin(people, eq(people.id, imports.createdBy))
    .where(inArray(imports.id, importIds))
  return new Map(
    found.map(({ id, storeId, name, at, by }) => [
      batchKey({ kind: 'import', importId: id }),
      { storeId, file: { name, at: at.toISOString(), by } },
    ]),
  )
}
