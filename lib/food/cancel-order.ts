import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { askToCancel } from '@/lib/orders/ask-to-cancel'
import { orderToCancel } from '@/lib/orders/order-to-cancel'
import { foodApi } from './food-api'
import { foodStore } from './food-store'
import type { CancelForm } from './schema'

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
  const order = await orderToCancel(db, { actor, family: 'food', orderId: form.orderId })
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
