import { randomUUID } from 'node:crypto'
import { Agent } from 'undici'
import type { Family } from '@/lib/domain/stages'
import type { CallReport } from './connection-monitor'
import { PlatformError } from '../errors'
import { failuresOf, type Failures, connectionFault } from '../failures'
import { httpPost, noProgress, type PostProgress } from './http-post'
import { logCall, type PlatformLog } from './log-call'
import { LastMoment } from './last-moment'
import { Throttle, type Lane, type Priority } from './throttle'
import { withAbortSignal, type AbortCause } from './with-abort-signal'

/** One request, and what to make of its answer. */
type Exchange<T> = {
  readonly family: Family
  readonly operation: string
  readonly changes: boolean
  /** Default: as it changes something or only asks. */
  readonly lane?: Lane | undefined
  readonly url: URL
  /** Called when it is the request's turn, so that a signature does not age in the queue. */
  readonly write: (now: Date) => {
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
  }
  /** Throws what `failures` makes; anything else it throws counts as an unreadable answer. */
  readonly read: (answer: Answer, failures: Failures, isMissing: NoteMissing) => T
}

/** Notes that an answer lacks a list that it should have, which is read as none. */
export type NoteMissing = (member: string) => void

export type Answer = { readonly httpStatus: number; readonly text: string }

export type CallOptions = {
  readonly signal?: AbortSignal | undefined
  /** Default: `person`. */
  readonly priority?: Priority | undefined
  /**
   * Milliseconds from now within which the request begins to leave, or provably never does: then the
   * call rejects with `NotSent`, too late. For what is safe, or makes sense, until a moment only.
   */
  readonly leaveWithinMs?: number | undefined
  /** Called when the request begins to leave, with the moment of it. */
  readonly onLeave?: ((at: Date) => void) | undefined
}

type TransportOptions = {
  /** How long a call may take once it leaves, in milliseconds; a person's also in the queue. */
  readonly timeoutMs: number
  readonly now: () => Date
  readonly log?: PlatformLog | undefined
  /** The platform's clock minus ours in milliseconds, to about a second. */
  readonly onClockSkew?: ((ms: number) => void) | undefined
  /** What each call says of the way; nothing for those that never tried it or were given up. */
  readonly onCall?: ((mark: CallReport) => void) | undefined
  /** Default: one that is shared with nobody. */
  readonly throttle?: Throttle | undefined
}

type Call<T> = {
  readonly exchange: Exchange<T>
  readonly requestId: string
  readonly failures: Failures
  readonly progress: PostProgress
  readonly options: CallOptions
  readonly lastMoment: LastMoment
}

/** The largest answer of the specification is a page of lockers, some tens of kilobytes. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024
/** A slower answer says too little about the moment at which its date was written. */
const MAX_SKEW_SAMPLE_MS = 2000

const ABORTED = new Error('aborted by the caller')
const OUT_OF_TIME = new Error('out of time')
const TOO_LATE = new Error('past its last moment')

/**
 * One connection to the platform: its sockets, its throttle, its time-outs, its log. It sends a
 * request once and never again by itself: whether that is safe is known only to its caller.
 */
export class Transport {
  readonly #agent: Agent
  readonly #throttle: Throttle
  readonly #closing = new AbortController()
  /** What was missing in which answers: a line for each, once. */
  readonly #missing = new Set<string>()
  #closed: Promise<void> | null = null

  constructor(private readonly options: TransportOptions) {
    this.#throttle = options.throttle ?? new Throttle()
    // Our own time-out covers the whole call; undici's would only cut it into pieces.
    const connect = { timeout: options.timeoutMs }
    this.#agent = new Agent({ connect, headersTimeout: 0, bodyTimeout: 0 })
  }

  /** @throws PlatformError, and nothing else. */
  async send<T>(exchange: Exchange<T>, options: CallOptions = {}): Promise<T> {
    const { family, operation, changes } = exchange
    const requestId = randomUUID()
    const failures = failuresOf({ family, operation, changes, requestId })
    const lastMoment = new LastMoment(options.leaveWithinMs, this.options.now)
    const call = { exchange, requestId, failures, progress: noProgress(), options, lastMoment }
    const { priority = 'person' } = options
    const place = { lane: exchange.lane ?? (changes ? 'changes' : 'questions'), priority } as const
    const askedAt = performance.now()
    let leftAt: number | null = null
    const takeTurn = () => {
      leftAt = performance.now()
      return this.#perform(call)
    }
    const report = (failure: PlatformError | null) => {
      logCall(this.options.log, call, failure, { askedAt, leftAt, endedAt: performance.now() })
      this.#mark(call, failure)
    }
    try {
      const result = await withAbortSignal(this.#reasonsToLeaveTheQueue(call, priority), (signal) =>
        this.#throttle.run(takeTurn, place, signal),
      )
      report(null)
      return result
    } catch (error) {
      const failure = error instanceof PlatformError ? error : failures.notSent('aborted', error)
      report(failure)
      throw failure
    }
  }

