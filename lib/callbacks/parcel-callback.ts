import 'server-only'
import type { Database } from '@/lib/db/client'
import { addEvent } from '@/lib/orders/status/add-event'
import { addSyncJob, addIdentifyJob, type ParcelClaim } from '@/lib/orders/add-order-job'
import { lockOrder } from '@/lib/orders/lock-order'
import { changeOrder } from '@/lib/orders/status/change-order'
import { parseParcelCallback } from '@/lib/platform/parcel-callback'
import type { ApplyCallback, MissingOrder } from './apply-stored'
import { storedData, textOf } from './read-stored-callback'
import type { CallbackKind } from './receive-callback'

/**
 * The whole `status` of a parcel's callback is nested, so it is not signed (convention §5.2, §6.1).
 * What it claims is noted as a hint, and the platform is asked; only its answer moves the order.
 */
const applyParcel: ApplyCallback = async (tx, order, { raw, receivedAt }) => {
  const data = storedData(raw)
  const callback = data && parseParcelCallback(data)
  if (!callback) return
  const { code, text, at } = callback.unsigned.status
  // Applied again, it is the same hint.
  const claimed = at ?? receivedAt
  await addEvent(tx, {
    orderId: order.id,
    identity: `hint:${code ?? 'none'}:${Math.floor(claimed.getTime() / 1000)}`,
    source: 'callback',
    kind: 'hint',
    at: claimed,
    text,
    ...(code === null ? {} : { statusCode: code }),
  })
  await changeOrder(tx, order, {})
  await addSyncJob(tx, order)
}

/** The platform's number of a kept callback, and the number of ours that it names unsigned. */
export function parcelClaim(raw: string): ParcelClaim | null {
  const callback = parseParcelCallback(storedData(raw))
  const clientOrderId = callback?.unsigned.clientOrderId
  return clientOrderId ? { platformOrderId: callback.orderId, clientOrderId } : null
}

/** So many in one second may well be true: the order went through several statuses at once. */
const TRUE_REPEATS = 3
const BETWEEN_QUESTIONS_MS = 15_000

/**
 * Two statuses within a second are signed alike: the second is a hint too, and the platform is asked
 * again. After a few it is asked no more than once in 15 seconds, however often somebody repeats a
 * callback with statuses of their own.
 */
async function askOnce(
  db: Database,
  { orderId, deliveries, raw }: { orderId: number; deliveries: number; raw: string },
): Promise<void> {
  if (deliveries <= TRUE_REPEATS) {
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      await applyParcel(tx, order, { raw, receivedAt: new Date() })
    })
    return
  }
  const runAt = new Date(Date.now() + BETWEEN_QUESTIONS_MS)
  await addSyncJob(db, { id: orderId, family: 'parcel' }, { runAt, keepTime: true })
}

/** It may be an order of ours whose number we were not told: the platform is asked. */
const identify: MissingOrder = async (tx, { raw }) => {
  const claim = parcelClaim(raw)
  if (claim) await addIdentifyJob(tx, claim)
}

export const parcelCallback: CallbackKind = {
  family: 'parcel',
  // Our own number is nested in `client`, so that only the platform's is signed.
  identify: (data) => ({ platformOrderId: textOf(data['order_id']), clientOrderId: '' }),
  // What is signed is the same for all callbacks of an order, but for the moment (decision 0205).
  identifiedBy: 'moment',
  apply: applyParcel,
  onOtherContent: askOnce,
  missing: identify,
  acknowledgement: { error: 0 },
}
