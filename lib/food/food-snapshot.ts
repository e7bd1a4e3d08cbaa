import type { PlatformSnapshot } from '@/lib/orders/status/apply-snapshot'
import type { OrderChange } from '@/lib/orders/lock-order'
import type { FoodOrder } from '@/lib/platform/food/order-info'

/** What the form tells of an order of ours. */
function outsideFacts({ userLocation, scheduledFor, delivery, title }: FoodOrder): OrderChange {
  return {
    title,
    ...(userLocation ? { doorLat: userLocation.lat, doorLng: userLocation.lng } : {}),
    ...(scheduledFor ? { scheduledFor } : {}),
    ...(delivery ? { selfPickup: delivery === 'self-pickup' } : {}),
  }
}

/** The platform's account of a food order (food §2.1), as all families tell it. */
export function foodSnapshot(answer: FoodOrder): PlatformSnapshot {
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
      ...(answer.requestedPickupAt && { requestedPickupAt: answer.requestedPickupAt }),
      answer: answer.raw as Record<string, unknown>,
    },
    ifOutside: outsideFacts(answer),
  }
}
