import 'server-only'
import { addDays, addHours, max, min } from 'date-fns'
import { createHash, randomBytes } from 'node:crypto'

/** 192 random bits: nobody finds a link by trying. */
const TOKEN_BYTES = 24

/** What `newToken` makes, so that nothing else reaches the database. */
const TOKEN = /^[A-Za-z0-9_-]{32}$/

/** The secret of a link, as it stands in its address: base64url, 32 characters. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What is kept of it: SHA-256, hex. Null for what is no token at all. */
export function tokenHash(token: string): string | null {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest('hex') : null
}

/** A link that nobody uses any more ends by itself this long after it was made, or after the promised time. */
const LONGEST_DAYS = 3
/** Long enough to look up when it came; then the order is nobody's business. */
const AFTER_CLOSING_HOURS = 24

/** When a link made now ends at the latest. */
export function linkExpiry(now: Date, scheduledFor: Date | null): Date {
  return addDays(scheduledFor ? max([now, scheduledFor]) : now, LONGEST_DAYS)
}

/** When a link ends: at its expiry, or a day after its order closed, whichever comes first. */
export function linkEnd(expiresAt: Date, closedAt: Date | null): Date {
  return closedAt ? min([expiresAt, addHours(closedAt, AFTER_CLOSING_HOURS)]) : expiresAt
}
