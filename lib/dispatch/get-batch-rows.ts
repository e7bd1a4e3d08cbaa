import 'server-only'
import { and, inArray } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { batchCondition } from './batch-condition'
import { batchOfStore } from './batch-of-store'
import { dispatchStore } from './dispatch-store'
import type { BatchRow } from './model/batch-view'
import type { BatchRowsQuery } from './model/batch-queries'
import { readRows } from './read-rows'

/**
 * Of some orders those that are in a batch, as they are now: what changed is read without the rest
 * (decision 0143). Throws as `getBatch` does.
 */
export async function getBatchRows(input: {
  actor: Actor
  query: BatchRowsQuery
}): Promise<BatchRow[]> {
  const { actor, query } = input
  const { storeId, orders: orderIds } = query
  const db = database()
  const store = await dispatchStore(db, { actor, storeId, to: 'see' })
  const { batch } = await batchOfStore(db, store, query.batch)
  const among = and(batchCondition(batch, store.region), inArray(orders.id, orderIds))
  return readRows(db, { store, batch: among })
}
