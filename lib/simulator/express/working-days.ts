import { addDays, dayOfWeek } from '../core/local-time'

const SUNDAY = 1
/** Public holidays of Hong Kong that fall on the same date every year. */
const HOLIDAYS = ['01-01', '05-01', '07-01', '10-01', '12-25', '12-26']

/** Couriers work from Monday to Saturday, but for public holidays. */
export const isWorkingDay = (date: string) =>
  dayOfWeek(date) !== SUNDAY && !HOLIDAYS.includes(date.slice(5))

/** So many working days from a date on, the date itself included when it is one. */
export function workingDaysFrom(date: string, count: number): string[] {
  const days: string[] = []
  for (let day = date; days.length < count; day = addDays(day, 1))
    if (isWorkingDay(day)) days.push(day)
  return days
}

/**
 * A working-day code (express §2.4): the number of the working day and the time of day as its fraction,
 * held in whole millionths so that comparing is exact.
 */
export type WorkingdayCode = number

const UNIT = 1_000_000
const MINUTES_OF_DAY = 1440

/** The first working day of a calendar is day 1. */
export const workingdayCode = (day: number, minutes: number): WorkingdayCode =>
  day * UNIT + Math.round((minutes / MINUTES_OF_DAY) * UNIT)

/** As short as it gets: `1.5`, `10.583333`. */
export const codeText = (code: WorkingdayCode) => boundText(code).replace(/\.?0+$/, '')

/** With all its decimals, `1.500000`, as bounds are written: the same number, another text. */
export const boundText = (code: WorkingdayCode) => (code / UNIT).toFixed(6)
