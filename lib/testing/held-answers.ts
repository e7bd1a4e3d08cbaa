import type { MovableClock } from './world'

/** A `slow` fault of so many milliseconds is given when the test says so, and not before. */
export const UNTIL_RELEASED = { ms: 599_999 } as const

/**
 * The machine's clock for a simulator whose slow answers wait for the test: what is looked at while
 * one is under way is then there for certain, however busy the machine is.
 */
export function heldAnswers(): MovableClock & { release: () => void } {
  const held = new Set<() => void>()
  return {
    now: () => Date.now(),
    date: () => new Date(),
    move: () => undefined,
    after(milliseconds, run) {
      if (milliseconds === UNTIL_RELEASED.ms) {
        held.add(run)
        return { cancel: () => held.delete(run) }
      }
      const timer = setTimeout(run, milliseconds).unref()
      return { cancel: () => clearTimeout(timer) }
    },
    release() {
      for (const run of held) run()
      held.clear()
    },
  }
}
