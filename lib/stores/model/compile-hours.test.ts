import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { checkHours } from './check-hours'
import { compileHours } from './compile-hours'
import type { DrawnHours, HoursRange } from '@/lib/domain/hours/drawn-hours'
import {
  drawing,
  FEBRUARY,
  isDrawnOpen,
  MINUTES,
  NEW_YEAR,
} from '@/lib/testing/forms/hours-for-tests'
import { isOpenInForce, NOTHING_SENT, applyHoursRequest } from '@/lib/domain/hours/hours-in-force'
import type { RegularElement } from '@/lib/domain/hours/hours-request'
import { shiftDay } from '@/lib/domain/hours/local-days'

const hour = (from: number, to: number): HoursRange => ({ from: from * 60, to: to * 60 })
const everyDay = (...ranges: HoursRange[]) => Array.from({ length: 7 }, () => ranges)
const drawn = (change: Partial<DrawnHours>): DrawnHours => ({
  week: everyDay(hour(11, 22)),
  specialDays: [],
  closures: [],
  ...change,
})
const special = (date: string, ...ranges: HoursRange[]) => ({ date, ranges, name: '' })
const TODAY = '2027-02-01'
const compile = (hours: DrawnHours, held: string[] = []) =>
  compileHours(hours, { today: TODAY, held })

function inForce(hours: DrawnHours, today: string, held: string[] = []) {
  const { regular, temporary } = compileHours(hours, { today, held })
  const week = applyHoursRequest(NOTHING_SENT, { kind: 'regular', elements: regular })
  return applyHoursRequest(week, { kind: 'temporary', elements: temporary })
}
/** Hundreds of days, minute by minute; milliseconds. */
const PATIENCE = 60_000

describe('what is in force is what was drawn', { timeout: PATIENCE }, () => {
  test.each([FEBRUARY, NEW_YEAR])(
    'for every drawing and minute of the fortnight from %s',
    (today) => {
      fc.assert(
        fc.property(drawing(today), fc.array(fc.nat(13), { maxLength: 3 }), (hours, heldIn) => {
          const held = heldIn.map((days) => shiftDay(today, days))
          expect(checkHours(hours)).toEqual([])
          const sent = inForce(hours, today, held)
          const { notes } = compileHours(hours, { today, held })
          for (let days = 0; days < 15; days++) {
            const date = shiftDay(today, days)
            const drawnOpen = MINUTES.map((minute) => isDrawnOpen(hours, date, minute))
            // 23:59 is also the end of the day: that minute goes with the one before (decision 0090).
            const expected = drawnOpen.map(
              (open, minute) => drawnOpen[Math.min(minute, 1438)] ?? open,
            )
            // The one minute of a day that cannot be said to be closed (decision 0091).
            if (notes.some((note) => note.kind === 'oneMinute' && note.date === date)) {
              expect(expected).not.toContain(true)
              expected[240] = true
            }
            expect(MINUTES.map((minute) => isOpenInForce(sent, date, minute))).toEqual(expected)
          }
        }),
        { numRuns: 30 },
      )
    },
  )

  test('also when ranges, days and closures come in another order', () => {
    fc.assert(
      fc.property(drawing(FEBRUARY), (hours) => {
        const turned = {
          week: hours.week.map((ranges) => ranges.toReversed()),
          specialDays: hours.specialDays.toReversed(),
          closures: hours.closures.toReversed(),
        }
        const context = { today: FEBRUARY, held: [] }
        expect(compileHours(turned, context)).toEqual(compileHours(hours, context))
      }),
    )
  })

  test('a second sending replaces every date of the first: nothing of it stays', () => {
    fc.assert(
      fc.property(drawing(FEBRUARY), drawing(FEBRUARY), (first, second) => {
        const before = inForce(first, FEBRUARY)
        const held = [...before.temporary.keys()]
        const { regular, temporary } = compileHours(second, { today: FEBRUARY, held })
        const week = applyHoursRequest(before, { kind: 'regular', elements: regular })
        const after = applyHoursRequest(week, { kind: 'temporary', elements: temporary })
        expect(after).toEqual(inForce(second, FEBRUARY, held))
      }),
      { numRuns: 30 },
    )
  })
})

