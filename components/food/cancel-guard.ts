import { isClosed } from '@/lib/domain/stages'
import type { OrderCard } from '@/lib/orders/schema'

/** Why an order cannot be cancelled now; null when it can. Keys of `food.cancel.cannot`. */
export type CancelObstacle = 'not-allowed' | 'closed' | 'refused' | 'placing' | 'unconfirmed'

/** Cancel is allowed only before the order is completed, and names the platform's id (food §4.3). */
export function cancelObstacle(card: OrderCard, mayCancel: boolean): CancelObstacle | null {
  if (card.placing === 'refused') return 'refused'
  if (isClosed(card.stage)) return 'closed'
  if (!mayCancel) return 'not-allowed'
  if (card.placing === 'placed' && card.platformOrderId !== null) return null
  return card.placing === 'unconfirmed' ? 'unconfirmed' : 'placing'
}

/** Whether the food has left the store: what cancelling costs differs (food §3, 9025 and 9026). */
export function isPickedUp(card: OrderCard): boolean {
  return card.stage === 'riding' || card.stage === 'near'
}
