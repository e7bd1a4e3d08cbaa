import {
  type CallIdentity,
  ConnectionLost,
  NotSent,
  type NotSentReason,
  type PlatformError,
  PlatformRefused,
  type PlatformErrorReply,
  ServerFailed,
  TimedOut,
  UnreadableAnswer,
} from './errors'

/** The one place where platform errors are made: each knows its call, and its cause. */
export function failuresOf(call: CallIdentity) {
  return {
    refused: (words: PlatformErrorReply) => new PlatformRefused(call, words),
    notSent: (reason: NotSentReason, cause?: unknown) => new NotSent(call, reason, cause),
    connectionLost: (httpStatus: number | null, cause?: unknown) =>
      new ConnectionLost(call, httpStatus, cause),
    timedOut: (httpStatus: number | null, timeoutMs: number) =>
      new TimedOut(call, httpStatus, timeoutMs),
    unreadable: (httpStatus: number | null, why: string, cause?: unknown) =>
      new UnreadableAnswer(call, httpStatus, why, cause),
    serverFailed: (words: PlatformErrorReply) => new ServerFailed(call, words),
  }
}

export type Failures = ReturnType<typeof failuresOf>

/** Codes that speak of our clock, our credentials or our token, not of what was asked (§7). */
const AGAINST_US = ['261002', '262001', '262002', '40101', '40301', '40011']

/**
 * What a call says of the way to the platform: null that it is good, a word or the platform's code
 * that it is not, undefined nothing. Any other refusal took the whole way there and back.
 */
export function connectionFault(failure: PlatformError | null): string | null | undefined {
  if (failure === null) return null
  if (failure instanceof PlatformRefused) {
    const { code } = failure
    // `http-403` and its like come from whatever stands between: no envelope, so not the platform.
    return AGAINST_US.includes(code) || code.startsWith('http-') ? code : null
  }
  if (failure instanceof ServerFailed) return failure.code
  if (failure instanceof NotSent) {
    return failure.reason === 'cannot-connect' ? failure.reason : undefined
  }
  return failure.kind
}
