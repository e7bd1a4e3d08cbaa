import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparedCode, readScannedCode } from './scanned-code'

const codes = (text: string) => readScannedCode(text).codes

describe('readScannedCode', () => {
  it.each([
    ['w20261122000001', 'in capitals'],
    ['  W20261122000001\t', 'without what surrounds it'],
    ['Ｗ２０２６１１２２０００００１', 'typed full-width'],
    [']C1W20261122000001', 'behind the mark of a symbology'],
    ['\u001dW20261122000001\u001d', 'between separators of GS1'],
    [']d2\u001dW20261122000001', 'behind both'],
    ['W2026\u200b1122000001', 'with what nobody sees'],
  ])('%j: %s', (text) => {
    expect(codes(text)).toEqual(['W20261122000001'])
  })

  it('takes a number printed in groups both ways', () => {
    expect(codes('8800 1234  5678')).toEqual(['8800 1234 5678', '880012345678'])
  })

  it('takes an address apart, its query first, then its path from behind', () => {
    const read = readScannedCode('https://track.example/en/orders/880012345678?no=w-77&x=a b')
    expect(read).toEqual({
      codes: ['W-77', '880012345678', 'ORDERS'],
      url: 'https://track.example/en/orders/880012345678?no=w-77&x=a b',
    })
  })

  it('keeps the writing of an address: it may be one that is known', () => {
    expect(readScannedCode('http://t.example/q/AbC').url).toBe('http://t.example/q/AbC')
  })

  it('finds whatever number was kept, as it was printed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (number) => {
        const kept = comparedCode(number)
        fc.pre(kept !== '' && !kept.startsWith(']') && !/^HTTPS?:/.test(kept))
        expect(codes(` ${number}\t`)).toContain(kept)
      }),
    )
    expect(comparedCode(' ｗ-１  ａ\u200b ')).toBe('W-1 A')
  })

  it('gives nothing for nothing', () => {
    expect(readScannedCode(' \u001d ')).toEqual({ codes: [], url: null })
  })

  const anything = fc
    .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 40 })
    .map((units) => String.fromCharCode(...units))
  const addresses = fc
    .tuple(fc.constantFrom('https://t.example/', 'http://x.example/a?b='), fc.string())
    .map((parts) => parts.join(''))

  it('never fails, and gives a few codes in capitals at most', () => {
    fc.assert(
      fc.property(fc.oneof(anything, addresses), (text) => {
        const read = readScannedCode(text)
        expect(read.codes.length).toBeLessThanOrEqual(12)
        for (const code of read.codes) expect(code).toBe(code.toUpperCase())
      }),
    )
  })
})
