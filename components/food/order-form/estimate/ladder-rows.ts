import { bandFor, type Quotation } from '@/lib/domain/ladder'
import { cents, parseDollars } from '@/lib/domain/money'
import type { LadderStep } from '@/lib/food/model/estimate'

export type LadderRow = Quotation & { isYours: boolean }

/** The price ladder from the least bill up, and which step the amount as typed falls into. */
export function ladderRows(steps: readonly LadderStep[], amount: string): LadderRow[] {
  const quotations = steps.map(toQuotation).sort((a, b) => a.min - b.min)
  const typed = parseDollars(amount)
  const yours = typed === null ? null : bandFor(quotations, typed)
  return quotations.map((quotation) => ({ ...quotation, isYours: quotation === yours }))
}

function toQuotation(step: LadderStep): Quotation {
  return {
    id: step.id,
    mode: step.mode,
    min: cents(step.minCents),
    max: step.maxCents === null ? null : cents(step.maxCents),
    fee: step.feeCents === null ? null : cents(step.feeCents),
    minutes: step.minutes,
    range: step.minutesRange,
    directMetres: step.directMetres,
    travelMetres: step.travelMetres,
  }
}
