import 'server-only'
import { eq } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import { database, type Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { Problem } from '@/lib/domain/problem'
import { askToCancel } from '@/lib/orders/ask-to-cancel'
import { requireCancellable } from '@/lib/orders/require-cancellable'
import { foodApi } from './food-api'
import { foodStore } from './food-store'
import type { CancelForm } from './schema'

async function cancellableOrder(db: Database, actor: Actor, orderId: number) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  // Whose store it is comes from the record; an order one may not see is not there.
  if (order?.family !== 'food' || !can(actor, 'food.see', order.storeId)) {
    throw new Problem('notFound')
  }
  return { ...order, platformOrderId: requireCancellable(order) }
}

/**
 * Asks the platform to cancel (food §4.3). The order shows as cancelled once the platform says so.
 * Throws `cancelUnknown` when nobody knows whether the request was heard.
 */
export async function cancelOrder(input: {
  actor: Actor
  form: CancelForm
}): Promise<{ orderId: number }> {
  const { actor, form } = input
  const db = database()
  const order = await cancellableOrder(db, actor, form.orderId)
  const store = await foodStore(db, { actor, permission: 'food.cancel', storeId: order.storeId })
  const { api, context } = foodApi(store.region, { locale: actor.locale, priority: 'person' })
  const request = {
    orderId: order.platformOrderId,
    storeCode: store.foodClientMerchantId,
    reason: form.reason,
    staffNumber: form.staffNumber,
  }
  await askToCancel({
    ...{ db, order, actorId: actor.id, reason: form.reason },
    send: () => api.cancelOrder(request, context),
  })
  return { orderId: order.id }
}
