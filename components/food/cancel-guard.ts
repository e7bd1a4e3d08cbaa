import type { Stage } from '@/lib/domain/stages'

/** How far the courier is, which decides what cancelling means. Keys of `food.cancel.phase`. */
export type CancelPhase = 'before-arrival' | 'at-store' | 'picked-up' | 'not-known' | 'self-pickup'

/** Before the courier's arrival at the store and after it leads to different statuses (food §3). */
export function cancelPhase(stage: Stage, selfPickup: boolean): CancelPhase {
  if (selfPickup) return 'self-pickup'
  if (stage === 'waiting' || stage === 'coming') return 'before-arrival'
  if (stage === 'at-store') return 'at-store'
  return stage === 'riding' || stage === 'near' ? 'picked-up' : 'not-known'
}
