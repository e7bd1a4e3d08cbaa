import type { PlatformAccount } from '@/lib/orders/apply-account'
import type { OrderChange } from '@/lib/orders/lock-order'
import type { FoodOrder } from '@/lib/platform/food/order-info'

/** What the form tells of an order of ours. */
function outsideFacts({ userLocation, scheduledFor, delivery }: FoodOrder): OrderChange {
  return {
    ...(userLocation ? { doorLat: userLocation.lat, doorLng: userLocation.lng } : {}),
    ...(scheduledFor ? { scheduledFor } : {}),
    ...(delivery ? { selfPickup: delivery === 'self-pickup' } : {}),
  }
}

/** The platform's account of a food order (food §2.1), as all families tell it. */
export function accountOf(answer: FoodOrder): PlatformAccount {
  const { orderId, clientOrderId, code, modifiedAt, courier } = answer
  return {
    platformOrderId: orderId,
    clientOrderId,
    status: { code, text: null, at: modifiedAt },
    courier,
    change: {
      ...(answer.trackerUrl === null ? {} : { trackerUrl: answer.trackerUrl }),
      ...(answer.directMetres === null ? {} : { directMetres: answer.directMetres }),
      ...(answer.travelMetres === null ? {} : { travelMetres: answer.travelMetres }),
      answer: answer.raw as Record<string, unknown>,
    },
    ifOutside: outsideFacts(answer),
  }
}
