import type { Region } from '@/lib/domain/areas'
import { dialledPhone } from '@/lib/domain/phone/phone'
import type { PlatformSnapshot } from '@/lib/orders/status/apply-snapshot'
import type { OrderChange } from '@/lib/orders/lock-order'
import type { StoredAnswer } from './stored-answer'
import type { ParcelOrder } from '@/lib/platform/parcel/order-info'

/** What the form tells of a parcel of ours; of several drop-offs the last. */
function outsideFacts({ path, scheduledFor }: ParcelOrder): OrderChange {
  const last = path.at(-1)
  const [person] = last?.contacts ?? []
  return {
    recipientName: person?.name ?? null,
    recipientPhone: person?.phone ?? null,
    address: last?.address ?? null,
    doorLat: last?.location?.lat ?? null,
    doorLng: last?.location?.lng ?? null,
    scheduledFor,
  }
}

/**
 * The codes of a parcel's end are not published, but when it was completed or cancelled is told in
 * members of its own (conventions §2.4, decision 0116). What is still to come is no end.
 */
function endOf(
  { completedAt, cancelledAt }: ParcelOrder,
  askedAt: Date,
): PlatformSnapshot['ended'] {
  const isOver = (at: Date | null): at is Date => at !== null && at <= askedAt
  if (isOver(cancelledAt)) return { stage: 'cancelled', at: cancelledAt }
  return isOver(completedAt) ? { stage: 'done', at: completedAt } : null
}

/** The platform's account of a parcel order (conventions §2.4), as all families tell it. */
export function parcelSnapshot(
  answer: ParcelOrder,
  region: Region,
  askedAt = new Date(),
): PlatformSnapshot {
  const { courier } = answer
  return {
    platformOrderId: answer.orderId,
    clientOrderId: answer.clientOrderId,
    status: answer.status,
    toTheMinute: true,
    courier: courier && { ...courier, phone: dialledPhone(courier, region) },
    codes: { 'client-shipment': answer.clientShipmentCode },
    ended: endOf(answer, askedAt),
    change: { answer: { order: answer.raw, at: askedAt.toISOString() } satisfies StoredAnswer },
    ifOutside: outsideFacts(answer),
  }
}