  /** Lets what is under way finish, and turns away what still waits or comes later. */
  close(): Promise<void> {
    this.#closing.abort()
    this.#closed ??= this.#agent.close()
    return this.#closed
  }

  #reasonsToLeaveTheQueue(call: Call<unknown>, priority: Priority): AbortCause[] {
    const { failures, options, lastMoment } = call
    const aborted = failures.notSent('aborted')
    const causes: AbortCause[] = [
      { signal: options.signal, reason: aborted },
      { signal: this.#closing.signal, reason: aborted },
      ...lastMoment.asCause(failures.notSent('too-late')),
    ]
    // Nobody waits for the rest, so it may wait as long as it takes.
    if (priority !== 'person') return causes
    return [...causes, { afterMs: this.options.timeoutMs, reason: failures.notSent('busy') }]
  }

  async #perform<T>(call: Call<T>): Promise<T> {
    const { exchange, failures, progress } = call
    const text = await this.#post(call)
    try {
      return exchange.read({ httpStatus: progress.httpStatus ?? 0, text }, failures, (member) =>
        this.#noteMissing(call, member),
      )
    } catch (error) {
      if (error instanceof PlatformError) throw error
      throw failures.unreadable(progress.httpStatus, 'not of the expected shape', error)
    }
  }

  async #post(call: Call<unknown>): Promise<string> {
    const { progress, options } = call
    const { timeoutMs, now } = this.options
    const causes = [
      { signal: options.signal, reason: ABORTED },
      { afterMs: timeoutMs, reason: OUT_OF_TIME },
    ]
    const request = { ...this.#write(call), refuseToLeave: () => this.#refuseToLeave(call) }
    const leftAt = now()
    try {
      const text = await withAbortSignal(causes, (flight) =>
        httpPost(this.#agent, request, { signal: flight, maxBytes: MAX_ANSWER_BYTES }, progress),
      )
      this.#noteClockSkew(progress.date, leftAt, now())
      return text
    } catch (cause) {
      throw failureOf(call, cause, timeoutMs)
    }
  }

  /** Asked at the last instant before the first byte: what waited for its connection is late too. */
  #refuseToLeave({ options, lastMoment }: Call<unknown>): Error | null {
    if (lastMoment.isOver()) return TOO_LATE
    options.onLeave?.(this.options.now())
    return null
  }

  #write({ exchange, requestId, failures }: Call<unknown>) {
    try {
      const { headers, body } = exchange.write(this.options.now())
      const own = { accept: 'application/json', 'KS-Client-Request-Id': requestId }
      return { url: exchange.url, headers: { ...headers, ...own }, body }
    } catch (error) {
      throw failures.notSent('unwritable', error)
    }
  }

  #mark({ exchange, options }: Call<unknown>, failure: PlatformError | null): void {
    const fault = connectionFault(failure)
    // Whoever hung up broke the connection themselves.
    if (fault === undefined || (fault !== null && options.signal?.aborted)) return
    this.options.onCall?.({ family: exchange.family, fault, at: this.options.now() })
  }

  #noteMissing({ exchange: { family, operation }, requestId }: Call<unknown>, member: string) {
    const name = `${family} ${operation} ${member}`
    if (this.#missing.has(name)) return
    this.#missing.add(name)
    const fields = { family, operation, requestId, member }
    this.options.log?.warn(fields, 'an answer lacks a list, which is read as none; told once')
  }

  #noteClockSkew(date: string | null, leftAt: Date, endedAt: Date): void {
    const tookMs = endedAt.getTime() - leftAt.getTime()
    const platformMs = Date.parse(date ?? '')
    if (Number.isNaN(platformMs) || tookMs < 0 || tookMs > MAX_SKEW_SAMPLE_MS) return
    // The header cuts off the fraction of its second: half of one, on average.
    this.options.onClockSkew?.(platformMs + 500 - (leftAt.getTime() + tookMs / 2))
  }
}

/** The table of decision 0011, for calls that got no complete answer. */
function failureOf({ progress, failures }: Call<unknown>, cause: unknown, timeoutMs: number) {
  const { sent, httpStatus, tooLarge } = progress
  if (cause === TOO_LATE) return failures.notSent('too-late')
  if (!sent) return failures.notSent(cause === ABORTED ? 'aborted' : 'cannot-connect', cause)
  if (tooLarge) return failures.unreadable(httpStatus, 'too large')
  if (cause === OUT_OF_TIME) return failures.timedOut(httpStatus, timeoutMs)
  return failures.connectionLost(httpStatus, cause === ABORTED ? undefined : cause)
}
