/**
 * Opening hours as a manager draws them, in the store's local time. None of the platform's regions
 * changes its clocks during the year, so a day always has 1,440 minutes.
 */

export const MINUTES_OF_DAY = 1440
/** A range may end as late as noon of the day after it began. */
export const LATEST_END = 2160

/** Calendar day of the store's region, `YYYY-MM-DD`. */
export type LocalDay = string

/** The store's local time to the minute, `YYYY-MM-DDTHH:MM`. */
export type LocalMinute = string

/**
 * Open from `from` up to, but not including, `to`: minutes from midnight of the day it belongs to.
 * `from` lies in that day, 0 to 1439; `to` may lie in the next one, up to 2160.
 */
export type HoursRange = { readonly from: number; readonly to: number }

/** Seven days, Sunday first; a day without ranges is closed. */
export type DrawnWeek = readonly (readonly HoursRange[])[]

/**
 * Replaces the ranges that begin on its date; none: closed. What the day before leaves open past
 * midnight belongs to that day and stays.
 */
export type SpecialDay = {
  readonly date: LocalDay
  readonly ranges: readonly HoursRange[]
  /** For people only, such as the holiday's name; may be empty. */
  readonly name: string
}

/** Closed from `from` up to, but not including, `to`, whatever else is drawn. */
export type Closure = {
  readonly from: LocalMinute
  readonly to: LocalMinute
  /** For people only, such as "typhoon"; may be empty. */
  readonly name: string
}

export type DrawnHours = {
  readonly week: DrawnWeek
  readonly specialDays: readonly SpecialDay[]
  readonly closures: readonly Closure[]
}
