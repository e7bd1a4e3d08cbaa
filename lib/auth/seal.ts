import 'server-only'
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { settings } from '@/lib/config/settings'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a text for one purpose with a key derived from AUTH_SECRET; nobody else can read or change it. */
export function seal(purpose: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor(purpose), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text that was sealed for this purpose, or null when it was not, or with another AUTH_SECRET. */
export function unseal(purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv(CIPHER, keyFor(purpose), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const rest = bytes.subarray(NONCE_BYTES + TAG_BYTES)
  try {
    return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8')
  } catch {
    // Not ours, or changed: GCM says no more than that.
    return null
  }
}

/** A hash that only whoever has AUTH_SECRET can make: what is short cannot be guessed from it. */
export function keyedHash(purpose: string, text: string): string {
  return createHmac('sha256', keyFor(purpose)).update(text).digest('hex')
}

function keyFor(purpose: string): Buffer {
  const { authSecret } = settings()
  if (authSecret === null) throw new Error('AUTH_SECRET is not set')
  return Buffer.from(hkdfSync('sha256', authSecret, '', `handover ${purpose}`, 32))
}
