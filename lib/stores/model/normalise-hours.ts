import type { Closure, DrawnHours } from '@/lib/domain/hours/drawn-hours'
import { joinRanges } from '@/lib/domain/hours/ranges'

/**
 * The same hours in their one form: ranges joined and in order, days and closures in order. Two
 * drawings of the same hours become equal, and doing it twice changes nothing. It expects hours
 * without faults (`checkHours`).
 */
export function normaliseHours({ week, specialDays, closures }: DrawnHours): DrawnHours {
  return {
    week: week.map(joinRanges),
    specialDays: specialDays
      .map((day) => ({ ...day, ranges: joinRanges(day.ranges) }))
      .toSorted((a, b) => compare(a.date, b.date)),
    closures: closures.toSorted(byTime),
  }
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Closures keep their names, so they are not joined: overlapping ones simply both hold. */
const byTime = (a: Closure, b: Closure) =>
  compare(a.from, b.from) || compare(a.to, b.to) || compare(a.name, b.name)
