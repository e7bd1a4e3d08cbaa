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