describe('business_regular_time (trap 41, food §4.8 rule 1)', () => {
  const days = (elements: readonly RegularElement[]) =>
    elements.map(({ day_of_week }) => day_of_week)

  it('says all seven days every time, 1 is Sunday', () => {
    const week = everyDay()
    week[0] = [hour(9, 10)]
    const { regular } = compile(drawn({ week }))
    expect(regular[0]).toEqual({ day_of_week: 1, start_time: '09:00', end_time: '10:00' })
    expect(regular.slice(1)).toEqual(
      [2, 3, 4, 5, 6, 7].map((day_of_week) => ({ day_of_week, whole_day_status: 'close' })),
    )
    fc.assert(
      fc.property(drawing(FEBRUARY), (hours) => {
        const all = compileHours(hours, { today: FEBRUARY, held: [] }).regular
        expect([...new Set(days(all))]).toEqual([1, 2, 3, 4, 5, 6, 7])
      }),
    )
  })

  it('says open for a whole day, and several elements for a day with several ranges', () => {
    const week = everyDay(hour(0, 24))
    week[3] = [hour(18, 22), hour(9, 14)]
    const { regular } = compile(drawn({ week }))
    expect(regular.filter(({ day_of_week }) => day_of_week === 4)).toEqual([
      { day_of_week: 4, start_time: '09:00', end_time: '14:00' },
      { day_of_week: 4, start_time: '18:00', end_time: '22:00' },
    ])
    expect(regular).toHaveLength(8)
    expect(regular[0]).toEqual({ day_of_week: 1, whole_day_status: 'open' })
  })

  it('trap 44: hours past midnight are two ranges, Saturday night ends on Sunday', () => {
    const week = everyDay()
    week[6] = [hour(18, 26)]
    week[0] = [hour(11, 15)]
    const { regular } = compile(drawn({ week }))
    expect(regular.filter(({ day_of_week }) => [7, 1].includes(day_of_week))).toEqual([
      { day_of_week: 1, start_time: '00:00', end_time: '02:00' },
      { day_of_week: 1, start_time: '11:00', end_time: '15:00' },
      { day_of_week: 7, start_time: '18:00', end_time: '23:59' },
    ])
  })

  it('joins a night with the morning that it runs into', () => {
    const { regular } = compile(drawn({ week: everyDay(hour(6, 30)) }))
    expect(regular).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((day_of_week) => ({ day_of_week, whole_day_status: 'open' })),
    )
  })
})

describe('business_temporary_time (traps 43 and 44, food §4.8 rules 2 and 3)', () => {
  it('is not sent when every day is as in every week', () => {
    expect(compile(drawn({})).temporary).toEqual([])
    expect(
      compile(drawn({ specialDays: [special('2027-02-06', hour(11, 22))] })).temporary,
    ).toEqual([])
  })

  it('sends a special night with the whole of the next day', () => {
    const { temporary, notes } = compile(
      drawn({ specialDays: [special('2027-02-28', hour(18, 27))] }),
    )
    expect(temporary).toEqual([
      { start_time: '2027-02-28 18:00', end_time: '2027-02-28 23:59' },
      { start_time: '2027-03-01 00:00', end_time: '2027-03-01 03:00' },
      { start_time: '2027-03-01 11:00', end_time: '2027-03-01 22:00' },
    ])
    expect(notes).toEqual([{ kind: 'nightBefore', date: '2027-03-01' }])
  })

  it('a closed day ends the night that the week would have left open on the next', () => {
    const hours = drawn({
      week: everyDay(hour(18, 26)),
      specialDays: [special('2027-12-31')],
    })
    expect(compile(hours).temporary).toEqual([
      // The night before belongs to 30 December and stays.
      { start_time: '2027-12-31 00:00', end_time: '2027-12-31 02:00' },
      { start_time: '2028-01-01 18:00', end_time: '2028-01-01 23:59' },
    ])
  })

  it('cuts a typhoon afternoon out of the day, and the evening stays', () => {
    const closures = [{ from: '2027-02-03T13:00', to: '2027-02-03T18:30', name: 'typhoon' }]
    expect(compile(drawn({ closures })).temporary).toEqual([
      { start_time: '2027-02-03 11:00', end_time: '2027-02-03 13:00' },
      { start_time: '2027-02-03 18:30', end_time: '2027-02-03 22:00' },
    ])
  })

  it('leaves one minute of a day that is closed as a whole, and says so', () => {
    const specialDays = [special('2027-02-06'), special('2027-02-07')]
    expect(compile(drawn({ specialDays }))).toMatchObject({
      temporary: [
        { start_time: '2027-02-06 04:00', end_time: '2027-02-06 04:01' },
        { start_time: '2027-02-07 04:00', end_time: '2027-02-07 04:01' },
      ],
      notes: [
        { kind: 'oneMinute', date: '2027-02-06' },
        { kind: 'oneMinute', date: '2027-02-07' },
      ],
    })
  })

  it('takes a change back by sending the regular hours of its date, and leaves the past alone', () => {
    expect(compile(drawn({}), ['2027-01-31', '2027-02-06'])).toMatchObject({
      temporary: [{ start_time: '2027-02-06 11:00', end_time: '2027-02-06 22:00' }],
      notes: [{ kind: 'takenBack', date: '2027-02-06' }],
    })
  })
})
