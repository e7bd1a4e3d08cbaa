import { describe, expect, it } from 'vitest'
import {
  ALWAYS_OPEN,
  isOpenAt,
  minutesToClosing,
  type OpeningHours,
  rangeOf,
} from './opening-hours'

const at = (date: string, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { date, sinceMidnight: (hours * 60 + minutes) * 60_000 }
}

/** Wednesday to past midnight: 18:00 to 23:59, and Thursday 00:00 to 02:00 beside its own noon. */
const late: OpeningHours = {
  regular: new Map([
    [4, [rangeOf(18 * 60, 1439)]],
    [5, [rangeOf(12 * 60, 14 * 60), rangeOf(0, 120)]],
  ]),
  temporary: new Map([['2026-01-22', [rangeOf(600, 660)]]]),
}
const WEDNESDAY = '2026-01-14'
const THURSDAY = '2026-01-15'

describe('opening hours', () => {
  it.each([
    [WEDNESDAY, '17:59', false],
    [WEDNESDAY, '18:00', true],
    [WEDNESDAY, '23:59', true],
    [THURSDAY, '00:00', true],
    [THURSDAY, '02:00', false],
    [THURSDAY, '12:00', true],
    [THURSDAY, '14:00', false],
    ['2026-01-16', '12:00', false],
  ])('on %s at %s: open is %s', (date, time, open) => {
    expect(isOpenAt(late, at(date, time))).toBe(open)
  })

  it('lets temporary hours replace the whole of a day', () => {
    expect(isOpenAt(late, at('2026-01-22', '12:30'))).toBe(false)
    expect(isOpenAt(late, at('2026-01-22', '10:30'))).toBe(true)
  })

  it('takes ranges that touch for one, over midnight as well', () => {
    expect(minutesToClosing(late, at(WEDNESDAY, '23:30'))).toBe(150)
    expect(minutesToClosing(late, at(THURSDAY, '12:30'))).toBe(90)
  })

  it('never closes when it is always open', () => {
    expect(minutesToClosing(ALWAYS_OPEN, at(WEDNESDAY, '23:58'))).toBe(Infinity)
    expect(isOpenAt(ALWAYS_OPEN, { date: WEDNESDAY, sinceMidnight: 86_399_999 })).toBe(true)
  })
})
