import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { requestParamString, sign, signature } from './signature'
import vectors from '../testing/signature-vectors.json'

const CREDENTIALS = { appId: 10_001, secretKey: 'simulator-secret-key' }

describe('signature', () => {
  test.each(vectors)('vector: $name', (vector) => {
    const credentials = { appId: vector.appid, secretKey: vector.secret_key }
    const params = requestParamString(vector.data)
    expect(params).toBe(vector.request_param_string)
    expect(createHash('md5').update(vector.pre_signature).digest('hex')).toBe(vector.signature)
    expect(signature(params, credentials, vector.timestamp)).toBe(vector.signature)
    expect(sign(vector.data, credentials, vector.timestamp)).toEqual({
      auth: {
        appid: vector.appid,
        timestamp: vector.timestamp,
        signature: vector.signature,
      },
      data: vector.data,
    })
  })

  test('trap 14: with nothing to sign the text starts with &', () => {
    const expected = createHash('md5').update('&10001&simulator-secret-key&5').digest('hex')
    expect(signature(requestParamString({ meta: {} }), CREDENTIALS, 5)).toBe(expected)
  })

  test('trap 13: null, booleans, objects, lists and what JSON drops are not signed', () => {
    const dropped = { a: null, b: true, c: {}, d: [1], e: undefined, f: Number.NaN, g: Infinity }
    expect(requestParamString(dropped)).toBe('')
    expect(requestParamString({ ...dropped, h: '', i: 0 })).toBe('h=&i=0')
  })

  test('trap 13: nothing is escaped', () => {
    expect(requestParamString({ b: 'x&c=1', a: '沙田 %20+' })).toBe('a=沙田 %20+&b=x&c=1')
  })

  test('keys are sorted by their bytes, beyond the sixteen-bit plane too', () => {
    const keys = ['\u{1F600}', '\uFF5E', 'é', 'z', 'a', '_', 'Z', '9']
    const sorted = requestParamString(Object.fromEntries(keys.map((key) => [key, 1])))
    const bytewise = ['9=1', 'Z=1', '_=1', 'a=1', 'z=1', 'é=1', '\uFF5E=1', '\u{1F600}=1']
    expect(sorted).toBe(bytewise.join('&'))
  })

  test('numbers are signed as JSON prints them', () => {
    const members = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.double())
    fc.assert(
      fc.property(members, (data) => {
        const onTheWire = JSON.parse(JSON.stringify(data)) as Record<string, number | null>
        const expected = Object.keys(onTheWire)
          .toSorted()
          .filter((key) => onTheWire[key] !== null)
          .map((key) => `${key}=${JSON.stringify(data[key])}`)
        expect(requestParamString(data)).toBe(expected.join('&'))
      }),
    )
  })

  test('the order in which members were written does not matter', () => {
    const members = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer()))
    fc.assert(
      fc.property(members, (data) => {
        const reversed = Object.fromEntries(Object.entries(data).toReversed())
        expect(requestParamString(reversed)).toBe(requestParamString(data))
      }),
    )
  })
})
