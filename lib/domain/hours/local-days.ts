import { MINUTES_OF_DAY, type LocalDay, type LocalMinute } from './drawn-hours'

const DAY_MS = 86_400_000
const LOCAL_DAY = /^\d{4}-\d{2}-\d{2}$/
const LOCAL_MINUTE = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/

const toMs = (day: LocalDay) => Date.parse(`${day}T00:00:00Z`)

/** Whether the calendar has such a day; 30 February it has not. */
export function isLocalDay(text: string): boolean {
  const ms = LOCAL_DAY.test(text) ? toMs(text) : Number.NaN
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

export function isLocalMinute(text: string): boolean {
  const day = LOCAL_MINUTE.exec(text)?.[1]
  return day !== undefined && isLocalDay(day)
}

/** The day `days` later, or earlier when it is negative. */
export function shiftDay(day: LocalDay, days: number): LocalDay {
  return new Date(toMs(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** 0 is Sunday, as in `DrawnWeek`. */
export function weekdayOf(day: LocalDay): number {
  return new Date(toMs(day)).getUTCDay()
}

/** Days from `day` to `other`; negative when `other` is earlier. */
export function daysBetween(day: LocalDay, other: LocalDay): number {
  return Math.round((toMs(other) - toMs(day)) / DAY_MS)
}

export function dayOf(minute: LocalMinute): LocalDay {
  return minute.slice(0, 10)
}

/** Minutes from midnight of `day` to that local time; negative when it is earlier. */
export function minutesFrom(day: LocalDay, minute: LocalMinute): number {
  const clock = Number(minute.slice(11, 13)) * 60 + Number(minute.slice(14, 16))
  return daysBetween(day, dayOf(minute)) * MINUTES_OF_DAY + clock
}
