/**
 * The value that `share` (0 to 1) of all values do not exceed, by nearest rank: always one that was
 * measured, never one between two. Throws without values.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const rank = Math.min(sorted.length, Math.max(1, Math.ceil(share * sorted.length)))
  const value = sorted[rank - 1]
  if (value === undefined) throw new RangeError('a percentile of nothing')
  return value
}

/** The middle value; of an even number of values the lesser of the two in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}
