import { cancelObstacle, type CancelObstacle } from '@/components/orders/cancel-obstacle'
import { parcelAllowsCancel } from '@/lib/domain/parcel-cancel'
import type { Stage } from '@/lib/domain/stages'
import type { OrderCard } from '@/lib/orders/schema'

/** Why a parcel cannot be cancelled now; null when it can. Keys of `parcelPage.cancel.cannot`. */
export type ParcelObstacle = CancelObstacle | 'too-far' | 'not-known' | 'not-told'

const WITH_COURIER: readonly Stage[] = ['coming', 'at-store', 'riding', 'near']

/** The platform cancels in 9033 and 9034 alone; later its customer service does (conventions §3). */
export function parcelObstacle(card: OrderCard, mayCancel: boolean): ParcelObstacle | null {
  const obstacle = cancelObstacle(card, mayCancel)
  if (obstacle !== null || parcelAllowsCancel(card.statusCode)) return obstacle
  if (card.statusCode === null) return 'not-told'
  return WITH_COURIER.includes(card.stage) ? 'too-far' : 'not-known'
}
