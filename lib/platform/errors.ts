import type { Family } from '@/lib/domain/stages'
import { findErrorCode } from './error-codes'

/**
 * What can go wrong with a call, one class per meaning (decision 0011). What matters to whoever
 * called is not how it failed but what is now true on the platform: it refused; it never heard of
 * it; or nobody knows.
 */
type FailureKind =
  | 'refused'
  | 'not-sent'
  | 'connection-lost'
  | 'timed-out'
  | 'unreadable-answer'
  | 'server-failed'

/** Which call it was. The request id is also in the log and was sent as KS-Client-Request-Id. */
export type CallIdentity = {
  readonly family: Family
  readonly operation: string
  /** Whether it was to change something over there; a call that only asked changed nothing. */
  readonly changes: boolean
  readonly requestId: string
}

/** What the platform said, as far as it said anything. */
export type PlatformErrorReply = {
  readonly httpStatus: number
  /** The platform's error code as text: codes exceed 32 bits (conventions §7.2). */
  readonly code: string
  /** The platform's own words, in the language of the call; for the log and for staff who ask. */
  readonly platformText: string
}

export type NotSentReason =
  | 'not-configured'
  | 'unwritable'
  | 'cannot-connect'
  | 'aborted'
  | 'busy'
  | 'no-token'
  | 'too-late'

const UNKNOWN_OUTCOME = [
  'connection-lost',
  'timed-out',
  'unreadable-answer',
  'server-failed',
] as const satisfies FailureKind[]

/** Recognises errors across copies of this module: Next gives instrumentation one of its own. */
const MARK = Symbol.for('handover.platform-error')

export class PlatformError extends Error {
  protected static readonly kinds: readonly FailureKind[] = [
    'refused',
    'not-sent',
    ...UNKNOWN_OUTCOME,
  ]
  readonly family: Family
  readonly operation: string
  readonly changes: boolean
  readonly requestId: string
  readonly [MARK] = true

  constructor(
    readonly kind: FailureKind,
    call: CallIdentity,
    what: string,
    cause?: unknown,
  ) {
    super(`${call.family} ${call.operation}: ${what} (request ${call.requestId})`, { cause })
    this.name = 'PlatformError'
    this.family = call.family
    this.operation = call.operation
    this.changes = call.changes
    this.requestId = call.requestId
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    if (typeof value !== 'object' || value === null || !(MARK in value)) return false
    return this.kinds.includes((value as PlatformError).kind)
  }
}

/** The platform answered no. */
export class PlatformRefused extends PlatformError {
  protected static override readonly kinds: readonly FailureKind[] = ['refused']
  readonly httpStatus: number
  readonly code: string
  readonly platformText: string

  constructor(call: CallIdentity, words: PlatformErrorReply) {
    super('refused', call, `refused with ${words.code}`)
    this.name = 'PlatformRefused'
    this.httpStatus = words.httpStatus
    this.code = words.code
    this.platformText = words.platformText
  }
}

/** The request provably never left this process. */
export class NotSent extends PlatformError {
  protected static override readonly kinds: readonly FailureKind[] = ['not-sent']

  constructor(
    call: CallIdentity,
    readonly reason: NotSentReason,
    cause?: unknown,
  ) {
    super('not-sent', call, `not sent, ${reason}`, cause)
    this.name = 'NotSent'
  }
}

/** The request left, and no answer says what became of it. Never to be shown as failed. */
export class OutcomeUnknown extends PlatformError {
  protected static override readonly kinds: readonly FailureKind[] = UNKNOWN_OUTCOME

  constructor(
    kind: (typeof UNKNOWN_OUTCOME)[number],
    call: CallIdentity,
    what: string,
    /** Null when no status line came. */
    readonly httpStatus: number | null,
    cause?: unknown,
  ) {
    super(kind, call, what, cause)
    this.name = 'OutcomeUnknown'
  }
}

/** The connection broke, or the caller hung up, after the request had begun to leave. */
export class ConnectionLost extends OutcomeUnknown {
  protected static override readonly kinds: readonly FailureKind[] = ['connection-lost']

  constructor(call: CallIdentity, httpStatus: number | null, cause?: unknown) {
    super('connection-lost', call, 'connection lost', httpStatus, cause)
    this.name = 'ConnectionLost'
  }
}

/** No complete answer within the time that a call may take. */
export class TimedOut extends OutcomeUnknown {
  protected static override readonly kinds: readonly FailureKind[] = ['timed-out']

  constructor(call: CallIdentity, httpStatus: number | null, timeoutMs: number) {
    super('timed-out', call, `no answer within ${timeoutMs} ms`, httpStatus)
    this.name = 'TimedOut'
  }
}

/** An answer that is no answer: HTML, broken JSON, too large, without what it is all about. */
export class UnreadableAnswer extends OutcomeUnknown {
  protected static override readonly kinds: readonly FailureKind[] = ['unreadable-answer']

  constructor(call: CallIdentity, httpStatus: number | null, why: string, cause?: unknown) {
    super('unreadable-answer', call, `unreadable answer, ${why}`, httpStatus, cause)
    this.name = 'UnreadableAnswer'
  }
}

/** HTTP 5xx, or a code of internal errors. What the server had done before it failed is not known. */
export class ServerFailed extends OutcomeUnknown {
  protected static override readonly kinds: readonly FailureKind[] = ['server-failed']
  readonly code: string
  readonly platformText: string

  constructor(call: CallIdentity, words: PlatformErrorReply) {
    super('server-failed', call, `failed with HTTP ${words.httpStatus}`, words.httpStatus)
    this.name = 'ServerFailed'
    this.code = words.code
    this.platformText = words.platformText
  }
}

/** The code and the words that the platform answered with; null where no answer of its own came. */
export function replyOf(error: unknown): { code: string; words: string } | null {
  if (!(error instanceof PlatformRefused || error instanceof ServerFailed)) return null
  return { code: error.code, words: error.platformText }
}

export function isOutcomeUnknown(error: unknown): error is OutcomeUnknown {
  return error instanceof OutcomeUnknown
}

/**
 * Whether, after this error from a call that creates something, it is certain that nothing was.
 * A refusal proves it unless its code speaks of an earlier request (261005, 263004, parcel 40303,
 * 400180070, 4001260061): that one was sent, and what became of it nobody said. The table of codes
 * knows; a code that is not listed is a refusal like any other.
 */
export function provesNothingHappened(error: unknown): boolean {
  if (error instanceof NotSent) return true
  if (!(error instanceof PlatformRefused)) return false
  return findErrorCode(error.code)?.provesNothing ?? true
}

/** The 60-second rule. For a query it is no error, only a reason to wait (conventions §8). */
export function isRepeatedTooSoon(error: unknown): boolean {
  return error instanceof PlatformRefused && ['261005', '40303'].includes(error.code)
}

/** The platform has such an order already (263004): whose request made it is not said. */
export function isDuplicateOrder(error: unknown): boolean {
  return error instanceof PlatformRefused && error.code === '263004'
}

/** Parcel's words for being overloaded (conventions §7.2), beside HTTP's own. */
const BUSY_CODES: readonly string[] = ['400193000005', '400193000006']
const BUSY_STATUSES: readonly (number | null)[] = [429, 503]

/** The platform is asked more than it can bear: whoever can wait should. */
export function isOverloaded(error: unknown): boolean {
  if (error instanceof PlatformRefused) {
    return BUSY_CODES.includes(error.code) || BUSY_STATUSES.includes(error.httpStatus)
  }
  return error instanceof OutcomeUnknown && BUSY_STATUSES.includes(error.httpStatus)
}
