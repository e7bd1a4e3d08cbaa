import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { range, week } from '@/lib/testing/forms/hours-for-tests'
import type { HoursRange } from '@/lib/domain/hours/drawn-hours'
import { copyDay, freeRange, placeRange, putRange, withoutRange } from './edit-ranges'

const LUNCH: HoursRange = { from: 660, to: 900 }
const NIGHT: HoursRange = { from: 1080, to: 1560 }

const minutes = (ranges: readonly HoursRange[]) =>
  new Set(ranges.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)))

describe('putRange', () => {
  it('loses no minute of what was there, and finds the new hours again', () => {
    fc.assert(
      fc.property(fc.array(range, { maxLength: 4 }), range, (ranges, added) => {
        const put = putRange(ranges, added)
        expect(minutes(put.ranges)).toEqual(minutes([...ranges, added]))
        const found = put.ranges[put.index]
        expect(found && found.from <= added.from && added.to <= found.to).toBe(true)
      }),
    )
  })

  it('joins what touches and says so', () => {
    expect(putRange([LUNCH], { from: 900, to: 960 })).toEqual({
      ranges: [{ from: 660, to: 960 }],
      index: 0,
      joined: true,
    })
  })

  it('takes the place of the one that it replaces', () => {
    expect(putRange([LUNCH, NIGHT], { from: 600, to: 700 }, 1)).toEqual({
      ranges: [{ from: 600, to: 900 }],
      index: 0,
      joined: true,
    })
    expect(putRange([LUNCH], { from: 0, to: 60 }, 0)).toEqual({
      ranges: [{ from: 0, to: 60 }],
      index: 0,
      joined: false,
    })
  })
})

describe('placeRange', () => {
  const days = [[LUNCH], [], [NIGHT], [], [], [], []]

  it('carries a range to another day and leaves nothing behind', () => {
    const placed = placeRange(days, { day: 1, range: LUNCH, from: { day: 0, index: 0 } })
    expect(placed.week.slice(0, 2)).toEqual([[], [LUNCH]])
    expect(placed.at).toEqual({ day: 1, index: 0 })
  })

  it('touches no other day', () => {
    fc.assert(
      fc.property(week, range, fc.nat(6), (drawn, added, day) => {
        const placed = placeRange(drawn, { day, range: added, from: null })
        drawn.forEach((ranges, other) => {
          if (other !== day) expect(placed.week[other]).toBe(ranges)
        })
      }),
    )
  })
})

describe('copyDay', () => {
  it('makes the named days like the one, and no others', () => {
    const drawn = [[LUNCH], [NIGHT], [], [], [], [], [LUNCH, NIGHT]]
    expect(copyDay(drawn, 1, [0, 5])).toEqual([
      [NIGHT],
      [NIGHT],
      [],
      [],
      [],
      [NIGHT],
      [LUNCH, NIGHT],
    ])
  })
})

describe('freeRange', () => {
  it('offers the usual hours on an empty day', () => {
    expect(freeRange([])).toEqual({ from: 660, to: 1320 })
  })

  it('never offers what joins something, and nothing where nothing is free', () => {
    fc.assert(
      fc.property(fc.array(range, { minLength: 1, maxLength: 4 }), (ranges) => {
        const free = freeRange(ranges)
        if (free)
          expect(ranges.some(({ from, to }) => from <= free.to && free.from <= to)).toBe(false)
      }),
    )
    expect(freeRange([{ from: 0, to: 1440 }])).toBeNull()
  })
})

it('withoutRange takes away one', () => {
  expect(withoutRange([LUNCH, NIGHT], 0)).toEqual([NIGHT])
})
