import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { languageFor } from '@/lib/domain/areas'
import { legacyAllowsCancel } from '@/lib/domain/express-vocabulary'
import { Problem } from '@/lib/domain/problem'
import { askToCancel } from '@/lib/orders/ask-to-cancel'
import { orderToCancel } from '@/lib/orders/order-to-cancel'
import { platform } from '@/lib/platform/current'
import { expressStore } from './express-store'
import { readStatuses } from './read-statuses'
import { readAnswer } from './stored-answer'

/**
 * Asks the platform to cancel a waybill (express §4.6), in legacy status 8 alone (§3); that the
 * cut-off is over only the platform can say. Throws `waybillTooFar`, the platform's refusal, and
 * `cancelUnknown` when nobody knows whether the request was heard.
 */
export async function cancelWaybill(input: { actor: Actor; orderId: number }): Promise<void> {
  const { actor, orderId } = input
  const db = database()
  const order = await orderToCancel(db, { actor, family: 'express', orderId })
  const permission = 'express.cancel'
  const store = await expressStore(db, { actor, permission, storeId: order.storeId })
  const { statuses } = await readStatuses(db, orderId, readAnswer(order.answer))
  if (!legacyAllowsCancel(statuses.legacy)) throw new Problem('waybillTooFar')
  const ref = { merchantId: store.expressMerchantId, orderId: order.platformOrderId }
  const language = languageFor('HK', actor.locale ?? 'en')
  await askToCancel({
    ...{ db, order, actorId: actor.id, reason: null },
    send: () => platform().express().cancelOrder(ref, { language, priority: 'person' }),
  })
}
