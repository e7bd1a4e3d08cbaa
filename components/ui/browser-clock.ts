import { tickingClock } from './ticking-clock'

/** The one timer of the page, for everything that counts. */
export const browserClock = tickingClock({
  now: () => Date.now(),
  every: (ms, run) => {
    const timer = setInterval(run, ms)
    return () => clearInterval(timer)
  },
})
