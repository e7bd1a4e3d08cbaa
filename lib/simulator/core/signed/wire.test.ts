import { describe, expect, it } from 'vitest'
import { canonicalText, parseWire, WireNumber } from './wire'

describe('wire JSON', () => {
  it('keeps the text of numbers', () => {
    expect(parseWire('{"a":[1.50,2]}')).toEqual({
      a: [new WireNumber('1.50'), new WireNumber('2')],
    })
  })

  it('refuses what is not JSON, and a key that says two things', () => {
    for (const text of ['{', '{"a":1,}', '{"a":1,"a":2}', "{'a':1}", '[01]'])
      expect(() => parseWire(text)).toThrow(SyntaxError)
  })

  it('writes the same data as the same text, whatever the order of keys', () => {
    const one = canonicalText(parseWire('{"b":[true,null],"a":{"d":"x","c":1}}'))
    expect(canonicalText(parseWire('{"a":{"c":1,"d":"x"},"b":[true,null]}'))).toBe(one)
    expect(canonicalText(parseWire('{"a":{"c":1.0,"d":"x"},"b":[true,null]}'))).not.toBe(one)
  })
})
