import {
  type DrawnHours,
  type DrawnWeek,
  type HoursRange,
  type LocalDay,
  MINUTES_OF_DAY,
} from '@/lib/domain/hours/drawn-hours'
import {
  CLOSED_DAY,
  type RegularElement,
  type TemporaryElement,
  expressibleRanges,
  writeRegularDay,
  writeTemporaryDay,
} from '@/lib/domain/hours/hours-request'
import { dayOf, daysBetween, minutesFrom, shiftDay, weekdayOf } from '@/lib/domain/hours/local-days'
import {
  clipRanges,
  cutRanges,
  joinRanges,
  sameRanges,
  shiftRanges,
} from '@/lib/domain/hours/ranges'

const DAY: HoursRange = { from: 0, to: MINUTES_OF_DAY }

/** What a manager should know of a date before it is sent. */
export type HoursNotice =
  /** Closed as drawn; the platform keeps it open for the minute of `CLOSED_DAY`. */
  | { readonly kind: 'oneMinute'; readonly date: LocalDay }
  /** An earlier temporary change is undone by sending the day's regular hours in its place. */
  | { readonly kind: 'takenBack'; readonly date: LocalDay }
  /** No day of its own was drawn, but the night before it was; its own hours are sent with it. */
  | { readonly kind: 'nightBefore'; readonly date: LocalDay }

export type CompiledHours = {
  /** `business_regular_time`: always all seven days. */
  readonly regular: readonly RegularElement[]
  /** `business_temporary_time`: complete days, in order. None: nothing is to be sent. */
  readonly temporary: readonly TemporaryElement[]
  /** In the order of their dates. */
  readonly notes: readonly HoursNotice[]
}

export type CompileContext = {
  /** Today at the store: what lies before is over and not sent. */
  readonly today: LocalDay
  /**
   * Dates for which the platform may already hold temporary hours. They are always sent again: a
   * temporary change cannot be deleted, only replaced.
   */
  readonly held: readonly LocalDay[]
}

/**
 * The requests that bring the platform to the hours as drawn (food §4.8). It expects hours without
 * faults (`checkHours`).
 */
export function compileHours(hours: DrawnHours, context: CompileContext): CompiledHours {
  const days = temporaryDays(hours, context)
  return {
    regular: hours.week.flatMap((_, weekday) =>
      writeRegularDay(weekday, regularRanges(hours, weekday)),
    ),
    temporary: days.flatMap(({ date, ranges }) => writeTemporaryDay(date, ranges)),
    notes: days.flatMap(({ note }) => note ?? []),
  }
}

/** A date that the request must name, with the ranges that are sent for it. */
type TemporaryDay = {
  readonly date: LocalDay
  readonly ranges: readonly HoursRange[]
  readonly note: HoursNotice | null
}

function temporaryDays(hours: DrawnHours, { today, held }: CompileContext): TemporaryDay[] {
  const heldDates = new Set(held)
  const dates = new Set([...held, ...datesDrawn(hours)])
  return [...dates]
    .filter((date) => date >= today)
    .toSorted()
    .flatMap((date) => temporaryDay(hours, date, heldDates.has(date)) ?? [])
}

function temporaryDay(hours: DrawnHours, date: LocalDay, isHeld: boolean): TemporaryDay | null {
  const open = expressibleRanges(openOn(hours, date))
  const asEveryWeek = sameRanges(open, regularRanges(hours, weekdayOf(date)))
  if (asEveryWeek && !isHeld) return null
  if (open.length === 0) return { date, ranges: [CLOSED_DAY], note: { kind: 'oneMinute', date } }
  if (asEveryWeek) return { date, ranges: open, note: { kind: 'takenBack', date } }
  const note = isDrawn(hours, date) ? null : ({ kind: 'nightBefore', date } as const)
  return { date, ranges: open, note }
}

const regularRanges = (hours: DrawnHours, weekday: number) =>
  expressibleRanges(openOnWeekday(hours.week, weekday))

/** Every date that something other than the week may have changed. */
function datesDrawn({ specialDays, closures }: DrawnHours): LocalDay[] {
  return [
    // A special day's own night, or the lack of one, shows on the next date.
    ...specialDays.flatMap(({ date }) => [date, shiftDay(date, 1)]),
    ...closures.flatMap(({ from, to }) => {
      const days = daysBetween(dayOf(from), dayOf(to))
      return Array.from({ length: days + 1 }, (_, index) => shiftDay(dayOf(from), index))
    }),
  ]
}

function isDrawn({ specialDays, closures }: DrawnHours, day: LocalDay): boolean {
  return (
    specialDays.some(({ date }) => date === day) ||
    closures.some(({ from, to }) => dayOf(from) <= day && `${day}T00:00` < to)
  )
}

/** The ranges that begin on the day: its special ones, or else those of its weekday. */
function rangesBeginningOn(hours: DrawnHours, day: LocalDay): readonly HoursRange[] {
  const special = hours.specialDays.find(({ date }) => date === day)
  return special?.ranges ?? hours.week[weekdayOf(day)] ?? []
}

/** What is open on one day, given what begins on it and what began the day before. */
function withTail(own: readonly HoursRange[], before: readonly HoursRange[]): HoursRange[] {
  const tail = shiftRanges(before, MINUTES_OF_DAY)
  return joinRanges(clipRanges([...own, ...tail], DAY))
}

/**
 * The minutes of a weekday (0 is Sunday) that the week leaves open, the end of the day before
 * included, in order and joined.
 */
function openOnWeekday(week: DrawnWeek, weekday: number): HoursRange[] {
  return withTail(week[weekday] ?? [], week[(weekday + 6) % 7] ?? [])
}

/** The minutes of the day that are open as drawn: all within the day, in order and joined. */
function openOn(hours: DrawnHours, day: LocalDay): HoursRange[] {
  const open = withTail(rangesBeginningOn(hours, day), rangesBeginningOn(hours, shiftDay(day, -1)))
  return hours.closures.reduce<HoursRange[]>(
    (left, { from, to }) =>
      joinRanges(cutRanges(left, { from: minutesFrom(day, from), to: minutesFrom(day, to) })),
    open,
  )
}
