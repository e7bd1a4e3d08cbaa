import type { Stage } from '@/lib/domain/stages'

/** The families whose orders are scanned as they leave; food leaves with a code that is said. */
export const SCANNED_FAMILIES = ['parcel', 'express'] as const
export type ScannedFamily = (typeof SCANNED_FAMILIES)[number]

/** How a code came in. */
export const CODE_WAYS = ['scanner', 'typed', 'camera'] as const
export type CodeWay = (typeof CODE_WAYS)[number]

/** What decides whether a parcel may leave, as the database knows it at that moment. */
export type CheckOutFacts = {
  readonly placing: 'placing' | 'placed' | 'refused' | 'unconfirmed'
  readonly stage: Stage
  readonly isOut: boolean
  readonly isInBatch: boolean
}

/** Why a parcel must not leave now. */
const CHECK_OUT_STOPS = [
  'cancelled',
  'refused',
  'unconfirmed',
  'already-out',
  'finished',
  'wrong-batch',
] as const
export type CheckOutStop = (typeof CHECK_OUT_STOPS)[number]

/**
 * Null when the parcel may leave. Of several reasons the one that counts most: what was cancelled
 * must stay here whatever else is true of it, and what has left cannot be in the wrong pile.
 */
export function checkOutStop(facts: CheckOutFacts): CheckOutStop | null {
  if (facts.stage === 'cancelled') return 'cancelled'
  if (facts.placing === 'refused') return 'refused'
  if (facts.isOut) return 'already-out'
  // Nobody comes for what the platform may not have; whether it has is found out by itself.
  if (facts.placing !== 'placed') return 'unconfirmed'
  if (facts.stage === 'done') return 'finished'
  return facts.isInBatch ? null : 'wrong-batch'
}
