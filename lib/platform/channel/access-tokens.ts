import { requiredText, natural, record } from '../wire-values'
import type { JsonValue } from '../http/parse-json'

/** What the platform gave for the credentials (conventions §2.3). */
type IssuedToken = { readonly value: string; readonly lifetimeSeconds: number }

export type AccessToken = {
  /** Confidential: goes into one header and nowhere else. */
  readonly value: string
  /** Milliseconds since 1970. */
  readonly renewAt: number
  readonly expiresAt: number
}

/** Conventions §8; the answer's own `expires_in` counts when it has one. */
const USUAL_LIFETIME_SECONDS = 86_400
/** So long before its end a token is replaced, or for a tenth of its life where that is less. */
const MARGIN_MS = 5 * 60_000
/** After a new token was refused like the old one, the fault is looked for elsewhere so long. */
const FUTILE_MS = 60_000

/**
 * The one token of a zone's parcel family (conventions §5.1): all callers share it, and share the
 * request for the next one. There is no refresh grant; a new one is asked for like the first.
 */
export class AccessTokens {
  #held: AccessToken | null = null
  #underWay: Promise<AccessToken> | null = null
  #futileUntil = Number.NEGATIVE_INFINITY

  constructor(
    private readonly issue: () => Promise<IssuedToken>,
    private readonly now: () => Date,
    private readonly onIssued?: (until: Date) => void,
  ) {}

  /** A token that is good for a while. Rejects as `issue` does, unless the old one still serves. */
  async get(): Promise<AccessToken> {
    const held = this.#held
    if (held && this.#nowMs() < held.renewAt) return held
    try {
      return await this.#renew()
    } catch (error) {
      if (held && held === this.#held && this.#nowMs() < held.expiresAt) return held
      throw error
    }
  }

  /** The newest token, for a request whose turn comes long after it was prepared. */
  newest(prepared: AccessToken): AccessToken {
    return this.#held ?? prepared
  }

  /** A token other than the one that was refused; somebody else may have fetched it already. */
  async instead(refused: AccessToken): Promise<AccessToken> {
    this.discard(refused)
    return this.#held ?? (await this.#renew())
  }

  /** The next caller gets another one. */
  discard(refused: AccessToken): void {
    if (this.#held === refused) this.#held = null
  }

  /** A token that was new was refused too: it was not the token's fault (40101 names merchants). */
  noteFutile(): void {
    this.#futileUntil = this.#nowMs() + FUTILE_MS
  }

  /** Whether another token may help against a refusal of this one. */
  mayHelp(refused: AccessToken): boolean {
    return this.#held !== refused || this.#nowMs() >= this.#futileUntil
  }

  #renew(): Promise<AccessToken> {
    this.#underWay ??= this.#ask().finally(() => {
      this.#underWay = null
    })
    return this.#underWay
  }

  async #ask(): Promise<AccessToken> {
    // Its life began, at the earliest, when it was asked for.
    const askedAt = this.#nowMs()
    const { value, lifetimeSeconds } = await this.issue()
    const lifetimeMs = lifetimeSeconds * 1000
    const expiresAt = askedAt + lifetimeMs
    const renewAt = expiresAt - Math.min(MARGIN_MS, lifetimeMs / 10)
    this.#held = { value, renewAt, expiresAt }
    this.onIssued?.(new Date(expiresAt))
    return this.#held
  }

  #nowMs(): number {
    return this.now().getTime()
  }
}

const issued = record({ access_token: requiredText, expires_in: natural })

/** Reads the answer of `/oauth/token`; throws when there is no token that fits in a header. */
export function readIssuedToken(data: JsonValue): IssuedToken {
  const { access_token: value, expires_in: seconds } = issued.parse(data)
  if (!/^[\x21-\x7e]+$/.test(value)) throw new Error('a token that no header can hold')
  return { value, lifetimeSeconds: seconds ?? USUAL_LIFETIME_SECONDS }
}
