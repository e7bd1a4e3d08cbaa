import { randomUUID } from 'node:crypto'
import { Agent } from 'undici'
import type { Family } from '@/lib/domain/stages'
import type { CallMark } from './connection-marks'
import { PlatformError } from './errors'
import { failuresOf, type Failures } from './failures'
import { faultOfTheWay } from './fault-of-the-way'
import { httpPost, noProgress, type PostProgress } from './http-post'
import { logCall, type PlatformLog } from './log-call'
import { Throttle, type Priority } from './throttle'
import { underSignal, type Cause } from './under-signal'

/** One request, and what to make of its answer. */
export type Exchange<T> = {
  readonly family: Family
  readonly operation: string
  readonly url: URL
  /** Called when it is the request's turn, so that a signature does not age in the queue. */
  readonly write: (now: Date) => {
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
  }
  /** Throws what `failures` makes; anything else it throws counts as an unreadable answer. */
  readonly read: (answer: Answer, failures: Failures) => T
}

export type Answer = { readonly httpStatus: number; readonly text: string }

export type CallOptions = {
  readonly signal?: AbortSignal | undefined
  /** Default: `person`. */
  readonly priority?: Priority | undefined
}

export type TransportOptions = {
  /** How long a call may take once it leaves, in milliseconds; a person's also in the queue. */
  readonly timeoutMs: number
  readonly now: () => Date
  readonly log?: PlatformLog | undefined
  /** The platform's clock minus ours in milliseconds, to about a second. */
  readonly onClockSkew?: ((ms: number) => void) | undefined
  /** What each call says of the way; nothing for those that never tried it or were given up. */
  readonly onCall?: ((mark: CallMark) => void) | undefined
}

type Call<T> = {
  readonly exchange: Exchange<T>
  readonly requestId: string
  readonly failures: Failures
  readonly progress: PostProgress
  readonly signal: AbortSignal | undefined
}

/** The largest answer of the specification is a page of lockers, some tens of kilobytes. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024
/** A slower answer says too little about the moment at which its date was written. */
const MAX_SKEW_SAMPLE_MS = 2000

const ABORTED = new Error('aborted by the caller')
const OUT_OF_TIME = new Error('out of time')

/**
 * One connection to the platform: its sockets, its throttle, its time-outs, its log. It sends a
 * request once and never again by itself: whether that is safe is known only to its caller.
 */
export class Transport {
  readonly #agent: Agent
  readonly #throttle = new Throttle()
  readonly #closing = new AbortController()
  #closed: Promise<void> | null = null

  constructor(private readonly options: TransportOptions) {
    // Our own time-out covers the whole call; undici's would only cut it into pieces.
    const connect = { timeout: options.timeoutMs }
    this.#agent = new Agent({ connect, headersTimeout: 0, bodyTimeout: 0 })
  }

  /** @throws PlatformError, and nothing else. */
  async send<T>(exchange: Exchange<T>, options: CallOptions = {}): Promise<T> {
    const { family, operation } = exchange
    const requestId = randomUUID()
    const failures = failuresOf({ family, operation, requestId })
    const call = { exchange, requestId, failures, progress: noProgress(), signal: options.signal }
    const priority = options.priority ?? 'person'
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
      const result = await underSignal(this.#reasonsToLeaveTheQueue(call, priority), (signal) =>
        this.#throttle.run(takeTurn, priority, signal),
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

  #reasonsToLeaveTheQueue({ failures, signal }: Call<unknown>, priority: Priority): Cause[] {
    const aborted = failures.notSent('aborted')
    const causes: Cause[] = [
      { signal, reason: aborted },
      { signal: this.#closing.signal, reason: aborted },
    ]
    // Nobody waits for background work, so it may wait as long as it takes.
    if (priority === 'background') return causes
    return [...causes, { afterMs: this.options.timeoutMs, reason: failures.notSent('busy') }]
  }

  async #perform<T>(call: Call<T>): Promise<T> {
    const { exchange, failures, progress } = call
    const text = await this.#post(call)
    try {
      return exchange.read({ httpStatus: progress.httpStatus ?? 0, text }, failures)
    } catch (error) {
      if (error instanceof PlatformError) throw error
      throw failures.unreadable(progress.httpStatus, 'not of the expected shape', error)
    }
  }

  async #post(call: Call<unknown>): Promise<string> {
    const { progress, signal } = call
    const request = this.#write(call)
    const { timeoutMs, now } = this.options
    const causes = [
      { signal, reason: ABORTED },
      { afterMs: timeoutMs, reason: OUT_OF_TIME },
    ]
    const leftAt = now()
    try {
      const text = await underSignal(causes, (flight) =>
        httpPost(this.#agent, request, { signal: flight, maxBytes: MAX_ANSWER_BYTES }, progress),
      )
      this.#noteClockSkew(progress.date, leftAt, now())
      return text
    } catch (cause) {
      throw failureOf(call, cause, timeoutMs)
    }
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

  #mark({ exchange, signal }: Call<unknown>, failure: PlatformError | null): void {
    const fault = faultOfTheWay(failure)
    // Whoever hung up broke the connection themselves.
    if (fault === undefined || (fault !== null && signal?.aborted)) return
    this.options.onCall?.({ family: exchange.family, fault, at: this.options.now() })
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
  if (!sent) return failures.notSent(cause === ABORTED ? 'aborted' : 'cannot-connect', cause)
  if (tooLarge) return failures.unreadable(httpStatus, 'too large')
  if (cause === OUT_OF_TIME) return failures.timedOut(httpStatus, timeoutMs)
  return failures.connectionLost(httpStatus, cause === ABORTED ? undefined : cause)
}
