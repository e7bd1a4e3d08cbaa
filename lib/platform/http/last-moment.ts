import type { AbortCause } from './with-abort-signal'

/** A timer set for longer goes off at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * The moment by which a request must have begun to leave. Counted by two clocks, of which the
 * earlier one decides: the one that requests are dated with, which somebody may set, and the
 * process's own, which nobody can.
 */
export class LastMoment {
  readonly #at: number
  readonly #steadyAt: number

  /** `withinMs` from now; undefined for never. */
  constructor(
    withinMs: number | undefined,
    private readonly now: () => Date,
  ) {
    const within = withinMs ?? Number.POSITIVE_INFINITY
    this.#at = now().getTime() + within
    this.#steadyAt = performance.now() + within
  }

  /** Milliseconds until then, negative once it is over; undefined for never. */
  leftMs(): number | undefined {
    if (this.#at === Number.POSITIVE_INFINITY) return undefined
    return Math.min(this.#at - this.now().getTime(), this.#steadyAt - performance.now())
  }

  isOver(): boolean {
    const left = this.leftMs()
    return left !== undefined && left < 0
  }

  /** What ends a wait at that moment. */
  asCause(reason: Error): AbortCause[] {
    const left = this.leftMs()
    if (left === undefined) return []
    return [{ afterMs: Math.min(Math.max(left, 0), LONGEST_TIMER_MS), reason }]
  }
}
