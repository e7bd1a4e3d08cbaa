import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { batchCondition } from './batch-condition'
import { batchOfStore } from './batch-of-store'
import { dispatchStore } from './dispatch-store'
import type { BatchView } from './model/batch-view'
import type { BatchQuery } from './model/batch-queries'
import { readRows } from './read-rows'

/**
 * What of a batch is still here, and what has left.
 * @throws Problem `notAllowed`, `wrongInput` for what is no batch, `importNotFound` for no import of the store's
 */
export async function getBatch(input: { actor: Actor; query: BatchQuery }): Promise<BatchView> {
  const { actor, query } = input
  const { storeId } = query
  const db = database()
  const store = await dispatchStore(db, { actor, storeId, to: 'see' })
  const { batch, file } = await batchOfStore(db, store, query.batch)
  const asOf = new Date().toISOString()
  const rows = await readRows(db, { store, batch: batchCondition(batch, store.region) })
  return { storeId, batch: query.batch, file, rows, asOf }
}
