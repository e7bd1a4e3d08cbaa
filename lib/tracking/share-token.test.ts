import { expect, it } from 'vitest'
import { newToken, tokenHash } from './share-token'

it('is at least 128 bits, fit for an address, and never the same', () => {
  const tokens = Array.from({ length: 200 }, newToken)
  expect(new Set(tokens).size).toBe(200)
  for (const token of tokens) {
    expect(token).toMatch(/^[A-Za-z0-9_-]+$/)
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
  }
})

it('is kept as a hash that does not hold it', () => {
  const token = newToken()
  const hash = tokenHash(token)
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(hash).not.toContain(token)
  expect(tokenHash(token)).toBe(hash)
  expect(tokenHash(newToken())).not.toBe(hash)
})

it.each(['', 'x', 'a'.repeat(31), 'a'.repeat(33), `${'a'.repeat(31)}%`, "' or 1=1 --"])(
  '%j is no token',
  (text) => expect(tokenHash(text)).toBeNull(),
)
