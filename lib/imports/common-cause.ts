import { isTooMuchAsked, NotSent, PlatformError, PlatformRefused } from '@/lib/platform/errors'
import { faultOfTheWay } from '@/lib/platform/fault-of-the-way'
import type { PauseCause } from './schema'

/** So many rows running that did not get through are no accident. */
const IN_A_ROW = 3

/** Codes by which the platform speaks of us and not of the row (conventions §7). */
const CLOCK = ['261002']
const CREDENTIALS = ['262001', '262002', '40101', '40301', '40011']
/** The pickup's cut-off, and a slot that is not offered any more (conventions §7.1). */
const SLOT_OVER = ['262111', '264007']

/** Whether the next row would fail as this one did, whatever it says. */
export function causeOf(
  failure: unknown,
): Exclude<PauseCause, 'person' | 'access' | 'failed'> | null {
  if (failure instanceof PlatformRefused) {
    if (CLOCK.includes(failure.code)) return 'clock'
    if (CREDENTIALS.includes(failure.code)) return 'credentials'
  }
  if (failure instanceof NotSent && ['not-configured', 'no-token'].includes(failure.reason)) {
    return 'credentials'
  }
  if (!(failure instanceof PlatformError)) return null
  const isWay = failure instanceof NotSent || Boolean(faultOfTheWay(failure))
  return isWay || isTooMuchAsked(failure) ? 'unreachable' : null
}

export function isSlotOver(failure: unknown): boolean {
  return failure instanceof PlatformRefused && SLOT_OVER.includes(failure.code)
}

/**
 * Watches how rows end, in the order in which they do: one word of our clock or our account is
 * enough, an unreachable platform is one that several rows running did not reach.
 */
export class CauseWatch {
  cause: PauseCause | null = null
  #inARow = 0

  note(failure: unknown): void {
    const cause = causeOf(failure)
    this.#inARow = cause === 'unreachable' ? this.#inARow + 1 : 0
    if (cause === 'unreachable' && this.#inARow < IN_A_ROW) return
    this.cause ??= cause
  }

  /** Nothing but failures, though too few to be sure: it is not worth trying on. */
  end(ofRows: number): void {
    if (ofRows > 0 && this.#inARow === ofRows) this.cause ??= 'unreachable'
  }
}
