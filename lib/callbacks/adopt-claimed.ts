import 'server-only'
import { eq } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import type { Family } from '@/lib/domain/stages'
import { adoptOrder } from './adopt-order'
import { applyAll } from './applying/apply-all'
import { fetchOwnedOrder } from './fetch-owned-order'
import { claimedStore, readOutsideOrder, type OutsideOrder } from './outside-order'

/** Everything that an express callback says is signed; of a parcel's number nothing is. */
async function clientNumber(
  db: Database,
  outside: OutsideOrder,
  storeId: number,
): Promise<string | null> {
  if (outside.family === 'express') return outside.clientOrderId
  const [store] = await db.select().from(stores).where(eq(stores.id, storeId))
  if (!store) throw new Error(`store ${storeId} is not there`)
  const orderId = outside.platformOrderId
  const answer = await fetchOwnedOrder(outside.family, { store, orderId, priority: 'order' })
  return answer.clientOrderId
}

/**
 * Adopts an order whose callbacks are signed for a merchant that one store has, and applies them.
 * Does nothing when that is no longer so, or somebody dismissed them.
 */
export async function adoptClaimed(input: {
  db: Database
  family: Family
  platformOrderId: string
}): Promise<void> {
  const { db, family, platformOrderId } = input
  const outside = await readOutsideOrder(db, { family, platformOrderId })
  if (!outside || outside.dismissed) return
  const storeId = await claimedStore(db, outside)
  if (storeId === null) return
  const clientOrderId = await clientNumber(db, outside, storeId)
  const since = outside.firstAt
  await adoptOrder(db, { family, storeId, platformOrderId, clientOrderId, since, actorId: null })
  await applyAll(db, outside.inboxIds)
}
