import type { IncomingMessage } from 'node:http'

/** A callback is a few hundred bytes; a customised one with fee tasks is a few thousand. */
export const CALLBACK_BYTES = 64 * 1024

/** NextAuth is sent an e-mail, a password and a token. */
const SIGN_IN_BYTES = 16 * 1024

/** Forms of up to 21 places, sent to a read. */
const READ_BYTES = 256 * 1024

/** As much as Next takes of a server action (`bodySizeLimit`): rows of an import, for one. */
const ACTION_BYTES = 1024 * 1024

/** The few actions of those who are not signed in. */
const STRANGERS_ACTION_BYTES = 64 * 1024

/** NextAuth's names for the session cookie, on http and on https; long ones come in pieces (`.0`). */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?next-auth\.session-token(?:\.\d+)?=/

/**
 * The most bytes that a request's body may have. Nothing here sends one with a GET; what nobody is
 * signed in for is small. The cookie is not verified here: it only says which of two limits holds.
 */
export function bodyLimit({ method, headers }: IncomingMessage, path: string): number {
  if (method !== 'POST') return 0
  if (path.startsWith('/callbacks/')) return CALLBACK_BYTES
  if (path.startsWith('/api/auth/')) return SIGN_IN_BYTES
  const isSignedIn = SESSION_COOKIE.test(headers.cookie ?? '')
  if (!isSignedIn) return STRANGERS_ACTION_BYTES
  return path.startsWith('/api/') ? READ_BYTES : ACTION_BYTES
}
