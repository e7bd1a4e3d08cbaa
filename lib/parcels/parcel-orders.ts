import 'server-only'
import type { Queries } from '@/lib/db/client'
import { areaOf, languageFor } from '@/lib/domain/areas'
import { Problem } from '@/lib/domain/problem'
import type { OrderRow } from '@/lib/orders/lock-order'
import type { PlacingResult } from '@/lib/orders/model/placing'
import type { OrderFamily, PlacingFamily } from '@/lib/orders/order-family'
import type { PlatformSnapshot } from '@/lib/orders/status/apply-snapshot'
import { platform } from '@/lib/platform/current'
import { UnreadableAnswer } from '@/lib/platform/errors'
import { parcelSnapshot } from './parcel-snapshot'
import { lastCancelRequest } from './last-cancel-request'
import { cancelRetrySeconds, parcelAllowsCancel } from './model/parcel-cancel'
import type { SubmittedParcel } from './model/parcel-form'
import { requireParcels, type ParcelStore } from './parcel-store'
import { checkParcel, parcelFormDiffers, type CheckedParcel } from './placing/check-parcel'
import { recordParcel } from './placing/record-parcel'
import { refusedParcel } from './placing/refused-parcel'
import { sendParcel } from './placing/send-parcel'

/** What parcels answer where the other families answer otherwise. */
export const parcelOrders: PlacingFamily<
  ParcelStore,
  SubmittedParcel,
  CheckedParcel,
  PlacingResult
> = {
  family: 'parcel',
  requireStore: requireParcels,
  deliversIn: ({ region }) => region,
  isAskedOtherwise: parcelFormDiffers,
  check: checkParcel,
  confirm: (_asked, checked) => Promise.resolve({ go: checked }),
  record: recordParcel,
  refusal: refusedParcel,
  answer: (placed) => placed,
  send: sendParcel,
  ask,
  // Nothing finds one by our number. It is sent again at once, as long as 40303 refuses the same
  // order twice (conventions §7.2); later only a callback or a person can say.
  look: null,
  cancel: { mayAsk: refuseRepeat, send: sendCancel },
}

/**
 * The whole order (conventions §4.5); where that cannot be read, at least its status (§4.7). A
 * parcel's callback signs only which order it speaks of: its status is believed here and nowhere
 * else.
 */
async function ask({
  platformOrderId,
  store,
  language,
}: Parameters<OrderFamily['ask']>[0]): Promise<PlatformSnapshot | null> {
  const { region, parcelMerchantId: merchantId } = store
  if (merchantId === null) return null
  const api = platform().parcel(areaOf(region).zone)
  const order = { merchantId, orderId: platformOrderId }
  const context = { region, language, priority: 'order' } as const
  try {
    return parcelSnapshot(await api.orderInfo(order, context), region)
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error
    const { status } = await api.orderStatus(order, context)
    return {
      platformOrderId,
      clientOrderId: null,
      status,
      toTheMinute: true,
      courier: null,
      change: {},
    }
  }
}

/**
 * In 9033 and 9034 alone, and once in 60 seconds whoever asks (conventions §4.6). Of two who ask at
 * one moment the second is told to wait, like whoever comes within the minute.
 */
async function refuseRepeat(queries: Queries, { id, statusCode }: OrderRow): Promise<void> {
  if (!parcelAllowsCancel(statusCode)) throw new Problem('parcelTooFar')
  const rest = cancelRetrySeconds(await lastCancelRequest(queries, id), new Date())
  if (rest > 0) throw new Problem('cancelTooSoon')
}

function sendCancel(...[order, store, asked]: Parameters<OrderFamily['cancel']['send']>) {
  const { actor, form, departure } = asked
  const { region, parcelMerchantId: merchantId } = requireParcels(store)
  return platform()
    .parcel(areaOf(region).zone)
    .cancelOrder(
      { merchantId, orderId: order.platformOrderId, reason: form.reason },
      { region, language: languageFor(region, actor.locale ?? 'en'), ...departure },
    )
}
