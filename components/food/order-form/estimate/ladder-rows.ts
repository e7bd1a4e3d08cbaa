import { bandFor, type Quotation } from '@/lib/domain/ladder'
import { type Cents, cents } from '@/lib/domain/money'
import type { LadderStep } from '@/lib/food/model/estimate'

export type LadderRow = Quotation & { isYours: boolean }

/** The price ladder from the least bill up, and which step a bill falls into; null: into none. */
export function ladderRows(steps: readonly LadderStep[], bill: Cents | null): LadderRow[] {
  const quotations = steps.map(toQuotation).sort((a, b) => a.min - b.min)
  const yours = bill === null ? null : bandFor(quotations, bill)
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
