import 'server-only'
import { eq } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { claimedStore, readOutsideOrder } from '@/lib/callbacks/outside-order'
import { readStoredCallback } from '@/lib/callbacks/read-stored-callback'
import { database, type Database } from '@/lib/db/client'
import { inbox } from '@/lib/db/tables/inbox'
import { orders } from '@/lib/db/tables/orders'
import { people } from '@/lib/db/tables/people'
import { stores } from '@/lib/db/tables/stores'
import type { CallbackDetail } from '../model/callbacks'
import { callbackRow } from './list-callbacks'

const iso = (date: Date | null) => date?.toISOString() ?? null

/** All callbacks of its order speak together: a legacy one of express names no merchant. */
async function storeToldBy(db: Database, kept: typeof inbox.$inferSelect): Promise<number | null> {
  const outside = await readOutsideOrder(db, kept)
  return outside && claimedStore(db, outside)
}

/** One callback with its raw body; null when there is none. */
export async function getCallback(input: {
  actor: Actor
  id: number
}): Promise<CallbackDetail | null> {
  requireInHouse(input.actor, 'callbacks.handle')
  const db = database()
  const [found] = await db
    .select({ kept: inbox, region: stores.region, storeId: stores.id, dismissedBy: people.name })
    .from(inbox)
    .leftJoin(orders, eq(orders.id, inbox.orderId))
    .leftJoin(stores, eq(stores.id, orders.storeId))
    .leftJoin(people, eq(people.id, inbox.dismissedBy))
    .where(eq(inbox.id, input.id))
  if (!found) return null
  const { kept, region, storeId, dismissedBy } = found
  // It is shown as it came, with names and phones.
  await recordAudit(db, {
    action: 'callback.seen',
    actor: input.actor,
    storeId,
    record: { kind: 'callback', id: kept.id },
    onceKey: `callback-seen:${input.actor.id}:${kept.id}:${new Date().toISOString().slice(0, 13)}`,
  })
  const says = readStoredCallback(kept.family, kept.raw)
  return {
    ...callbackRow(kept, region, says),
    raw: kept.raw,
    orderStoreId: storeId,
    at: iso(says.at),
    merchantId: says.merchantId,
    signedAt: iso(says.signedAt),
    lastDeliveryAt: kept.lastDeliveryAt.toISOString(),
    appliedAt: iso(kept.appliedAt),
    dismissedAt: iso(kept.dismissedAt),
    dismissedBy,
    claimedStoreId: await storeToldBy(db, kept),
  }
}
