import type { PlatformAccount } from '@/lib/orders/apply-account'
import type { OrderChange } from '@/lib/orders/lock-order'
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

/** The platform's account of a parcel order (conventions §2.4), as all families tell it. */
export function accountOf(answer: ParcelOrder): PlatformAccount {
  return {
    platformOrderId: answer.orderId,
    clientOrderId: answer.clientOrderId,
    status: answer.status,
    toTheMinute: true,
    courier: answer.courier,
    codes: { 'client-shipment': answer.clientShipmentCode },
    change: { answer: answer.raw as Record<string, unknown> },
    ifOutside: outsideFacts(answer),
  }
}
