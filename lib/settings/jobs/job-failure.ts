import { DrizzleQueryError } from 'drizzle-orm'
import { Problem } from '@/lib/domain/problem'
import { NotSent, PlatformError, PlatformRefused } from '@/lib/platform/errors'
import type { JobFailure } from '../model/jobs'

const KINDS: readonly JobFailure['kind'][] = [
  ...(['refused', 'not-configured', 'unreachable', 'no-answer'] as const),
  ...(['database', 'problem', 'unexpected', 'stopped'] as const),
]

/**
 * Why a job failed, in the few words that the queue keeps with it: a kind, and what names the rest.
 * Never the error's own message: that of a query holds names and phone numbers.
 */
export function writeJobFailure(error: unknown): string {
  if (error instanceof PlatformRefused) return `refused ${error.code} ${error.requestId}`
  if (error instanceof NotSent) {
    const kind = error.reason === 'not-configured' ? 'not-configured' : 'unreachable'
    return `${kind} ${error.reason} ${error.requestId}`
  }
  if (error instanceof PlatformError) return `no-answer ${error.kind} ${error.requestId}`
  if (error instanceof Problem) return `problem ${error.key}`
  if (error instanceof DrizzleQueryError) return 'database'
  return 'unexpected'
}

/**
 * Reads what `writeJobFailure` wrote. Null is a job that was begun and never ended; what nobody
 * wrote here (the queue's own words) is unexpected.
 */
export function readJobFailure(text: string | null): JobFailure {
  if (text === null) return { kind: 'stopped', detail: null, reference: null }
  const [word, detail, reference] = text.split(' ')
  const kind = KINDS.find((known) => known === word)
  if (!kind) return { kind: 'unexpected', detail: null, reference: null }
  return { kind, detail: detail ?? null, reference: reference ?? null }
}
