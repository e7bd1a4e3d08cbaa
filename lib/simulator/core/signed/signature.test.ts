import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { preSignature, requestParamString, signatureOf } from './signature'
import { isWireObject, parseWire } from './wire'

type Vector = {
  name: string
  appid: number
  secret_key: string
  timestamp: number
  data: Record<string, unknown>
  request_param_string: string
  pre_signature: string
  signature: string
}
const file = new URL('../../data/signature-vectors.json', import.meta.url)
const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vector[]

const wireData = (text: string) => {
  const value = parseWire(text)
  if (!isWireObject(value)) throw new Error('not an object')
  return value
}

describe('signature (conventions §5.2)', () => {
  it.each(vectors)('$name', (vector) => {
    const credentials = { appid: vector.appid, secretKey: vector.secret_key }
    const received = wireData(JSON.stringify(vector.data))
    for (const data of [vector.data, received]) {
      expect(requestParamString(data)).toBe(vector.request_param_string)
      expect(preSignature(data, credentials, vector.timestamp)).toBe(vector.pre_signature)
      expect(signatureOf(data, credentials, vector.timestamp)).toBe(vector.signature)
    }
  })

  it('signs received numbers as they were written, not as they would be printed again', () => {
    expect(requestParamString(wireData('{"a":1.0,"b":1e2,"c":-0,"d":0.10}'))).toBe(
      'a=1.0&b=1e2&c=-0&d=0.10',
    )
  })

  it('sorts by bytes also where UTF-16 would sort otherwise', () => {
    expect(requestParamString({ '\u{10000}': 'b', '\uffff': 'a' })).toBe('\uffff=a&\u{10000}=b')
  })
})
