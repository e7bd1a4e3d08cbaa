import 'server-only'
import { randomUUID } from 'node:crypto'
import { log } from '@/lib/config/log'
import { Problem } from '@/lib/domain/problem'
import type { Failure } from '@/lib/i18n/action-result'
import { NotSent, PlatformError, PlatformRefused, TimedOut } from '@/lib/platform/errors'

function explainPlatform(error: PlatformError): Failure {
  const reference = error.requestId
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
  const problem = error instanceof TimedOut ? 'platformSlow' : 'platformTrouble'
  return { ok: false, problem, reference }
}

/** Puts an error into what staff may see. What nobody expected goes to the log under an id. */
export function explain(error: unknown): Failure {
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
