import { isClosed } from '@/lib/domain/stages'
import type { OrderCard } from '@/lib/orders/model/order-card'
import { PLACING_PATIENCE_MS } from '@/lib/orders/model/placing'

/** Why a person must look at an order that nothing else will move. */
export type Attention =
  | 'unconfirmed'
  | 'refused'
  | 'placing-long'
  | 'cancel-unconfirmed'
  | 'problem'
  | 'unknown'

const isWaitedFor = ({ waitUntil }: OrderCard, now: number) =>
  waitUntil !== null && Date.parse(waitUntil) > now

export function attentionOf(card: OrderCard, now: number): Attention | null {
  if (card.placing === 'refused') return 'refused'
  if (isClosed(card.stage)) return null
  // Whoever chose to wait is left in peace until then.
  if (card.placing === 'unconfirmed') return isWaitedFor(card, now) ? null : 'unconfirmed'
  if (card.placing === 'placing') {
    return now - Date.parse(card.createdAt) > PLACING_PATIENCE_MS ? 'placing-long' : null
  }
  if (card.cancelling?.state === 'unconfirmed') return 'cancel-unconfirmed'
  return card.stage === 'problem' || card.stage === 'unknown' ? card.stage : null
}
