import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { JsonValue } from '../http/parse-json'
import { factsOf, findQuotationKey } from './quote'

describe('the quotation key', () => {
  test.each<[JsonValue, string]>([
    [{ quotation_key: 'Q' }, 'quotation_key'],
    [{ quotation_id: 'Q', id: 'no' }, 'quotation_id'],
    [{ id: 'no', data: { quote_id: 'Q' } }, 'data.quote_id'],
    [{ quotationKey: 'Q' }, 'quotationKey'],
    [{ a: [{ b: { quote_key: 'Q' } }] }, 'a.0.b.quote_key'],
    [{ vas: [{ quotation_id: 'Q' }], id: 'no' }, 'vas.0.quotation_id'],
    [{ quotation: 'Q' }, 'quotation'],
    [{ quotation: { id: 'Q', fee: '1' } }, 'quotation.id'],
    [[{ id: 'Q' }], '0.id'],
    [{ vas: [{ id: 'no' }], result: { deeper: { key: 'Q' } } }, 'result.deeper.key'],
    [{ quotation_id: '', quote_id: null, quotation_key: 'Q' }, 'quotation_key'],
  ])('of %j is found', (data, name) => {
    expect(findQuotationKey(data)).toEqual({ name, key: 'Q' })
  })

  test('may be a number, and is text all the same', () => {
    expect(findQuotationKey({ quotation_id: 12 })?.key).toBe('12')
  })

  test.each<[JsonValue]>([
    [null],
    ['Q'],
    [{}],
    [[]],
    [{ fee: '1', merchant_id: '7', order_id: '5' }],
    [{ path: [{ id: 'a' }], items: { key: 'b' }, vas: [{ id: 'c' }], status: { id: 'd' } }],
    [{ id: '' }],
    [{ id: true }],
  ])('is not invented for %j', (data) => {
    expect(findQuotationKey(data)).toBeNull()
  })

  test('is the outermost of several', () => {
    expect(findQuotationKey({ a: { quotation_key: 'in' }, quote_id: 'out' })?.key).toBe('out')
  })
})

describe('what else a quote says', () => {
  test('is all there, in its order', () => {
    expect(factsOf({ fee: 12.5, list: ['a', { b: false }], none: null, empty: '' })).toEqual([
      { name: 'fee', value: '12.5' },
      { name: 'list.0', value: 'a' },
      { name: 'list.1.b', value: 'false' },
    ])
  })

  test('no answer makes either throw, and a key that is found is one of the facts', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const facts = factsOf(value as JsonValue)
        const found = findQuotationKey(value as JsonValue)
        if (found) expect(facts).toContainEqual({ name: found.name, value: found.key })
      }),
    )
  })
})
