import type { OrderCard } from '@/lib/orders/schema'

/** Why a waybill has no label to print; null when it has one. Keys of `waybillPage.label`. */
export type LabelObstacle = 'notYet' | 'refused' | 'cancelled'

/** Only the platform's own number has a label, and none goes onto a parcel that is not collected. */
export function labelObstacle(card: OrderCard): LabelObstacle | null {
  if (card.placing === 'refused') return 'refused'
  if (card.stage === 'cancelled') return 'cancelled'
  return card.placing === 'placed' && card.platformOrderId !== null ? null : 'notYet'
}
