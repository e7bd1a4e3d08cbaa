import { isClosed } from '@/lib/domain/stages'
import { cancellingObstacle } from '@/lib/orders/model/cancelling'
import type { OrderCard } from '@/lib/orders/model/order-card'

/** Why an order cannot be cancelled now; null when it can, as far as all families are alike. */
export type CancelObstacle =
  | 'not-allowed'
  | 'closed'
  | 'refused'
  | 'placing'
  | 'unconfirmed'
  | 'asking'
  | 'agreed'

/**
 * Only what the platform has under a number, and has not ended, can be cancelled; not while
 * somebody's asking is on its way or was agreed to. `now` in epoch milliseconds.
 */
export function cancelObstacle(
  card: OrderCard,
  mayCancel: boolean,
  now: number,
): CancelObstacle | null {
  if (card.placing === 'refused') return 'refused'
  if (isClosed(card.stage)) return 'closed'
  if (!mayCancel) return 'not-allowed'
  if (card.placing === 'unconfirmed') return 'unconfirmed'
  if (card.placing === 'placing' || card.platformOrderId === null) return 'placing'
  return cancellingObstacle(card.cancelling, now)
}
