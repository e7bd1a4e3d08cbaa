/** Chance that repeats itself: the same seed draws the same. */
export type Seeded = {
  /** A whole number from 0 to below `end`. */
  below: (end: number) => number
  /** True `times` in a hundred. */
  percent: (times: number) => boolean
  pick: <T>(from: readonly [T, ...T[]]) => T
}

/** Mulberry32: 32 bits of state are plenty for a schedule of a dozen steps. */
export function seeded(seed: number): Seeded {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    percent: (times) => next() * 100 < times,
    pick: (from) => from[below(from.length)] ?? from[0],
  }
}
