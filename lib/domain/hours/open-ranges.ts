import {
  MINUTES_OF_DAY,
  type DrawnHours,
  type DrawnWeek,
  type HoursRange,
  type LocalDay,
} from './drawn-hours'
import { minutesFrom, shiftDay, weekdayOf } from './local-days'
import { clipRanges, cutRanges, joinRanges, shiftRanges } from './ranges'

const DAY: HoursRange = { from: 0, to: MINUTES_OF_DAY }

/** The ranges that begin on the day: its special ones, or else those of its weekday. */
export function rangesBeginningOn(hours: DrawnHours, day: LocalDay): readonly HoursRange[] {
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
export function openOnWeekday(week: DrawnWeek, weekday: number): HoursRange[] {
  return withTail(week[weekday] ?? [], week[(weekday + 6) % 7] ?? [])
}

/** The minutes of the day that are open as drawn: all within the day, in order and joined. */
export function openOn(hours: DrawnHours, day: LocalDay): HoursRange[] {
  const open = withTail(rangesBeginningOn(hours, day), rangesBeginningOn(hours, shiftDay(day, -1)))
  return hours.closures.reduce<HoursRange[]>(
    (left, { from, to }) =>
      joinRanges(cutRanges(left, { from: minutesFrom(day, from), to: minutesFrom(day, to) })),
    open,
  )
}
