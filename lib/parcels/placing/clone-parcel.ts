import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { findVisibleOrder } from '@/lib/orders/visible-order'
import { typeParcel } from '@/lib/parcels/model/type-parcel'
import type { ClonedParcel } from '../model/new-parcel'
import { parcelDraftSchema } from '../model/parcel-draft'
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
  const wanted = { ...input, act: 'clone', among: ['parcel'] } as const
  const found = await findVisibleOrder(database(), wanted)
  // What is left of forgotten people is nobody, half a kilometre from where they live.
  if (!found || found.order.pseudonymisedAt) return null
  const { id: orderId, request } = found.order
  const { success, data } = recorded.safeParse(request)
  const { id: storeId, parcelMerchantId } = found.store
  if (!success || parcelMerchantId === null) return null
  const store = { ...found.store, parcelMerchantId }
  return { orderId, storeId, parcel: typeParcel(data.draft, sendingStore(store)) }
}
