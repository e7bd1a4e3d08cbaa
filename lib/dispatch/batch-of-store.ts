import 'server-only'
import { eq, inArray } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { imports } from '@/lib/db/tables/imports'
import { people } from '@/lib/db/tables/people'
import { Problem } from '@/lib/domain/problem'
import type { DispatchStore } from './dispatch-store'
import type { BatchFile } from './model/batch-view'
import { type Batch, batchKey, readBatchKey } from './model/dispatch-batch'

/**
 * The batch that a key means at a store, with the file of an import.
 * @throws Problem `wrongInput` for what is no batch; `importNotFound` for an import of another store,
 * or where the person has nothing to do with waybills
 */
export async function batchOfStore(
  queries: Queries,
  store: Pick<DispatchStore, 'id' | 'families'>,
  key: string,
): Promise<{ batch: Batch; file: BatchFile | null }> {
  const batch = readBatchKey(key)
  if (!batch) throw new Problem('wrongInput')
  if (batch.kind !== 'import') return { batch, file: null }
  const found = (await batchFiles(queries, [key])).get(key)
  if (found?.storeId !== store.id || !store.families.includes('express')) {
    throw new Problem('importNotFound')
  }
  return { batch, file: found.file }
}

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
