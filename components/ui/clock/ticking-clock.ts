/** The one timer of the page, for everything that counts. */
export const browserClock = tickingClock({
  now: () => Date.now(),
  every: (ms, run) => {
    const timer = setInterval(run, ms)
    return () => clearInterval(timer)
  },
})

const TICK_MS = 1000

type TickingClock = {
  subscribe: (listener: () => void) => () => void
  /** Milliseconds since 1970: the latest tick, or the clock itself while nobody is subscribed. */
  read: () => number
}

type Timers = {
  now: () => number
  every: (ms: number, run: () => void) => () => void
}

/** One timer for everybody who looks at the time; it stops when nobody does. */
export function tickingClock({ now, every }: Timers): TickingClock {
  const listeners = new Set<() => void>()
  let latest = 0
  let stop: (() => void) | null = null

  function tick() {
    latest = now()
    for (const listener of [...listeners]) listener()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      if (!stop) {
        latest = now()
        stop = every(TICK_MS, tick)
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = null
      }
    },
    read: () => (stop ? latest : now()),
  }
}
