/** Of what goes over a line: 1,000 bytes. */
export const KB = 1_000

/** JavaScript at first load, in KB gzip, of the pages that people wait for. */
export const SCRIPT_BUDGETS = {
  signIn: 151,
  board: 220,
  /** With its map. */
  orderForm: 280,
  hours: 240,
  /** With times and map. */
  waybillForm: 290,
  lockers: 290,
  store: 290,
  account: 220,
} as const

/** Beside each of them, what workers run: what paints a map (decision 0140). */
export const MOST_WORKER_KB = 8
/** With what groups thousands of lockers. */
export const MOST_LOCKER_WORKERS_KB = 13

/** HTML of an empty list, in KB gzip. */
export const MOST_HTML_KB = 15
