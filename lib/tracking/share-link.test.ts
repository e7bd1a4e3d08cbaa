import { expect, it } from 'vitest'
import { linkEnd, linkExpiry, newToken, tokenHash } from './share-link'

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

const day = (day: number, hour = 12) => new Date(Date.UTC(2026, 10, day, hour))

it('lasts three days, and for an order for later three days after its time', () => {
  expect(linkExpiry(day(1), null)).toEqual(day(4))
  expect(linkExpiry(day(1), day(6))).toEqual(day(9))
  expect(linkExpiry(day(6), day(1))).toEqual(day(9))
})

it('ends a day after the order closed, and never later than it was to', () => {
  expect(linkEnd(day(4), null)).toEqual(day(4))
  expect(linkEnd(day(4), day(1, 13))).toEqual(day(2, 13))
  expect(linkEnd(day(4), day(3, 18))).toEqual(day(4))
})
