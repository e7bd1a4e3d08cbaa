import { cancelObstacle, type CancelObstacle } from '@/components/orders/cancel-obstacle'
import { parcelAllowsCancel } from '@/lib/domain/parcel-cancel'
import type { OrderCard } from '@/lib/orders/schema'

/** Why a parcel cannot be cancelled now; null when it can. Keys of `parcelPage.cancel.cannot`. */
export type ParcelObstacle = CancelObstacle | 'too-far' | 'not-told'

/** The platform cancels in 9033 and 9034 alone; later its customer service does (conventions §3). */
export function parcelObstacle(card: OrderCard, mayCancel: boolean): ParcelObstacle | null {
  const obstacle = cancelObstacle(card, mayCancel)
  if (obstacle !== null || parcelAllowsCancel(card.statusCode)) return obstacle
  return card.statusCode === null ? 'not-told' : 'too-far'
}
