import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberAsWritten, parseJson, parseJsonAsWritten } from './parse-json'

describe('JSON from outside', () => {
  test('JSON reads as JSON.parse reads it, but for large numbers, which stay as written', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const text = JSON.stringify(value)
        const isLarge = (number: unknown) =>
          typeof number === 'number' && Math.abs(number) >= 2 ** 53
        const asText = (_: string, one: unknown) => (isLarge(one) ? String(one) : one)
        expect(parseJson(text)?.value).toEqual(JSON.parse(text, asText))
      }),
    )
  })

  test('trap 8: integers too large to be exact become text, codes beyond 32 bits stay numbers', () => {
    expect(parseJson('{"order_id":12345678901234567890,"error":400190001042}')?.value).toEqual({
      order_id: '12345678901234567890',
      error: 400_190_001_042,
    })
    expect(parseJson('[1e400, 0.1, 0.66666666666666666667]')?.value).toEqual([
      '1e400',
      0.1,
      0.6666666666666666,
    ])
  })

  test('trap 15: numbers as they were written', () => {
    const numbers = parseJsonAsWritten('[1.0, 1, 1e0, -0, 12345678901234567890]')
    expect((numbers?.value as unknown[]).map(numberAsWritten)).toEqual([
      '1.0',
      '1',
      '1e0',
      '-0',
      '12345678901234567890',
    ])
    expect(numberAsWritten('1.0')).toBeNull()
    expect(numberAsWritten({ isLosslessNumber: true, value: '1' })).toBeNull()
  })

  test.each(['', ' ', '{', '{"a":1,}', '[1,]', '<html>', "{'a':1}", 'NaN', '{"a":1}x', '\u0000'])(
    '%j is no JSON',
    (text) => {
      expect(parseJson(text)).toBeNull()
      expect(parseJsonAsWritten(text)).toBeNull()
    },
  )

  test('a key that says two things makes the whole unreadable', () => {
    expect(parseJson('{"a":1,"a":2}')).toBeNull()
    expect(parseJsonAsWritten('{"a":{"b":[1.0]},"a":{"b":[1]}}')).toBeNull()
    expect(parseJson('{"a":{"b":[1,2]},"a":{"b":[1]}}')).toBeNull()
    expect(parseJson('{"a":1,"\\u0061":2}')).toBeNull()
  })

  test('__proto__ is a key like any other, and changes no prototype', () => {
    const value = parseJson('{"__proto__":{"order_id":"1"}}')?.value as Record<string, unknown>
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    expect(value['order_id']).toBeUndefined()
    expect(Object.keys(value)).toEqual(['__proto__'])
  })

  test('what nests deeper than any message is refused, however deep, brackets in texts aside', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
    expect(parseJson(nested(32))).not.toBeNull()
    expect(parseJson(nested(33))).toBeNull()
    expect(parseJson(nested(1_000_000))).toBeNull()
    expect(parseJson('['.repeat(2_000_000))).toBeNull()
    expect(parseJson('{"a":'.repeat(500_000))).toBeNull()
    expect(parseJson(JSON.stringify({ a: `\\"${'['.repeat(100)}` }))).not.toBeNull()
    expect(parseJson(JSON.stringify(Array.from({ length: 100 }, () => [1])))).not.toBeNull()
  })
})
