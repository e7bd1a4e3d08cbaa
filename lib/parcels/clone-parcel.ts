import 'server-only'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { can, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import { typeParcel } from '@/lib/domain/parcel-form/type-parcel'
import { parcelDraftSchema, type ClonedParcel } from './schema'
import { sendingStore } from './sending-store'

const recorded = z.object({ draft: parcelDraftSchema })

/**
 * An earlier parcel order as a form to begin the next one with, for who may place orders at its own
 * store. Null when there is no such order to be seen, when it was not made here, or when its store
 * sends no parcels any more.
 */
export async function cloneParcel(input: {
  actor: Actor
  orderId: number
}): Promise<ClonedParcel | null> {
  const { actor, orderId } = input
  const db = database()
  const [found] = await db
    .select({ request: orders.request, store: stores })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(and(eq(orders.id, orderId), eq(orders.family, 'parcel')))
  if (!found || !can(actor, 'parcels.place', found.store.id)) return null
  const { success, data } = recorded.safeParse(found.request)
  const { id: storeId, parcelMerchantId } = found.store
  if (!success || parcelMerchantId === null) return null
  const store = { ...found.store, parcelMerchantId }
  return { orderId, storeId, parcel: typeParcel(data.draft, sendingStore(store)) }
}
