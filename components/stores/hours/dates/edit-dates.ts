import type { Closure, DrawnHours, LocalDay, SpecialDay } from '@/lib/domain/hours/drawn-hours'
import { joinRanges } from '@/lib/domain/hours/ranges'

/** The hours with this special day in the place of the one that its date had, if it had any. */
export function withSpecialDay(hours: DrawnHours, day: SpecialDay): DrawnHours {
  const others = hours.specialDays.filter(({ date }) => date !== day.date)
  const specialDays = [...others, { ...day, ranges: joinRanges(day.ranges) }]
  return { ...hours, specialDays: specialDays.toSorted((a, b) => (a.date < b.date ? -1 : 1)) }
}

export function withoutSpecialDay(hours: DrawnHours, date: LocalDay): DrawnHours {
  return { ...hours, specialDays: hours.specialDays.filter((day) => day.date !== date) }
}

export function withClosure(hours: DrawnHours, closure: Closure): DrawnHours {
  const closures = [...hours.closures, closure]
  return { ...hours, closures: closures.toSorted((a, b) => (a.from < b.from ? -1 : 1)) }
}

export function withoutClosure(hours: DrawnHours, at: number): DrawnHours {
  return { ...hours, closures: hours.closures.filter((_, index) => index !== at) }
}
