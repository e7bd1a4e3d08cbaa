import { addDays, dayOfWeek, type LocalMoment } from '../core/local-time'

/** Minutes since midnight; the end is not included. A day's last minute ends at 1440. */
export type OpenRange = { readonly from: number; readonly to: number }

/** A store's hours: by day of the week (1 is Sunday), and dates that replace theirs (food §4.8). */
export type OpeningHours = {
  readonly regular: ReadonlyMap<number, readonly OpenRange[]>
  readonly temporary: ReadonlyMap<string, readonly OpenRange[]>
}

const MINUTE = 60_000
export const WHOLE_DAY: OpenRange = { from: 0, to: 1440 }
/** Further than this nobody looks for the end of business: the store does not close at all. */
const DAYS_AHEAD = 8

/** 00:00 to 23:59 on every day, as at the start. */
export const ALWAYS_OPEN: OpeningHours = {
  regular: new Map([1, 2, 3, 4, 5, 6, 7].map((day) => [day, [WHOLE_DAY]])),
  temporary: new Map(),
}

/**
 * A range as it was sent. `24:00` is not defined, so 23:59 is how a day's end is written: such a range
 * runs to midnight, and a store that is open to 23:59 and again from 00:00 does not close between.
 */
export const rangeOf = (startMinute: number, endMinute: number): OpenRange => ({
  from: startMinute,
  to: endMinute === 1439 ? 1440 : endMinute,
})

const rangesOn = (hours: OpeningHours, date: string) =>
  hours.temporary.get(date) ?? hours.regular.get(dayOfWeek(date)) ?? []

export function isOpenAt(hours: OpeningHours, { date, sinceMidnight }: LocalMoment) {
  const minute = sinceMidnight / MINUTE
  return rangesOn(hours, date).some(({ from, to }) => from <= minute && minute < to)
}

/** Minutes until business ends, ranges that touch (also over midnight) taken together; Infinity if never. */
export function minutesToClosing(hours: OpeningHours, { date, sinceMidnight }: LocalMoment) {
  const start = sinceMidnight / MINUTE
  let minute = start
  for (let day = 0; day < DAYS_AHEAD; day++) {
    const end = endOfBusiness(rangesOn(hours, addDays(date, day)), minute - day * 1440)
    if (end < 1440) return day * 1440 + end - start
    minute = (day + 1) * 1440
  }
  return Infinity
}

/** Follows the ranges of one day from a minute to where they leave off. */
function endOfBusiness(ranges: readonly OpenRange[], minute: number): number {
  const next = ranges.find(({ from, to }) => from <= minute && minute < to)
  return next ? endOfBusiness(ranges, next.to) : minute
}
