import type { HoursRange } from './drawn-hours'

/** The same minutes in as few ranges as it takes, in order: overlaps and touching ends are joined. */
export function joinRanges(ranges: readonly HoursRange[]): HoursRange[] {
  const joined: HoursRange[] = []
  for (const range of ranges.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const last = joined.at(-1)
    if (last && range.from <= last.to) {
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, range.to) }
    } else joined.push({ from: range.from, to: range.to })
  }
  return joined
}

/** The parts of the ranges that lie from `from` up to `to`. */
export function clipRanges(
  ranges: readonly HoursRange[],
  { from, to }: HoursRange,
): readonly HoursRange[] {
  return ranges
    .map((range) => ({ from: Math.max(range.from, from), to: Math.min(range.to, to) }))
    .filter((range) => range.from < range.to)
}

/** The parts of the ranges that do not lie from `from` up to `to`. */
export function cutRanges(
  ranges: readonly HoursRange[],
  { from, to }: HoursRange,
): readonly HoursRange[] {
  return [
    ...clipRanges(ranges, { from: -Infinity, to: from }),
    ...clipRanges(ranges, { from: to, to: Infinity }),
  ]
}

/** The ranges as minutes from another midnight, `minutes` later. */
export function shiftRanges(ranges: readonly HoursRange[], minutes: number): HoursRange[] {
  return ranges.map(({ from, to }) => ({ from: from - minutes, to: to - minutes }))
}

export function sameRanges(some: readonly HoursRange[], others: readonly HoursRange[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ from, to }, index) => from === others[index]?.from && to === others[index].to)
  )
}
