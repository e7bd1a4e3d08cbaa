import { addDays, type Days } from './report-days'

export const RHYTHMS = ['daily', 'weekly'] as const
export type Rhythm = (typeof RHYTHMS)[number]

/** At which full hour of the first store's clocks a summary is due. */
export const DUE_HOUR = 6

/** With how many weeks before it is compared: what is usual. */
export const USUAL_WEEKS = 4

/** A person who can get summaries, with what they get. */
export type SummaryPerson = {
  id: number
  name: string
  email: string
  isSelf: boolean
  rhythm: Rhythm | 'off'
  /** Empty: all of `stores`. */
  chosen: readonly number[]
  /** Where they may see reports, and whoever looks as well. */
  stores: readonly number[]
}

/** The days that a summary is about which begins on `day`. */
export const summaryDays = (rhythm: Rhythm, day: string): Days => ({
  from: day,
  to: rhythm === 'daily' ? day : addDays(day, 6),
})

/**
 * The first day of what is due at a local time (`YYYY-MM-DDTHH…`), and since when: yesterday from
 * six o'clock until midnight; last week from Monday six o'clock until the next Monday.
 */
export function dueSummary(rhythm: Rhythm, wall: string): { day: string; since: string } | null {
  const today = wall.slice(0, 10)
  const isEarly = Number(wall.slice(11, 13)) < DUE_HOUR
  if (rhythm === 'daily') {
    return isEarly ? null : { day: addDays(today, -1), since: atDueHour(today) }
  }
  const monday = addDays(today, 1 - (new Date(`${today}T12:00:00Z`).getUTCDay() || 7))
  if (isEarly && monday === today) return null
  return { day: addDays(monday, -7), since: atDueHour(monday) }
}

const atDueHour = (day: string) => `${day}T0${DUE_HOUR}:00:00Z`
