import { randomBytes } from 'node:crypto'
import type { Clock } from '../core/clock'
import { ParcelError } from './parcel-error'

/** 24 hours of the real clock, in seconds (conventions §2.3). */
export const TOKEN_LIFETIME_S = 86_400
/** How long the platform still knows that a token once was good, which makes it 40301 and not 40101. */
const REMEMBERED_MS = 7 * TOKEN_LIFETIME_S * 1000

/**
 * Access tokens. A new one leaves the others alone: each is good until its own end. Tokens are secrets,
 * not data: they are drawn anew whatever the seed, and a reset ends them all.
 */
export class Tokens {
  /** When each token ends, oldest first. */
  private readonly ends = new Map<string, number>()

  constructor(private readonly clock: Clock) {}

  issue() {
    const token = randomBytes(24).toString('base64url')
    this.forgetOld()
    this.ends.set(token, this.clock.now() + TOKEN_LIFETIME_S * 1000)
    return token
  }

  /** Refuses an unknown token with 40101 and one that has ended with 40301. */
  check(token: string) {
    const end = this.ends.get(token)
    if (end === undefined) throw new ParcelError(40101, 'access token')
    if (this.clock.now() >= end) throw new ParcelError(40301)
  }

  reset() {
    this.ends.clear()
  }

  private forgetOld() {
    const before = this.clock.now() - REMEMBERED_MS
    for (const [token, end] of this.ends) {
      if (end > before) return
      this.ends.delete(token)
    }
  }
}
