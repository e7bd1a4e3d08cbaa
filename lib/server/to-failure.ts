import 'server-only'
import { randomUUID } from 'node:crypto'
import { log } from '@/lib/config/log'
import { Problem } from '@/lib/domain/problem'
import type { Failure } from '@/lib/i18n/action-result'
import {
  isRepeatedTooSoon,
  NotSent,
  PlatformError,
  PlatformRefused,
  TimedOut,
} from '@/lib/platform/errors'

function explainPlatform(error: PlatformError): Failure {
  const reference = error.requestId
  // Without its code, which would be told as a refusal of an order (261005, conventions §8).
  if (!error.changes && isRepeatedTooSoon(error))
    return { ok: false, problem: 'askedTooSoon', reference }
  if (error instanceof PlatformRefused) {
    // The screen has a sentence for each code, in the messages `platform`.
    return {
      ok: false,
      problem: 'platformRefused',
      detail: error.platformText,
      code: error.code,
      reference,
    }
  }
  if (error instanceof NotSent) {
    const problem =
      error.reason === 'not-configured' ? 'platformNotConfigured' : 'platformUnreachable'
    return { ok: false, problem, reference }
  }
  if (error instanceof TimedOut) return { ok: false, problem: 'platformSlow', reference }
  // Only of what may have changed something is it to be said that it is not known whether it did.
  const problem = error.changes ? 'platformTrouble' : 'askedInVain'
  return { ok: false, problem, reference }
}

/** Puts an error into what staff may see. What nobody expected goes to the log under an id. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Problem) {
    const fields = Object.keys(error.fields).length > 0 ? { fields: { ...error.fields } } : {}
    // What the platform refused is told in its own terms, at the fields that the operation named.
    if (error.cause instanceof PlatformRefused)
      return { ...explainPlatform(error.cause), ...fields }
    return { ok: false, problem: error.key, ...fields }
  }
  if (error instanceof PlatformError) return explainPlatform(error)
  const reference = randomUUID().slice(0, 8)
  log().error({ reference, err: error }, 'unexpected error')
  return { ok: false, problem: 'unexpected', reference }
}
