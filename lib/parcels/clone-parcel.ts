import 'server-only'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { can, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { typeParcel } from '@/lib/domain/parcel-form/type-parcel'
import { parcelStore } from './parcel-store'
import { parcelDraftSchema, type ClonedParcel } from './schema'
import { sendingStore } from './sending-store'

const recorded = z.object({ draft: parcelDraftSchema })

/**
 * An earlier parcel order as a form to begin the next one with, for who may place orders at its own
 * store. Null when there is no such order to be seen, or when it was not made here.
 */
export async function cloneParcel(input: {
  actor: Actor
  orderId: number
}): Promise<ClonedParcel | null> {
  const { actor, orderId } = input
  const db = database()
  const [order] = await db
    .select({ storeId: orders.storeId, request: orders.request })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.family, 'parcel')))
  if (!order || !can(actor, 'parcels.place', order.storeId)) return null
  const { success, data } = recorded.safeParse(order.request)
  if (!success) return null
  const { storeId } = order
  const store = await parcelStore(db, { actor, permission: 'parcels.place', storeId })
  return { orderId, storeId, parcel: typeParcel(data.draft, sendingStore(store)) }
}
