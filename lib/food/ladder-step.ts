import type { Quotation } from '@/lib/domain/ladder'
import type { LadderStep } from './schema'

/** A quotation as the form is told it. */
export function ladderStep(quotation: Quotation): LadderStep {
  const { id, mode, min, max, fee, minutes, range, directMetres, travelMetres } = quotation
  return {
    id,
    mode,
    minCents: min,
    maxCents: max,
    feeCents: fee,
    minutes,
    minutesRange: range,
    directMetres,
    travelMetres,
  }
}
