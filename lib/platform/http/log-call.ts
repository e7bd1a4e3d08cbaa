import { PlatformRefused, ServerFailed, type PlatformError } from '../errors'
import type { PostProgress } from './http-post'

/** What a logger must be able to do; pino's is one. */
export type PlatformLog = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

type LoggedCall = {
  readonly exchange: { readonly family: string; readonly operation: string }
  readonly requestId: string
  readonly progress: PostProgress
}

/** By `performance.now()`, in milliseconds; `leftAt` is null for a call that never got its turn. */
type Times = {
  readonly askedAt: number
  readonly leftAt: number | null
  readonly endedAt: number
}

/**
 * One line for every call, made of its name, its times and its outcome. No address, no header, no
 * body and no words of the platform go in, and so no credential and nobody's name or phone number.
 */
export function logCall(
  log: PlatformLog | undefined,
  { exchange: { family, operation }, requestId, progress }: LoggedCall,
  failure: PlatformError | null,
  { askedAt, leftAt, endedAt }: Times,
): void {
  const fields = {
    family,
    operation,
    requestId,
    ms: Math.round(endedAt - (leftAt ?? endedAt)),
    waitedMs: Math.round((leftAt ?? endedAt) - askedAt),
    outcome: failure?.kind ?? 'ok',
    httpStatus: progress.httpStatus,
    code: codeOf(failure),
    cause: causeCodeOf(failure?.cause),
  }
  const answered = failure === null || failure instanceof PlatformRefused
  log?.[answered ? 'info' : 'warn'](fields, 'platform call')
}

function codeOf(failure: PlatformError | null): string | null {
  return failure instanceof PlatformRefused || failure instanceof ServerFailed ? failure.code : null
}

/** `ECONNREFUSED` and its like; undefined, and so not in the line, when there is none. */
function causeCodeOf(cause: unknown): string | undefined {
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return undefined
  return typeof cause.code === 'string' ? cause.code : undefined
}
