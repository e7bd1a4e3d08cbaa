import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { checkHours } from './check-hours'
import { drawing, FEBRUARY, isDrawnOpen, MINUTES } from '@/lib/testing/forms/hours-for-tests'
import { shiftDay } from '@/lib/domain/hours/local-days'
import { normaliseHours } from './normalise-hours'
import type { DrawnHours } from '@/lib/domain/hours/drawn-hours'

const days = Array.from({ length: 14 }, (_, index) => shiftDay(FEBRUARY, index))
/** Hundreds of days, minute by minute; milliseconds. */
const PATIENCE = 60_000

describe('normalising', { timeout: PATIENCE }, () => {
  test('keeps every open minute, and doing it twice changes nothing', () => {
    fc.assert(
      fc.property(drawing(FEBRUARY), (hours) => {
        const once = normaliseHours(hours)
        expect(normaliseHours(once)).toEqual(once)
        expect(checkHours(once)).toEqual([])
        for (const day of days) {
          const open = (of: DrawnHours) => MINUTES.filter((minute) => isDrawnOpen(of, day, minute))
          expect(open(once)).toEqual(open(hours))
        }
      }),
      { numRuns: 20 },
    )
  })

  test('does not depend on the order of anything', () => {
    fc.assert(
      fc.property(drawing(FEBRUARY), (hours) => {
        const turned = {
          week: hours.week.map((ranges) => ranges.toReversed()),
          specialDays: hours.specialDays.toReversed(),
          closures: hours.closures.toReversed(),
        }
        expect(normaliseHours(turned)).toEqual(normaliseHours(hours))
      }),
    )
  })

  it('joins ranges that overlap or touch, also past midnight', () => {
    const week = [
      [
        { from: 600, to: 720 },
        { from: 720, to: 780 },
        { from: 1200, to: 1500 },
        { from: 1430, to: 1600 },
      ],
      ...Array.from({ length: 6 }, () => []),
    ]
    expect(normaliseHours({ week, specialDays: [], closures: [] }).week[0]).toEqual([
      { from: 600, to: 780 },
      { from: 1200, to: 1600 },
    ])
  })
})

describe('nonsense is refused with its place', () => {
  const week = Array.from({ length: 7 }, () => [])
  const sunday = (from: number, to: number) => ({ week: [[{ from, to }], ...week.slice(1)] })
  const closure = (from: string, to: string) => ({ closures: [{ from, to, name: '' }] })
  const day = (...dates: string[]) => ({
    specialDays: dates.map((date) => ({ date, ranges: [], name: '' })),
  })

  it.each<[string, Partial<DrawnHours>, string[]]>([
    ['a range from the day before', sunday(-1, 60), ['rangeStart week.0.0']],
    ['a range from the next day', sunday(1440, 1500), ['rangeStart week.0.0']],
    ['half a minute', sunday(0.5, 60), ['rangeStart week.0.0']],
    ['no number', sunday(0, Number.NaN), ['rangeEnd week.0.0']],
    ['a range without a minute', sunday(60, 60), ['rangeEnd week.0.0']],
    ['a range beyond the next noon', sunday(60, 2161), ['rangeTooLong week.0.0']],
    ['six days', { week: week.slice(1) }, ['week week']],
    ['30 February', day('2027-02-30'), ['date specialDays.0']],
    ['a date twice', day('2027-02-06', '2027-02-06'), ['dateTwice specialDays.1']],
    ['24:00', closure('2027-02-06T10:00', '2027-02-06T24:00'), ['closureTime closures.0']],
    ['backwards', closure('2027-02-06T10:00', '2027-02-06T10:00'), ['closureEnd closures.0']],
    ['for years', closure('2027-02-06T10:00', '2029-02-06T10:00'), ['closureTooLong closures.0']],
    ['all of it', { ...sunday(0, 2160), ...day('2028-02-29') }, []],
  ])('%s', (_, change, faults) => {
    const found = checkHours({ week, specialDays: [], closures: [], ...change })
    expect(found.map(({ kind, at }) => `${kind} ${at.join('.')}`)).toEqual(faults)
  })
})
