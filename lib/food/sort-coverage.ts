import type { CoverageVerdict, StoreCoverage } from './schema'

const ORDER: readonly CoverageVerdict[] = [
  'delivers',
  'reaches',
  'unknown',
  'not-offered',
  'reaches-not',
]

const compare = (a: StoreCoverage, b: StoreCoverage) =>
  ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict) ||
  // A time that is not known comes after every time that is.
  (a.minutes ?? Infinity) - (b.minutes ?? Infinity) ||
  a.metres - b.metres

/** Who delivers first, the quickest before the slower; then the others, the nearest first. */
export function sortCoverage(stores: readonly StoreCoverage[]): StoreCoverage[] {
  return stores.toSorted(compare)
}
