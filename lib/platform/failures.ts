import {
  ConnectionLost,
  NotSent,
  PlatformRefused,
  ServerFailed,
  TimedOut,
  UnreadableAnswer,
  type CallIdentity,
  type NotSentReason,
  type PlatformWords,
} from './errors'

/** The one place where platform errors are made: each knows its call, and its cause. */
export function failuresOf(call: CallIdentity) {
  return {
    refused: (words: PlatformWords) => new PlatformRefused(call, words),
    notSent: (reason: NotSentReason, cause?: unknown) => new NotSent(call, reason, cause),
    connectionLost: (httpStatus: number | null, cause?: unknown) =>
      new ConnectionLost(call, httpStatus, cause),
    timedOut: (httpStatus: number | null, timeoutMs: number) =>
      new TimedOut(call, httpStatus, timeoutMs),
    unreadable: (httpStatus: number | null, why: string, cause?: unknown) =>
      new UnreadableAnswer(call, httpStatus, why, cause),
    serverFailed: (words: PlatformWords) => new ServerFailed(call, words),
  }
}

export type Failures = ReturnType<typeof failuresOf>
