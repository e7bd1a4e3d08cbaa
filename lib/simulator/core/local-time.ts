const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A calendar day as `YYYY-MM-DD` and the milliseconds since its local midnight. */
export type LocalMoment = { readonly date: string; readonly sinceMidnight: number }

/** The store's own day and time of day at an instant. */
export function toLocal(at: number, utcOffsetHours: number): LocalMoment {
  const shifted = at + utcOffsetHours * HOUR
  return {
    date: new Date(shifted).toISOString().slice(0, 10),
    sinceMidnight: ((shifted % DAY) + DAY) % DAY,
  }
}

/** The instant of `YYYY-MM-DD HH:MM[:SS]` in local time; undefined when there is no such moment. */
export function fromLocal(text: string, utcOffsetHours: number): number | undefined {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}):(\d{2})(?::(\d{2}))?$/.exec(text)
  if (!match) return undefined
  const [, date = '', hours, minutes, seconds = '0'] = match
  if (!isDate(date) || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59)
    return undefined
  const sinceMidnight = Number(hours) * HOUR + Number(minutes) * 60_000 + Number(seconds) * 1000
  return Date.parse(`${date}T00:00:00Z`) + sinceMidnight - utcOffsetHours * HOUR
}

/** The local time of an instant as `YYYY-MM-DD HH:MM`. */
export const toLocalMinutes = (at: number, utcOffsetHours: number) =>
  new Date(at + utcOffsetHours * HOUR).toISOString().slice(0, 16).replace('T', ' ')

/** Minutes since midnight of `HH:MM`, from 00:00 to 23:59; `24:00` is not defined. */
export function minutesOfDay(text: string): number | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text)
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined
}

/** The calendar day some days later. */
export const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** 1 is Sunday, 7 Saturday (food §4.8). */
export const dayOfWeek = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() + 1

function isDate(text: string) {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
