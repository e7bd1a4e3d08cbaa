import 'server-only'
import { addSeconds } from 'date-fns'
import {
  isRepeatedTooSoon,
  NotSent,
  PlatformError,
  PlatformRefused,
  provesNothingHappened,
} from '@/lib/platform/errors'
import type { SendingRow } from './queue-sending'

/** Seconds until it is sent again, by how often it was; then it stays for people to decide. */
const PAUSES = [5, 20, 65, 180, 600, 1800] as const
/** The same data within a minute is refused (conventions §7.1), so a repeat waits longer. */
const REPEAT_PAUSE = 65

/** A shop that is not as it should be is never given up. */
const STATUS_PAUSE = 600

type Attempted = Pick<SendingRow, 'attempts' | 'kind'>
export type Outcome = Pick<SendingRow, 'state' | 'refusal' | 'failure' | 'requestId' | 'retryAt'>

export const ACCEPTED: Outcome = {
  state: 'accepted',
  refusal: null,
  failure: null,
  requestId: null,
  retryAt: null,
}

/** What a failed attempt says of a sending: refused, provably not sent, or nobody knows. */
export function failedOutcome(error: unknown, sending: Attempted, now: Date): Outcome {
  const requestId = error instanceof PlatformError ? error.requestId : null
  if (error instanceof PlatformRefused && provesNothingHappened(error)) {
    const refusal = { code: error.code, text: error.platformText, requestId: error.requestId }
    return { state: 'refused', refusal, failure: null, requestId, retryAt: null }
  }
  const notSent = error instanceof NotSent
  const failure = error instanceof PlatformError ? error.kind : 'unexpected'
  return {
    state: notSent ? 'not-sent' : 'unconfirmed',
    refusal: null,
    failure: notSent ? error.reason : failure,
    requestId,
    retryAt: retryAt(error, sending, now),
  }
}

function retryAt(error: unknown, { attempts, kind }: Attempted, now: Date): Date | null {
  // Nothing comes of trying again without access.
  if (error instanceof NotSent && error.reason === 'not-configured') return null
  const pause = PAUSES[attempts - 1] ?? (kind === 'status' ? STATUS_PAUSE : undefined)
  if (pause === undefined) return null
  return addSeconds(now, isRepeatedTooSoon(error) ? Math.max(pause, REPEAT_PAUSE) : pause)
}
