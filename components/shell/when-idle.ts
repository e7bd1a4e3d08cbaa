/** How long something waits at most for the page to have time, in ms. */
const LONGEST_MS = 2_000

/** Safari tells nobody when it has time. */
const REST_MS = 500

/** Calls back when the page has nothing else to do, or has had something to do for long. */
export function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: LONGEST_MS })
  else setTimeout(then, REST_MS)
}
