/** A timer that has not run yet. */
export type Timer = { cancel(): void }

/**
 * Where the simulator gets its time from, so that a test can let hours pass in a moment.
 * Instants are milliseconds since the epoch.
 */
export type Clock = {
  now(): number
  after(milliseconds: number, run: () => void): Timer
}

/** The machine's own clock. Its timers do not keep the process alive; the listening socket does. */
export const realClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    let timer = startTimer(milliseconds)
    return { cancel: () => clearTimeout(timer) }

    function startTimer(left: number): NodeJS.Timeout {
      if (left <= LONGEST_TIMER_MS) return setTimeout(run, left).unref()
      const goOn = () => {
        timer = startTimer(left - LONGEST_TIMER_MS)
      }
      return setTimeout(goOn, LONGEST_TIMER_MS).unref()
    }
  },
}

/** Node runs a longer timer at once; a parcel may be ordered for 31 days from now. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** The same instant as the platform writes it: whole seconds (conventions §2.2). */
export const epochSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000)
