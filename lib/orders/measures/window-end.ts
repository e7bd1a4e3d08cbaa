import { type SQL, sql } from 'drizzle-orm'

/** Whether a text is a calendar day as the platform writes it, 30 February among them. */
export const isDayText = (day: SQL): SQL =>
  sql`${day} ~ '^[0-9]{4}-(0[1-9]|1[0-2])-([0-2][0-9]|3[01])$'`

/** Whether a text is a period of the clock, such as `09:30-12:00`; its end may be `24:00`. */
export const isPeriodText = (period: SQL): SQL =>
  sql`${period} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-4]):[0-5][0-9]$'`

/** A day's text, of which `isDayText` holds, as a date. */
const dateOf = (day: SQL): SQL =>
  sql`((left(${day}, 7) || '-01')::date + (right(${day}, 2)::int - 1))`

/** The end of a slot; one that ends before it begins, the next day. Null for what is no slot. */
export const slotEnd = (day: SQL, period: SQL, zone: SQL): SQL => sql`case
  when ${isDayText(day)} and ${isPeriodText(period)}
  then (${dateOf(day)} + right(${period}, 5)::interval
    + case when right(${period}, 5) <= left(${period}, 5) then interval '1 day'
      else interval '0' end)::timestamp at time zone ${zone} end`

/** The end of a day; null for what is none. */
export const dayEnd = (day: SQL, zone: SQL): SQL =>
  sql`case when ${isDayText(day)} then (${dateOf(day)} + 1)::timestamp at time zone ${zone} end`
