import type { CoverageAnswer, StoreCoverage } from '@/lib/food/schema'

/** A key of `coverage.why`: what more can be said of a store that is not offered. */
export type CoverageReason = 'closing-soon' | 'too-slow' | 'either' | 'reaches-not' | 'unknown'

/**
 * Why a store is not offered, as far as the platform says. One that is in reach is held back by the
 * end of business or by a time that is too long (food §4.7): which of them is only said when no
 * store at all is offered.
 */
export function whyNot(
  { verdict }: Pick<StoreCoverage, 'verdict'>,
  outcome: CoverageAnswer['outcome'],
): CoverageReason | null {
  if (verdict === 'reaches') {
    return outcome === 'closing-soon' || outcome === 'too-slow' ? outcome : 'either'
  }
  return verdict === 'reaches-not' || verdict === 'unknown' ? verdict : null
}
