import { createHash } from 'node:crypto'
import type { Clock } from './clock'
import { PlatformError } from './platform-error'
import { RecentKeys } from './recent-keys'
import { canonicalText, type WireObject } from './wire'

/** The window of 261005 and 40303, in milliseconds of the real clock (conventions §8). */
export const REPEAT_WINDOW_MS = 60_000

/**
 * The same data may come only once in 60 seconds. What counts is that it came, not that it succeeded
 * (conventions §7.1, 261005).
 */
export class RecentSubmissions {
  private readonly keys: RecentKeys

  constructor(clock: Clock) {
    this.keys = new RecentKeys(clock, REPEAT_WINDOW_MS)
  }

  /** Throws 261005 for a repeat; otherwise remembers the data. */
  refuseRepeat(operation: string, data: WireObject) {
    const digest = createHash('md5').update(canonicalText(data)).digest('base64')
    this.refuseRepeatOf(`${operation} ${digest}`)
  }

  /** As `refuseRepeat`, where one parameter makes the repeat. */
  refuseRepeatOf(key: string) {
    if (this.keys.has(key)) throw new PlatformError(261005)
    this.keys.remember(key)
  }

  reset() {
    this.keys.reset()
  }
}
