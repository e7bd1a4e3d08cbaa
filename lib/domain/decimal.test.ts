import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareDecimals, isDecimal } from './decimal'

/** A number of hundred-thousandths, written in one of the ways that mean it. */
const written = fc
  .record({
    units: fc.integer({ min: -1e9, max: 1e9 }),
    zeros: fc.nat(8),
    leading: fc.nat(3),
    plus: fc.boolean(),
  })
  .map(({ units, zeros, leading, plus }) => {
    const digits = String(Math.abs(units)).padStart(6, '0')
    const text = `${'0'.repeat(leading)}${digits.slice(0, -5)}.${digits.slice(-5)}${'0'.repeat(zeros)}`
    return { units, text: units < 0 ? `-${text}` : plus ? `+${text}` : text }
  })

describe('decimal numbers', () => {
  test('trap 55: compare as exact decimals', () => {
    expect(compareDecimals('10', '9.5')).toBe(1)
    expect(compareDecimals('1.10', '1.1')).toBe(0)
    expect(compareDecimals('1.9', '1.10')).toBe(1)
    expect(compareDecimals('-0', '0.000')).toBe(0)
    expect(compareDecimals('-2', '-1.5')).toBe(-1)
    // Doubles see no difference between these.
    expect(compareDecimals('0.1', '0.1000000000000000055')).toBe(-1)
    expect(compareDecimals('9007199254740993', '9007199254740992')).toBe(1)
  })

  test('compare as what they mean, however they are written', () => {
    fc.assert(
      fc.property(written, written, (a, b) => {
        expect(compareDecimals(a.text, b.text)).toBe(Math.sign(a.units - b.units))
      }),
    )
  })

  test.each(['', '.', '-', '1,5', '1e3', '0x1', '1.2.3', 'NaN', '１', '1 2'])(
    '%j is none',
    (text) => {
      expect(isDecimal(text)).toBe(false)
      expect(compareDecimals(text, '1')).toBeNull()
      expect(compareDecimals('1', text)).toBeNull()
    },
  )
})
