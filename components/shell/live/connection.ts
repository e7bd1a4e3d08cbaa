/** How the page hears of changes. `since` is the last sign of life, in ms since 1970. */
export type Connection = { state: 'live' | 'connecting' | 'lost'; since: number }

/** The world that the live parts depend on, so that tests can stand in for it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number
  /** Runs once after so many milliseconds, unless the returned function is called before. */
  after: (ms: number, run: () => void) => () => void
  /** 0 or more, below 1. */
  random: () => number
}

/** Without a sign of life for longer than this, a connection is no longer called "reconnecting". */
const LOST_AFTER_MS = 30_000

/** What to call a connection that is not there, by the age of its last sign of life. */
export function absence(since: number, now: number): Connection {
  return { state: now - since >= LOST_AFTER_MS ? 'lost' : 'connecting', since }
}
