import 'server-only'
import { and, eq } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { recordedWaybillSchema } from './recorded-waybill'
import type { ClonedWaybill } from './schema'

/**
 * What an earlier waybill asked for, to place another one like it: without its numbers, which must
 * not repeat, and without its times, which are over. Null where the person may not place waybills
 * at its store, or where it was not made here and nobody knows what it asked for.
 */
export async function readClone(input: {
  actor: Actor
  orderId: number
}): Promise<ClonedWaybill | null> {
  const { actor, orderId } = input
  const [found] = await database()
    .select({ storeId: orders.storeId, request: orders.request })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.family, 'express')))
  if (!found || !can(actor, 'express.place', found.storeId)) return null
  const recorded = recordedWaybillSchema.safeParse(found.request)
  if (!recorded.success) return null
  const { product, draft } = recorded.data
  const fresh = { clientOrderId: null, clientShipmentCode: null, pickup: null, delivery: null }
  return { orderId, storeId: found.storeId, product, draft: { ...draft, ...fresh } }
}
