import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainNumber, seenText } from './typed-text'

test.each([
  ['１２８．５', '128.5'],
  ['128。5', '128.5'],
  ['๑๒๘.๕', '128.5'],
  ['\u202a+852 9123 4567\u202c', '+852 9123 4567'],
  ['\u2068２２．２８\u2069，\u200b１１４．１５\ufeff', '22.28,114.15'],
  ['\u00a0 7 ', '7'],
])('%j is typed for %s', (typed, number) => {
  expect(plainNumber(typed)).toBe(number)
})

test('what is plain already stays as it is, and nothing is taken twice', () => {
  const plain = fc.string({ unit: 'grapheme-ascii' })
  fc.assert(
    fc.property(plain, (text) => {
      expect(seenText(text)).toBe(text)
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = plainNumber(text)
      expect(plainNumber(once)).toBe(once)
    }),
  )
})
