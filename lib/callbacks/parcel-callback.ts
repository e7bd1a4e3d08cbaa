import 'server-only'
import type { Database } from '@/lib/db/client'
import { addSyncJob, addIdentifyJob, type ParcelClaim } from '@/lib/orders/add-order-job'
import { lockOrder } from '@/lib/orders/lock-order'
import { addEvent } from '@/lib/orders/status/add-event'
import { changeOrder } from '@/lib/orders/status/change-order'
import { parseParcelCallback } from '@/lib/platform/parcel-callback'
import type { ApplyCallback, CallbackKind, MissingOrder } from './callback-kind'
import { storedData, textOf } from './read-stored-callback'

/**
 * The whole `status` of a parcel's callback is nested, so it is not signed (convention §5.2, §6.1).
 * What it claims is noted as a hint, and the platform is asked; only its answer moves the order.
 */
const applyParcel: ApplyCallback = (_tx, order, { raw, receivedAt }) => {
  const data = storedData(raw)
  const callback = data && parseParcelCallback(data)
  if (!callback) return Promise.resolve(null)
  const { code, text, at } = callback.unsigned.status
  // Applied again, it is the same hint.
  const claimed = at ?? receivedAt
  const event = {
    orderId: order.id,
    identity: `hint:${code ?? 'none'}:${Math.floor(claimed.getTime() / 1000)}`,
    source: 'callback',
    kind: 'hint',
    at: claimed,
    text,
    ...(code === null ? {} : { statusCode: code }),
  } as const
  return Promise.resolve({ event, change: {} })
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
      const told = await applyParcel(tx, order, { raw, receivedAt: new Date() })
      if (!told) return
      await addEvent(tx, told.event)
      await changeOrder(tx, order, told.change)
      await addSyncJob(tx, order)
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
