import { queryOptions } from '@tanstack/react-query'
import { readJson } from '@/components/shell/read-json'
import { dispatchKeys, dispatchReads } from '@/lib/dispatch/keys'
import type {
  BatchChoice,
  BatchQuery,
  BatchView,
  ImportBatch,
  ImportBatchesQuery,
} from '@/lib/dispatch/schema'

/** The parcels of a batch, kept fresh by the live stream. */
export function batchQuery(query: BatchQuery) {
  return queryOptions({
    queryKey: dispatchKeys.batch(query),
    queryFn: ({ signal }) => readJson<BatchView>(dispatchReads.batch(query), signal),
  })
}

/** What can be handed out at a store. */
export function batchesQuery(storeId: number) {
  return queryOptions({
    queryKey: dispatchKeys.batches(storeId),
    queryFn: ({ signal }) => readJson<BatchChoice[]>(dispatchReads.batches(storeId), signal),
  })
}

/** The imports that can be handed out, by a part of their file's name. */
export function importBatchesQuery(query: ImportBatchesQuery) {
  return queryOptions({
    queryKey: dispatchKeys.imports(query),
    queryFn: ({ signal }) => readJson<ImportBatch[]>(dispatchReads.imports(query), signal),
  })
}
