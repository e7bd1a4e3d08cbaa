import 'server-only'
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
