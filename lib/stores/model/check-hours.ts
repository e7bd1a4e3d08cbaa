import {
  type Closure,
  type DrawnHours,
  type HoursRange,
  LATEST_END,
  MINUTES_OF_DAY,
  type SpecialDay,
} from '@/lib/domain/hours/drawn-hours'
import {
  dayOf,
  daysBetween,
  isLocalDay,
  isLocalMinute,
  minutesFrom,
} from '@/lib/domain/hours/local-days'

type Path = HoursFault['at']

const LONGEST_CLOSURE_DAYS = 366

/** Every fault of what was drawn; none: `normaliseHours` and `compileHours` may have it. */
export function checkHours({ week, specialDays, closures }: DrawnHours): HoursFault[] {
  return [
    ...(week.length === 7 ? [] : [{ kind: 'week', at: ['week'] } as const]),
    ...week.flatMap((day, index) => rangesFaults(day, ['week', index])),
    ...specialDays.flatMap((day, index) => specialDayFaults(day, index, specialDays)),
    ...closures.flatMap((closure, index) => closureFaults(closure, ['closures', index])),
  ]
}

/** Null when the range is one that can be drawn. */
export function rangeFault({ from, to }: HoursRange): HoursFaultKind | null {
  if (!Number.isInteger(from) || from < 0 || from >= MINUTES_OF_DAY) return 'rangeStart'
  if (!Number.isInteger(to) || to <= from) return 'rangeEnd'
  return to > LATEST_END ? 'rangeTooLong' : null
}

function rangesFaults(ranges: readonly HoursRange[], at: Path): HoursFault[] {
  return ranges.flatMap((range, index) => {
    const kind = rangeFault(range)
    return kind ? [{ kind, at: [...at, index] }] : []
  })
}

function specialDayFaults(
  { date, ranges }: SpecialDay,
  index: number,
  all: readonly SpecialDay[],
): HoursFault[] {
  const at = ['specialDays', index] as const
  const first = all.findIndex((other) => other.date === date)
  return [
    ...(isLocalDay(date) ? [] : [{ kind: 'date', at } as const]),
    ...(first < index ? [{ kind: 'dateTwice', at } as const] : []),
    ...rangesFaults(ranges, [...at, 'ranges']),
  ]
}

function closureFaults({ from, to }: Closure, at: Path): HoursFault[] {
  if (!isLocalMinute(from) || !isLocalMinute(to)) return [{ kind: 'closureTime', at }]
  if (minutesFrom(dayOf(from), to) <= minutesFrom(dayOf(from), from))
    return [{ kind: 'closureEnd', at }]
  const tooLong = daysBetween(dayOf(from), dayOf(to)) > LONGEST_CLOSURE_DAYS
  return tooLong ? [{ kind: 'closureTooLong', at }] : []
}

/** Why hours cannot be what somebody meant. Each is a key of the messages `errors.hours`. */
export type HoursFaultKind =
  /** Not whole minutes, or not within the day that the range begins on. */
  | 'rangeStart'
  /** The range ends at or before its start. */
  | 'rangeEnd'
  /** The range ends after noon of the next day. */
  | 'rangeTooLong'
  /** Not seven days. */
  | 'week'
  /** No such day in the calendar. */
  | 'date'
  /** Two special days with one date. */
  | 'dateTwice'
  /** A closure that begins or ends at no time of the calendar. */
  | 'closureTime'
  /** A closure that ends at or before its start. */
  | 'closureEnd'
  /** A closure of more than a year. */
  | 'closureTooLong'

/** `at` is the path in `DrawnHours`, such as `['week', 5, 0]`. */
type HoursFault = {
  readonly kind: HoursFaultKind
  readonly at: readonly (string | number)[]
}
