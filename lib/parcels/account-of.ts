import type { PlatformAccount } from '@/lib/orders/apply-account'
import type { ParcelOrder } from '@/lib/platform/parcel/order-info'

/** The platform's account of a parcel order (conventions §2.4), as all families tell it. */
export function accountOf(answer: ParcelOrder): PlatformAccount {
  return {
    platformOrderId: answer.orderId,
    clientOrderId: answer.clientOrderId,
    status: answer.status,
    toTheMinute: true,
    courier: answer.courier,
    change: { answer: answer.raw as Record<string, unknown> },
  }
}
