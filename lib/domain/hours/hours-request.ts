import { MINUTES_OF_DAY, type HoursRange, type LocalDay } from './drawn-hours'
import { joinRanges } from './ranges'

/**
 * Hours as the platform takes them (food §4.8). `24:00` does not exist there: the end of a day is
 * written 23:59, and a 23:59 that ends a range is read as the end of the day (decision 0090).
 */

/** An element of `business_regular_time`; `day_of_week` counts from Sunday, which is 1. */
export type RegularElement =
  | { readonly day_of_week: number; readonly whole_day_status: 'open' | 'close' }
  | { readonly day_of_week: number; readonly start_time: string; readonly end_time: string }

/** An element of `business_temporary_time`: `YYYY-MM-DD HH:MM`, start and end on the same day. */
export type TemporaryElement = { readonly start_time: string; readonly end_time: string }

const LAST_MINUTE = MINUTES_OF_DAY - 1

/**
 * The one minute that stays open on a day that is closed as a whole: there is no closed flag for a
 * date, so the day is replaced by as little as a range can be (decision 0091).
 */
export const CLOSED_DAY: HoursRange = { from: 240, to: 241 }

/** `weekday` 0 is Sunday; the ranges are those of `expressibleRanges`. */
export function writeRegularDay(weekday: number, ranges: readonly HoursRange[]): RegularElement[] {
  const day_of_week = weekday + 1
  const [first] = ranges
  if (!first) return [{ day_of_week, whole_day_status: 'close' }]
  if (first.from === 0 && first.to === MINUTES_OF_DAY)
    return [{ day_of_week, whole_day_status: 'open' }]
  return ranges.map((range) => ({ day_of_week, ...clocks(range) }))
}

export function writeTemporaryDay(day: LocalDay, ranges: readonly HoursRange[]) {
  return ranges.map((range): TemporaryElement => {
    const { start_time, end_time } = clocks(range)
    return { start_time: `${day} ${start_time}`, end_time: `${day} ${end_time}` }
  })
}

/** The open minutes of each weekday, Sunday first. */
export function readRegular(elements: readonly RegularElement[]): HoursRange[][] {
  return [1, 2, 3, 4, 5, 6, 7].map((day) =>
    joinRanges(
      elements.filter(({ day_of_week }) => day_of_week === day).flatMap(readRegularElement),
    ),
  )
}

/** The open minutes of each day that the elements name; they replace all others of that day. */
export function readTemporary(
  elements: readonly TemporaryElement[],
): ReadonlyMap<LocalDay, HoursRange[]> {
  const days = new Map<LocalDay, HoursRange[]>()
  for (const { start_time, end_time } of elements) {
    const day = start_time.slice(0, 10)
    const range = readClocks(start_time.slice(11), end_time.slice(11))
    days.set(day, joinRanges([...(days.get(day) ?? []), range]))
  }
  return days
}

function readRegularElement(element: RegularElement): HoursRange[] {
  if ('start_time' in element) return [readClocks(element.start_time, element.end_time)]
  return element.whole_day_status === 'open' ? [{ from: 0, to: MINUTES_OF_DAY }] : []
}

const clocks = ({ from, to }: HoursRange) => ({
  start_time: formatClock(from),
  end_time: formatClock(Math.min(to, LAST_MINUTE)),
})

function readClocks(start: string, end: string): HoursRange {
  const to = parseClock(end)
  return { from: parseClock(start), to: to === LAST_MINUTE ? MINUTES_OF_DAY : to }
}

/** `HH:MM` of minutes since midnight. */
export function formatClock(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

const parseClock = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))

/**
 * What the platform can be told of a day's ranges: its last minute goes with the one before it,
 * since 23:59 is both that minute and the end of the day. Expects ranges in order and joined.
 */
export function expressibleRanges(ranges: readonly HoursRange[]): HoursRange[] {
  return ranges.flatMap(({ from, to }) =>
    from === LAST_MINUTE ? [] : [{ from, to: to === LAST_MINUTE ? MINUTES_OF_DAY : to }],
  )
}
