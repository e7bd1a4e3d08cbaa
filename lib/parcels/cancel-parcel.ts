import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { areaOf, languageFor } from '@/lib/domain/areas'
import { cancelRestSeconds, parcelAllowsCancel } from '@/lib/domain/parcel-cancel'
import { Problem } from '@/lib/domain/problem'
import { askToCancel } from '@/lib/orders/ask-to-cancel'
import { lastCancelAsked } from '@/lib/orders/last-cancel-asked'
import type { OrderRow, Transaction } from '@/lib/orders/lock-order'
import { orderToCancel } from '@/lib/orders/order-to-cancel'
import { platform } from '@/lib/platform/current'
import { parcelStore } from './parcel-store'
import type { CancelParcel } from './schema'

/** Of two who ask at one moment the second is told to wait, like whoever comes within the minute. */
async function refuseRepeat(tx: Transaction, { id, statusCode }: OrderRow): Promise<void> {
  if (!parcelAllowsCancel(statusCode)) throw new Problem('parcelTooFar')
  const rest = cancelRestSeconds(await lastCancelAsked(tx, id), new Date())
  if (rest > 0) throw new Problem('cancelTooSoon')
}

/**
 * Asks the platform to cancel a parcel (conventions §4.6): in 9033 and 9034 alone, and once in 60
 * seconds whoever asks. Throws `parcelTooFar`, `cancelTooSoon`, the platform's refusal, and
 * `cancelUnknown` when nobody knows whether the request was heard.
 */
export async function cancelParcel(input: { actor: Actor; form: CancelParcel }): Promise<void> {
  const { actor, form } = input
  const { orderId, reason } = form
  const db = database()
  const order = await orderToCancel(db, { actor, family: 'parcel', orderId })
  const permission = 'parcels.cancel'
  const store = await parcelStore(db, { actor, permission, storeId: order.storeId })
  const { region, parcelMerchantId: merchantId } = store
  await askToCancel({
    ...{ db, order, actorId: actor.id, reason: reason === '' ? null : reason },
    mayAsk: refuseRepeat,
    send: () =>
      platform()
        .parcel(areaOf(region).zone)
        .cancelOrder(
          { merchantId, orderId: order.platformOrderId, reason },
          { region, language: languageFor(region, actor.locale ?? 'en'), priority: 'person' },
        ),
  })
}
