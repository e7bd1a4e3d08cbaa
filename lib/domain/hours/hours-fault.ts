/** Why hours cannot be what somebody meant. Each is a key of the messages `errors.hours`. */
export type HoursFaultKind =
  /** Not whole minutes, or not within the day that the range begins on. */
  | 'rangeStart'
  /** The range ends at or before its start. */
  | 'rangeEnd'
  /** The range ends after noon of the next day. */
  | 'rangeTooLong'
  /** Not seven days. */
  | 'week'
  /** No such day in the calendar. */
  | 'date'
  /** Two special days with one date. */
  | 'dateTwice'
  /** A closure that begins or ends at no time of the calendar. */
  | 'closureTime'
  /** A closure that ends at or before its start. */
  | 'closureEnd'
  /** A closure of more than a year. */
  | 'closureTooLong'

/** `at` is the path in `DrawnHours`, such as `['week', 5, 0]`. */
export type HoursFault = {
  readonly kind: HoursFaultKind
  readonly at: readonly (string | number)[]
}
