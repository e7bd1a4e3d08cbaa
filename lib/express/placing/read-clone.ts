import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { findVisibleOrder } from '@/lib/orders/visible-order'
import type { ClonedWaybill } from '../model/new-waybill'
import { recordedWaybillSchema } from './recorded-waybill'

/**
 * What an earlier waybill asked for, to place another one like it: without its numbers, which must
 * not repeat, and without its times, which are over. Null where the person may not place waybills
 * at its store, or where it was not made here and nobody knows what it asked for.
 */
export async function readClone(input: {
  actor: Actor
  orderId: number
}): Promise<ClonedWaybill | null> {
  const wanted = { ...input, act: 'clone', among: ['express'] } as const
  const found = await findVisibleOrder(database(), wanted)
  // What is left of forgotten people is nobody, half a kilometre from where they live.
  if (!found || found.order.pseudonymisedAt) return null
  const { id: orderId, storeId, request } = found.order
  const recorded = recordedWaybillSchema.safeParse(request)
  if (!recorded.success) return null
  const { product, draft } = recorded.data
  const numbers = { clientOrderId: null, clientShipmentCode: null, shipmentCode: null }
  const fresh = { ...draft, ...numbers, pickup: null, delivery: null }
  return { orderId, storeId, product, draft: fresh }
}
