import { isClosed, type Stage } from '@/lib/domain/stages'
import type { PlacingState } from '@/lib/orders/schema'

/** Why no link can be made now; null when one can. Keys of `tracking.share`. */
export type ShareObstacle = 'over' | 'notYet' | 'selfPickup'

export type ShareableOrder = {
  id: number
  stage: Stage
  placing: PlacingState
  selfPickup: boolean
}

export function shareObstacle(order: ShareableOrder): ShareObstacle | null {
  if (isClosed(order.stage) || order.placing === 'refused') return 'over'
  if (order.selfPickup) return 'selfPickup'
  return order.placing === 'placed' ? null : 'notYet'
}
