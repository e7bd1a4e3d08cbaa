import { isRepeatedTooSoon, NotSent, PlatformError, PlatformRefused } from '@/lib/platform/errors'
import type { RefreshFailure } from './schema'

/** The platform's list is not to be believed: see `too-few`. */
export class TooFewLockers extends Error {
  override readonly name = 'TooFewLockers'
}

/** Why a refresh broke off, in a word that the messages have a sentence for. */
export function refreshFailure(error: unknown): RefreshFailure {
  if (error instanceof TooFewLockers) return 'too-few'
  if (isRepeatedTooSoon(error)) return 'too-soon'
  if (error instanceof PlatformRefused) return 'refused'
  if (error instanceof NotSent) {
    return error.reason === 'not-configured' ? 'not-configured' : 'unreachable'
  }
  return error instanceof PlatformError ? 'no-answer' : 'unexpected'
}
