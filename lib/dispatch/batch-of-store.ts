import 'server-only'
import type { Queries } from '@/lib/db/client'
import { readBatchKey, type Batch } from '@/lib/domain/dispatch-batch'
import { Problem } from '@/lib/domain/problem'
import { batchFiles } from './batch-files'
import type { DispatchStore } from './dispatch-store'
import type { BatchFile } from './schema'

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
