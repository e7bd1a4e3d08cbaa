import type { LocalDay } from '@/lib/domain/hours/drawn-hours'
import { isLocalDay, shiftDay, weekdayOf } from '@/lib/domain/hours/local-days'

/** `YYYY-MM`. */
export type Month = string

export const monthOf = (day: LocalDay): Month => day.slice(0, 7)

/** The month `by` months later, or earlier when it is negative. */
export function shiftMonth(month: Month, by: number): Month {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by
  const two = (part: number) => String(part).padStart(2, '0')
  return `${Math.floor(months / 12)}-${two((months % 12) + 1)}`
}

/** The month in whole weeks, Sunday first: days of the months beside it fill them up. */
export function weeksOf(month: Month): LocalDay[][] {
  const first = `${month}-01`
  const start = shiftDay(first, -weekdayOf(first))
  const weeks: LocalDay[][] = []
  for (let sunday = start; sunday < `${shiftMonth(month, 1)}-01`; sunday = shiftDay(sunday, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => shiftDay(sunday, day)))
  return weeks
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

/** Where a key leads from a day on the calendar; null when the key means nothing there. */
export function dayByKey(key: string, day: LocalDay): LocalDay | null {
  const step = STEPS[key]
  if (step !== undefined) return shiftDay(day, step)
  if (key === 'Home') return shiftDay(day, -weekdayOf(day))
  if (key === 'End') return shiftDay(day, 6 - weekdayOf(day))
  if (key === 'PageUp') return sameDayIn(shiftMonth(monthOf(day), -1), day)
  return key === 'PageDown' ? sameDayIn(shiftMonth(monthOf(day), 1), day) : null
}

/** 31 January and a month on is the last day of February. */
function sameDayIn(month: Month, day: LocalDay): LocalDay {
  const wanted = `${month}${day.slice(7)}`
  return isLocalDay(wanted) ? wanted : shiftDay(`${shiftMonth(month, 1)}-01`, -1)
}
