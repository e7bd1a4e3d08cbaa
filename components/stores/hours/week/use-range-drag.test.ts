import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rangeFault } from '@/lib/stores/model/check-hours'
import { range } from '@/lib/testing/forms/hours-for-tests'
import { drawnRange, minuteAt, minutesShown, movedRange, resizedRange } from './use-range-drag'

const minute = fc.integer({ min: -500, max: 3000 })

describe('whatever the hand does', () => {
  it('draws hours that can be drawn', () => {
    fc.assert(
      fc.property(minute, minute, (a, b) => {
        expect(rangeFault(drawnRange(a, b))).toBeNull()
      }),
    )
  })

  it('moves hours to where they can be, as long as they were', () => {
    fc.assert(
      fc.property(range, minute, (given, by) => {
        const moved = movedRange(given, by)
        expect(rangeFault(moved)).toBeNull()
        expect(moved.to - moved.from).toBe(given.to - given.from)
      }),
    )
  })

  it('moves one end and leaves the other', () => {
    fc.assert(
      fc.property(range, minute, (given, to) => {
        expect(resizedRange(given, 'from', to).to).toBe(given.to)
        expect(resizedRange(given, 'to', to).from).toBe(given.from)
        expect(rangeFault(resizedRange(given, 'to', to))).toSatisfy(
          (fault) => fault === null || given.from + 15 > 2160,
        )
      }),
    )
  })
})

describe('drawing', () => {
  it('goes upwards as well as downwards', () => {
    expect(drawnRange(661, 892)).toEqual({ from: 660, to: 900 })
    expect(drawnRange(892, 661)).toEqual({ from: 660, to: 900 })
  })

  it('runs past midnight, and no further than noon', () => {
    expect(drawnRange(1080, 1560)).toEqual({ from: 1080, to: 1560 })
    expect(drawnRange(1080, 2500).to).toBe(2160)
  })
})

it('an end drawn across the other stops before it', () => {
  expect(resizedRange({ from: 660, to: 900 }, 'from', 1000)).toEqual({ from: 885, to: 900 })
  expect(resizedRange({ from: 660, to: 900 }, 'to', 600)).toEqual({ from: 660, to: 675 })
})

it('the pointer is somewhere on the column', () => {
  expect(minuteAt(150, 900, 1800)).toBe(300)
  expect(minuteAt(-20, 900, 1800)).toBe(0)
  expect(minuteAt(2000, 900, 1800)).toBe(1800)
})

it('the columns show the small hours, and noon where it is needed', () => {
  expect(minutesShown([[{ from: 600, to: 1800 }]])).toBe(1800)
  expect(minutesShown([[{ from: 600, to: 1815 }]])).toBe(2160)
})
