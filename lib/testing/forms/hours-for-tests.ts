import fc from 'fast-check'
import {
  MINUTES_OF_DAY,
  type DrawnHours,
  type HoursRange,
  type LocalDay,
} from '@/lib/domain/hours/drawn-hours'
import { shiftDay, weekdayOf } from '@/lib/domain/hours/local-days'

/** Random drawings, and what they mean minute by minute, worked out without the code under test. */

/** A Saturday in leap February, so that a fortnight holds a week's, a month's and no year's end. */
export const FEBRUARY = '2028-02-26'
export const NEW_YEAR = '2026-12-26'

export const range = fc
  .integer({ min: 0, max: 1439 })
  .chain((from) =>
    fc.record({ from: fc.constant(from), to: fc.integer({ min: from + 1, max: 2160 }) }),
  )
const ranges = fc.array(range, { maxLength: 3 })
export const week = fc.array(ranges, { minLength: 7, maxLength: 7 })

/** A day within a fortnight of `first`, a little before it included. */
const day = (first: LocalDay) =>
  fc.integer({ min: -2, max: 13 }).map((days) => shiftDay(first, days))

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

const closure = (first: LocalDay) =>
  fc
    .record({ date: day(first), start: fc.integer({ min: 0, max: 1439 }), days: fc.nat(2) })
    .chain(({ date, start, days }) =>
      fc.integer({ min: days === 0 ? start + 1 : 0, max: 1440 }).map((end) => ({
        from: `${date}T${clock(start)}`,
        to:
          end === 1440
            ? `${shiftDay(date, days + 1)}T00:00`
            : `${shiftDay(date, days)}T${clock(end)}`,
        name: '',
      })),
    )

export const drawing = (first: LocalDay): fc.Arbitrary<DrawnHours> =>
  fc.record({
    week,
    specialDays: fc.uniqueArray(fc.record({ date: day(first), ranges, name: fc.constant('') }), {
      selector: ({ date }) => date,
      maxLength: 4,
    }),
    closures: fc.array(closure(first), { maxLength: 3 }),
  })

const has = (some: readonly HoursRange[], minute: number) =>
  some.some(({ from, to }) => from <= minute && minute < to)

/** Whether a minute of a day is open as drawn. */
export function isDrawnOpen(hours: DrawnHours, date: LocalDay, minute: number): boolean {
  const beginning = (on: LocalDay) =>
    hours.specialDays.find((special) => special.date === on)?.ranges ??
    hours.week[weekdayOf(on)] ??
    []
  const now = `${date}T${clock(minute)}`
  return (
    (has(beginning(date), minute) || has(beginning(shiftDay(date, -1)), minute + MINUTES_OF_DAY)) &&
    !hours.closures.some(({ from, to }) => from <= now && now < to)
  )
}

export const MINUTES = Array.from({ length: MINUTES_OF_DAY }, (_, minute) => minute)
