import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatKilograms, grams, parseKilograms } from './weight'

describe('weights', () => {
  test.each([
    ['2', 2000],
    ['2.5', 2500],
    ['0.25', 250],
    [' 0.125 ', 125],
    ['0', 0],
    ['１．５', 1500],
  ])('%j kilograms are %i grams', (text, expected) => {
    expect(parseKilograms(text)).toBe(expected)
  })

  test.each(['', '.5', '2.', '1.2345', '-1', '2,5', '2kg', '1e3', '9'.repeat(16)])(
    '%j is no weight',
    (text) => expect(parseKilograms(text)).toBeNull(),
  )

  test('trap 33: parcels take kilograms with two decimals, and never less than there is', () => {
    expect(formatKilograms(grams(2500))).toBe('2.50')
    expect(formatKilograms(grams(10))).toBe('0.01')
    expect(formatKilograms(grams(0))).toBe('0.00')
    expect(formatKilograms(grams(1001))).toBe('1.01')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (weight) => {
        const text = formatKilograms(grams(weight))
        expect(text).toMatch(/^\d+\.\d{2}$/)
        const sent = parseKilograms(text) ?? -1
        expect(sent - weight).toBeGreaterThanOrEqual(0)
        expect(sent - weight).toBeLessThan(10)
      }),
    )
  })

  test('only whole grams are grams', () => {
    for (const wrong of [-1, 0.5, Number.NaN, 2 ** 53])
      expect(() => grams(wrong)).toThrow(RangeError)
    expect(Object.is(grams(-0), 0)).toBe(true)
  })
})
