import { createHash } from 'node:crypto'
import type { Clock } from '../clock'
import { canonicalText, type WireObject } from './wire'

/**
 * What the 60-second rules count: every try that came, or only those that did something. The
 * specification says neither (conventions §7.1, §7.2, §8).
 */
export const REPEAT_RULES = ['attempts', 'successes'] as const
export type RepeatRule = (typeof REPEAT_RULES)[number]

/** The platform breaks down in the middle of its work: a try has come, and nothing is done. */
export class BrokenDown extends Error {}

/** Whether the platform breaks down in whatever it works on now. */
export class Breakdown {
  private isOn = false

  /** What comes of a try that the platform breaks down in, where that leaves anything. */
  during(work: () => unknown) {
    this.isOn = true
    try {
      work()
    } catch (error) {
      if (!(error instanceof BrokenDown)) throw error
    } finally {
      this.isOn = false
    }
  }

  break() {
    if (this.isOn) throw new BrokenDown()
  }
}

type Rules = {
  readonly clock: Clock
  readonly repeatRule: RepeatRule
  readonly breakdown: Breakdown
}

/** The window of 261005 and 40303, in milliseconds of the real clock (conventions §8). */
const REPEAT_WINDOW_MS = 60_000

/** Lets one family do the same only once in 60 seconds. */
export class RepeatGuard {
  /** When each was counted last. Oldest first, so that forgetting costs nothing. */
  private readonly seen = new Map<string, number>()

  constructor(private readonly rules: Rules) {}

  /** Does the work, or throws what `refuse` makes where the same counts already. */
  once<T>(key: string, refuse: () => Error, work: () => T): T {
    const { repeatRule, breakdown } = this.rules
    this.forget()
    if (this.seen.has(key)) throw refuse()
    if (repeatRule === 'attempts') this.count(key)
    breakdown.break()
    const result = work()
    if (repeatRule === 'successes') this.count(key)
    return result
  }

  reset() {
    this.seen.clear()
  }

  private count(key: string) {
    this.seen.delete(key)
    this.seen.set(key, this.rules.clock.now())
  }

  private forget() {
    const now = this.rules.clock.now()
    for (const [key, at] of this.seen) {
      if (at > now - REPEAT_WINDOW_MS) return
      this.seen.delete(key)
    }
  }
}

/** A key for the data of a submission, however its members are ordered. */
export function submissionKey(operation: string, data: WireObject): string {
  return `${operation} ${createHash('md5').update(canonicalText(data)).digest('base64')}`
}
