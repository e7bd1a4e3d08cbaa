import { isClosed } from '@/lib/domain/stages'
import type { OrderCard } from '@/lib/orders/schema'

/** Why an order cannot be cancelled now; null when it can, as far as all families are alike. */
export type CancelObstacle = 'not-allowed' | 'closed' | 'refused' | 'placing' | 'unconfirmed'

/** Only what the platform has under a number, and has not ended, can be cancelled. */
export function cancelObstacle(card: OrderCard, mayCancel: boolean): CancelObstacle | null {
  if (card.placing === 'refused') return 'refused'
  if (isClosed(card.stage)) return 'closed'
  if (!mayCancel) return 'not-allowed'
  if (card.placing === 'placed' && card.platformOrderId !== null) return null
  return card.placing === 'unconfirmed' ? 'unconfirmed' : 'placing'
}
