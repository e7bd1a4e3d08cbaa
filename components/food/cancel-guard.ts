import { isClosed, type Stage } from '@/lib/domain/stages'
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

/** How far the courier is, which decides what cancelling means. Keys of `food.cancel.phase`. */
export type CancelPhase = 'before-arrival' | 'at-store' | 'picked-up' | 'not-known' | 'self-pickup'

/** Before the courier's arrival at the store and after it leads to different statuses (food §3). */
export function cancelPhase(stage: Stage, selfPickup: boolean): CancelPhase {
  if (selfPickup) return 'self-pickup'
  if (stage === 'waiting' || stage === 'coming') return 'before-arrival'
  if (stage === 'at-store') return 'at-store'
  return stage === 'riding' || stage === 'near' ? 'picked-up' : 'not-known'
}
