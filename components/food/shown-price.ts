import type { EstimateAnswer, PricedOrder } from '@/lib/food/schema'
import { ladderRows } from './ladder-rows'

/** The step of the shown ladder that the bill falls into; null when no ladder says so. */
export function shownPrice(
  ladder: EstimateAnswer['ladder'] | undefined,
  amount: string,
): PricedOrder['shownPrice'] {
  if (!Array.isArray(ladder)) return null
  const yours = ladderRows(ladder, amount).find(({ isYours }) => isYours)
  return yours ? { mode: yours.mode, feeCents: yours.fee } : null
}
