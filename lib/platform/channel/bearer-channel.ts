import { randomUUID } from 'node:crypto'
import { languageFor, offersParcels } from '@/lib/domain/areas'
import { AccessTokens, readIssuedToken, type AccessToken } from './access-tokens'
import { readEnvelope } from './envelope'
import {
  NotSent,
  PlatformError,
  PlatformRefused,
  provesNothingHappened,
  ServerFailed,
} from '../errors'
import { failuresOf } from '../failures'
import type { JsonValue } from '../http/parse-json'
import type { CallContext } from './signature-channel'
import { LastMoment } from '../http/last-moment'
import type { NoteMissing, Transport } from '../http/transport'
import { withAbortSignal, type AbortCause } from '../http/with-abort-signal'

/** What the operator issued for the parcel family (conventions §5.1). */
type BearerCredentials = {
  readonly clientId: string
  /** Confidential: goes to `/oauth/token` and nowhere else. */
  readonly clientSecret: string
}

export type BearerCall<T> = {
  /** For errors and the log. */
  readonly operation: string
  /** Whether it changes something over there: after 50006 nobody knows whether it did. */
  readonly changes: boolean
  /** Below the base address of the family. */
  readonly path: string
  /** The whole body, as it goes over the wire; undefined members stay out. */
  readonly body: () => Readonly<Record<string, unknown>>
  /** What the caller gets of the answer's `data`; throws when its essence is missing. */
  readonly answer: (data: JsonValue, isMissing: NoteMissing) => T
}

/** How the parcel family is called: everything about a call that is not its content. */
export type BearerChannel = {
  /** @throws PlatformError, and nothing else */
  call<T>(call: BearerCall<T>, context: CallContext): Promise<T>
}

type Connection = {
  /** Ends with the family's version. */
  readonly baseUrl: string
  readonly credentials: BearerCredentials
  readonly now: () => Date
  /** Called with the end of each new token's life. */
  readonly onToken?: ((until: Date) => void) | undefined
}

type Timed = CallContext & { readonly lastMoment: LastMoment }

/** The token that a request was, or will be, sent with. */
type Sent = { token: AccessToken }

const JSON_TYPE = { 'content-type': 'application/json;charset=UTF-8' }
/** Codes for which the token may be at fault; all but 40301 may mean something else (§7.2). */
const TOKEN_CODES: readonly (string | null)[] = ['40101', '40301', '40011', '50006']

/** The channel of one zone's parcel family, with an access token of its own. */
export function bearerChannel(transport: Transport, connection: Connection): BearerChannel {
  return new TokenChannel(transport, connection)
}

/** The channel of a zone without host and credentials: nothing leaves. */
export function unconfiguredBearerChannel(): BearerChannel {
  return {
    call: (call) => Promise.reject(failuresHere(call).notSent('not-configured')),
  }
}

/** Sends each call once, and once more with another token where the token may be at fault. */
class TokenChannel implements BearerChannel {
  readonly #tokens: AccessTokens

  constructor(
    private readonly transport: Transport,
    private readonly connection: Connection,
  ) {
    this.#tokens = new AccessTokens(() => this.#issue(), connection.now, connection.onToken)
  }

