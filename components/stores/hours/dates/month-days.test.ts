import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekdayOf } from '@/lib/domain/hours/local-days'
import { dayByKey, monthOf, shiftMonth, weeksOf } from './month-days'

const month = fc
  .record({ year: fc.integer({ min: 2000, max: 2099 }), month: fc.integer({ min: 1, max: 12 }) })
  .map((given) => `${given.year}-${String(given.month).padStart(2, '0')}`)

describe('a month on the calendar', () => {
  it('is whole weeks that hold each of its days once', () => {
    fc.assert(
      fc.property(month, (of) => {
        const weeks = weeksOf(of)
        expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === 0)).toBe(
          true,
        )
        const own = weeks.flat().filter((day) => monthOf(day) === of)
        const [year = 0, index = 0] = of.split('-').map(Number)
        expect(own).toHaveLength(new Date(Date.UTC(year, index, 0)).getUTCDate())
        expect(new Set(own).size).toBe(own.length)
      }),
    )
  })

  it('is followed by the next, over the year too', () => {
    expect(shiftMonth('2026-12', 1)).toBe('2027-01')
    expect(shiftMonth('2026-01', -1)).toBe('2025-12')
    expect(shiftMonth('2026-05', -17)).toBe('2024-12')
  })
})

describe('keys on the calendar', () => {
  it.each([
    ['ArrowRight', '2026-11-30', '2026-12-01'],
    ['ArrowUp', '2026-11-03', '2026-10-27'],
    ['Home', '2026-11-21', '2026-11-15'],
    ['End', '2026-11-21', '2026-11-21'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['PageUp', '2026-03-31', '2026-02-28'],
    ['Tab', '2026-11-21', null],
  ])('%s on %s', (key, day, there) => {
    expect(dayByKey(key, day)).toBe(there)
  })
})
