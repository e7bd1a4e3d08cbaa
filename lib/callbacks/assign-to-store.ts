import 'server-only'
import { eq } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { inbox } from '@/lib/db/tables/inbox'
import { stores } from '@/lib/db/tables/stores'
import { Problem } from '@/lib/domain/problem'
import { adoptOrder } from './adopt-order'
import { applyAll } from './applying/apply-all'
import { fetchOwnedOrder } from './fetch-owned-order'
import { readOutsideOrder } from './outside-order'

async function readOutside(db: Database, inboxId: number) {
  const [kept] = await db.select().from(inbox).where(eq(inbox.id, inboxId))
  const outside = kept && (await readOutsideOrder(db, kept))
  if (!outside) throw new Problem('callbackNotWaiting')
  return outside
}

/**
 * Makes the order that a waiting callback speaks of one of a store's, after the platform has said
 * that it is, and applies all callbacks of it. Throws what `fetchOwnedOrder` and `adoptOrder` throw.
 */
export async function assignToStore(input: {
  db: Database
  inboxId: number
  storeId: number
  actorId: number
}): Promise<{ orderId: number }> {
  const { db, inboxId, storeId, actorId } = input
  const outside = await readOutside(db, inboxId)
  const [store] = await db.select().from(stores).where(eq(stores.id, storeId))
  if (!store) throw new Problem('wrongInput', { fields: { storeId: 'required' } })
  const { family, platformOrderId, firstAt: since } = outside
  const answer = await fetchOwnedOrder(family, {
    store,
    orderId: platformOrderId,
    priority: 'person',
  })
  const signed = outside.clientOrderId
  if (signed !== null && answer.clientOrderId !== null && answer.clientOrderId !== signed) {
    throw new Problem('orderOfAnother')
  }
  const clientOrderId = signed ?? answer.clientOrderId
  const order = { family, storeId, platformOrderId, clientOrderId, since, actorId }
  const orderId = await adoptOrder(db, order)
  await applyAll(db, outside.inboxIds)
  return { orderId }
}
