import { describe, expect, it } from 'vitest'
import { newTotpSecret, stepOfCode, totpAddress } from './totp'

/** RFC 6238, appendix B: the secret "12345678901234567890", the last six of its eight digits. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('stepOfCode', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('knows the RFC’s code at %i s', (seconds, code) => {
    expect(stepOfCode(RFC_SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  it('takes the code of the step before and after, and no other', () => {
    const steps = [-2, -1, 0, 1, 2].map((by) => stepOfCode(RFC_SECRET, '287082', at(59 + by * 30)))
    expect(steps).toEqual([null, 1, 1, 1, null])
  })

  it('takes nothing that is not six digits', () => {
    expect(
      ['', '28708', '2870821', 'abcdef'].map((c) => stepOfCode(RFC_SECRET, c, at(59))),
    ).toEqual([null, null, null, null])
  })
})

it('names the person and the product in what the app reads', () => {
  const secret = newTotpSecret()
  const address = new URL(totpAddress(secret, 'chan@noodles.example'))
  expect(decodeURIComponent(address.pathname)).toContain('Handover:chan@noodles.example')
  expect(address.searchParams.get('secret')).toBe(secret)
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
})
