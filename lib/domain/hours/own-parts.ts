import type { HoursRange } from './drawn-hours'

/**
 * The part of each range that none before it covers, where ranges stand by their beginnings, and of
 * one beginning in the order in which they came; those that are covered whole are left out. No two
 * parts overlap, and together they are what the ranges are together. Any unit.
 */
export function ownParts<Range extends HoursRange>(ranges: readonly Range[]): Range[] {
  let covered = -Infinity
  return ranges
    .toSorted((a, b) => a.from - b.from)
    .flatMap((range) => {
      const from = Math.max(range.from, covered)
      covered = Math.max(covered, range.to)
      return from < range.to ? [{ ...range, from }] : []
    })
}
