/** The machine's clock, moved ahead by as much as a test says; its timers are not hurried. */
export type MovableClock = {
  now: () => number
  after: (milliseconds: number, run: () => void) => { cancel: () => void }
  /** Lets so many seconds pass at once. */
  move: (seconds: number) => void
  date: () => Date
}

export function movableClock(): MovableClock {
  let ahead = 0
  const now = () => Date.now() + ahead
  return {
    now,
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds)
      timer.unref()
      return { cancel: () => clearTimeout(timer) }
    },
    move(seconds) {
      ahead += seconds * 1000
    },
    date: () => new Date(now()),
  }
}
