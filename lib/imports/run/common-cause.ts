import { isOverloaded, NotSent, PlatformError, PlatformRefused } from '@/lib/platform/errors'
import { connectionFault } from '@/lib/platform/failures'
import type { PauseCause } from '../model/import-view'

/** So many rows running that did not get through are no accident. */
const IN_A_ROW = 3

/** Codes by which the platform speaks of us and not of the row (conventions §7). */
const CLOCK = ['261002']
const CREDENTIALS = ['262001', '262002', '40101', '40301', '40011']
/** Not allowed to create: a merchant of another account, or a pickup past its cut-off (trap 56). */
const NOT_ALLOWED = '262111'
/** What may mean that a slot is over or not offered any more (conventions §7.1). */
const ABOUT_SLOTS = [NOT_ALLOWED, '264007']

/** What stops all rows, and not one. */
export type CommonCause = Exclude<PauseCause, 'person' | 'access' | 'failed'>

/**
 * Whether the next row would fail as this one did, whatever it says. Of a refusal that may speak of
 * the row's slot it is asked once that has been looked at.
 */
export function causeOf(failure: unknown): CommonCause | null {
  if (failure instanceof PlatformRefused) {
    if (CLOCK.includes(failure.code)) return 'clock'
    if (CREDENTIALS.includes(failure.code)) return 'credentials'
    if (failure.code === NOT_ALLOWED) return 'permission'
  }
  if (failure instanceof NotSent && ['not-configured', 'no-token'].includes(failure.reason)) {
    return 'credentials'
  }
  if (!(failure instanceof PlatformError)) return null
  const isWay = failure instanceof NotSent || Boolean(connectionFault(failure))
  return isWay || isOverloaded(failure) ? 'unreachable' : null
}

export function isAboutSlots(failure: unknown): boolean {
  return failure instanceof PlatformRefused && ABOUT_SLOTS.includes(failure.code)
}

/** Of these one row alone proves nothing. */
const NEEDS_SEVERAL: readonly CommonCause[] = ['unreachable', 'permission']

/**
 * Watches how rows end, in the order in which they do: one word of our clock or our account is
 * enough; that the platform cannot be reached, or allows nothing, several rows running must say.
 */
export class CauseWatch {
  cause: CommonCause | null = null
  #latest: CommonCause | null = null
  #inARow = 0

  note(cause: CommonCause | null): void {
    this.#inARow = cause !== null && cause === this.#latest ? this.#inARow + 1 : 1
    this.#latest = cause
    if (cause !== null && NEEDS_SEVERAL.includes(cause) && this.#inARow < IN_A_ROW) return
    this.cause ??= cause
  }

  /** Nothing but the same failure, though too few to be sure: it is not worth trying on. */
  end(ofRows: number): void {
    if (ofRows > 0 && this.#inARow === ofRows) this.cause ??= this.#latest
  }
}