  async call<T>(call: BearerCall<T>, context: CallContext): Promise<T> {
    // A token costs time as well: both requests and both waits share the one last moment.
    const lastMoment = new LastMoment(context.leaveWithinMs, this.connection.now)
    const timed: Timed = { ...context, lastMoment }
    const first: Sent = { token: await this.#ready(call, timed, () => this.#tokens.get()) }
    try {
      return await this.#send(call, timed, first)
    } catch (error) {
      if (!this.#mayTryAnother(call, error, first.token)) throw error
    }
    const another = () => this.#tokens.instead(first.token)
    const second: Sent = { token: await this.#ready(call, timed, another) }
    try {
      return await this.#send(call, timed, second)
    } catch (error) {
      if (TOKEN_CODES.includes(codeOf(error))) this.#tokens.noteFutile()
      throw error
    }
  }

  #mayTryAnother({ changes }: BearerCall<unknown>, error: unknown, used: AccessToken): boolean {
    const code = codeOf(error)
    if (!TOKEN_CODES.includes(code)) return false
    if (code !== '50006' || !changes) return this.#tokens.mayHelp(used)
    // It may have been done; but whoever comes next had better not rely on this token.
    this.#tokens.discard(used)
    return false
  }

  #send<T>(call: BearerCall<T>, context: Timed, sent: Sent): Promise<T> {
    return this.transport.send(
      {
        family: 'parcel',
        operation: call.operation,
        changes: call.changes,
        url: this.#url(call.path),
        write: () => {
          sent.token = this.#tokens.newest(sent.token)
          const headers = { ...JSON_TYPE, ...headersFor(context, sent.token) }
          return { headers, body: JSON.stringify(call.body()) }
        },
        read: (received, failures, isMissing) =>
          call.answer(readEnvelope(received, failures), isMissing),
      },
      { ...context, leaveWithinMs: context.lastMoment.leftMs() },
    )
  }

  /** Conventions §4.1. */
  #issue() {
    const { clientId, clientSecret } = this.connection.credentials
    const body = JSON.stringify({
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'client_credentials',
      scope: 'delivery',
    })
    return this.transport.send({
      family: 'parcel',
      operation: 'token',
      changes: false,
      // What changes an order cannot leave without it.
      lane: 'changes',
      url: this.#url('/oauth/token'),
      write: () => ({ headers: JSON_TYPE, body }),
      read: (received, failures) => readIssuedToken(readEnvelope(received, failures)),
    })
  }

  /** Waits for a token as long as the caller does. Whatever goes wrong, the call was not sent. */
  async #ready(
    call: BearerCall<unknown>,
    { signal, lastMoment }: Timed,
    token: () => Promise<AccessToken>,
  ): Promise<AccessToken> {
    const failures = failuresHere(call)
    const [aborted, tooLate] = [failures.notSent('aborted'), failures.notSent('too-late')]
    if (signal?.aborted) throw aborted
    const causes = [{ signal, reason: aborted }, ...lastMoment.asCause(tooLate)]
    try {
      return await unlessAborted(token(), causes)
    } catch (error) {
      if (error === aborted || error === tooLate || !(error instanceof PlatformError)) throw error
      if (error instanceof PlatformRefused && provesNothingHappened(error)) throw error
      const reason = error instanceof NotSent ? error.reason : 'no-token'
      throw failuresHere(call, error.requestId).notSent(reason, error)
    }
  }

  #url(path: string): URL {
    return new URL(`${this.connection.baseUrl}${path}`)
  }
}

/** Conventions §5.1 rule 3; the transport adds the request id. */
function headersFor({ region, language }: CallContext, token: AccessToken) {
  if (!offersParcels(region)) throw new RangeError(`No parcel deliveries in ${region}`)
  return {
    authorization: `Bearer ${token.value}`,
    'KS-Region': region,
    'KS-Lang': languageFor(region, language),
  }
}

function codeOf(error: unknown): string | null {
  return error instanceof PlatformRefused || error instanceof ServerFailed ? error.code : null
}

function failuresHere(call: BearerCall<unknown>, requestId: string = randomUUID()) {
  const { operation, changes } = call
  return failuresOf({ family: 'parcel', operation, changes, requestId })
}

/** The task goes on for the others who wait for it. */
function unlessAborted<T>(task: Promise<T>, causes: readonly AbortCause[]): Promise<T> {
  return withAbortSignal(
    causes,
    (any) =>
      new Promise<T>((resolve, reject) => {
        any.addEventListener('abort', () => reject(any.reason as Error), { once: true })
        task.then(resolve, reject)
      }),
  )
}
