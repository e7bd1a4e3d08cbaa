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
