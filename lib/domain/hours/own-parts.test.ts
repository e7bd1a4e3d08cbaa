import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HoursRange } from './drawn-hours'
import { ownParts } from './own-parts'
import { joinRanges } from './ranges'

const RANGES = fc.array(
  fc.record({ from: fc.integer({ min: 0, max: 60 }), length: fc.integer({ min: 0, max: 25 }) }),
  { maxLength: 12 },
)
const named = (drawn: readonly { from: number; length: number }[]) =>
  drawn.map(({ from, length }, name) => ({ name, from, to: from + length }))
/** Which range each minute belongs to, looked up minute by minute. */
const owners = (ranges: readonly (HoursRange & { name: number })[]) =>
  Array.from({ length: 90 }, (_, minute) => {
    const over = ranges.filter(({ from, to }) => from <= minute && minute < to)
    return over.toSorted((a, b) => a.from - b.from || a.name - b.name)[0]?.name ?? null
  })
const lengthOf = (ranges: readonly HoursRange[]) =>
  ranges.reduce((sum, { from, to }) => sum + to - from, 0)

describe('the parts that are a range’s own', () => {
  it('give each minute to whichever began first, and to no other', () => {
    fc.assert(
      fc.property(RANGES, (drawn) => {
        const parts = ownParts(named(drawn))
        expect(owners(parts)).toEqual(owners(named(drawn)))
        for (const minute of Array.from({ length: 90 }, (_, at) => at)) {
          expect(parts.filter(({ from, to }) => from <= minute && minute < to).length).toBeLessThan(
            2,
          )
        }
      }),
    )
  })

  it('come to as much as all ranges together, whatever overlaps', () => {
    fc.assert(
      fc.property(RANGES, (drawn) => {
        const ranges = named(drawn).map(({ from, to }) => ({ from, to }))
        const parts = ownParts(ranges)
        expect(lengthOf(parts)).toBe(lengthOf(joinRanges(ranges)))
        expect(ownParts(parts)).toEqual(parts)
      }),
    )
  })

  it('are nothing of nothing, nor of what ends before it begins', () => {
    expect(ownParts([])).toEqual([])
    expect(
      ownParts([
        { from: 5, to: 5 },
        { from: 7, to: 3 },
      ]),
    ).toEqual([])
  })
})
