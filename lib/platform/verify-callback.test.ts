import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { requestParamString, sign, signature } from './channel/signature'
import { signForTests } from '@/lib/testing/sign-for-tests'
import { verifyCallback } from './verify-callback'

const CREDENTIALS = { appId: 10_001, secretKey: 'simulator-secret-key' }
const NOW = new Date('2026-11-21T12:00:00Z')
const SECONDS = NOW.getTime() / 1000

const verify = (body: string, seconds = SECONDS) => verifyCallback(body, [CREDENTIALS], seconds)
const signed = (data: Readonly<Record<string, unknown>> | string) =>
  signForTests(data, CREDENTIALS, NOW)

const CALLBACK = {
  order_id: '88001',
  client_order_id: '202611210042',
  timestamp: SECONDS,
  order_status: 9015,
  predicted_delivery_time: null,
  partner: { partner_name: 'Chan', partner_location: '22.2819,114.158' },
  meta: { lang: 'en', region: 'HK' },
}

describe('a callback that the platform signed', () => {
  test('passes, with its data as plain JSON', () => {
    expect(verify(signed(CALLBACK))).toEqual({
      ok: true,
      data: CALLBACK,
      appId: 10_001,
      timestamp: SECONDS,
      stale: false,
    })
  })

  test.each(['1.0', '1', '1e2', '-0.50', '12345678901234567890', '0.1000'])(
    'trap 15: passes with the number %s as it was written',
    (number) => {
      const body = signed(`{"order_id":"88001","amount":${number}}`)
      expect(body).toContain(`"amount":${number}}`)
      expect(verify(body)).toMatchObject({ ok: true })
    },
  )

  test('trap 15: is refused when a number was printed anew', () => {
    const body = signed('{"order_id":"88001","amount":1.0}')
    expect(verify(body.replace('"amount":1.0', '"amount":1'))).toMatchObject({
      reason: 'bad-signature',
    })
  })

  test('trap 18: passes as stale when it is more than 180 seconds off, either way', () => {
    const body = signed(CALLBACK)
    for (const seconds of [SECONDS - 180, SECONDS + 180]) {
      expect(verify(body, seconds)).toMatchObject({ ok: true, stale: false })
    }
    for (const seconds of [SECONDS - 181, SECONDS + 181, SECONDS + 86_400]) {
      expect(verify(body, seconds)).toMatchObject({ ok: true, stale: true })
    }
  })

  test('passes with appid and timestamp as text, and the signature in capitals', () => {
    const params = requestParamString(CALLBACK)
    const auth = {
      appid: '10001',
      timestamp: String(SECONDS),
      signature: signature(params, CREDENTIALS, SECONDS).toUpperCase(),
    }
    expect(verify(JSON.stringify({ auth, data: CALLBACK }))).toMatchObject({ ok: true })
  })

  test('passes with any of the keys that an appid has, and names its own among several apps', () => {
    const keys = [
      { appId: 7, secretKey: 'other app' },
      { appId: 10_001, secretKey: 'old key' },
      CREDENTIALS,
    ]
    expect(verifyCallback(signed(CALLBACK), keys, SECONDS)).toMatchObject({ appId: 10_001 })
    const ofSeven = signForTests(CALLBACK, { appId: 7, secretKey: 'other app' }, NOW)
    expect(verifyCallback(ofSeven, keys, SECONDS)).toMatchObject({ ok: true, appId: 7 })
  })

  test('an integer too large to be exact arrives as text', () => {
    const verdict = verify(signed('{"order_id":12345678901234567890}'))
    expect(verdict).toMatchObject({ ok: true, data: { order_id: '12345678901234567890' } })
  })

  test('whatever its members are, it passes', () => {
    const data = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }))
    fc.assert(fc.property(data, (members) => verify(signed(members)).ok))
  })
})

describe('anything else', () => {
  test.each([
    ['not-json', ''],
    ['not-json', 'x'],
    ['not-json', '{"auth":'],
    ['not-json', '['.repeat(1_000_000)],
    ['not-json', `{"data":${'{"a":'.repeat(100_000)}`],
    ['no-envelope', 'null'],
    ['no-envelope', '[]'],
    ['no-envelope', '"text"'],
    ['no-envelope', '{}'],
    ['no-envelope', '{"auth":{},"data":{}}'],
    ['no-envelope', '{"auth":[],"data":{}}'],
    ['no-envelope', '{"auth":{"appid":10001,"timestamp":1,"signature":"x"},"data":[]}'],
    ['no-envelope', '{"auth":{"appid":10001,"timestamp":1,"signature":5},"data":{}}'],
    ['no-envelope', '{"auth":{"appid":10001,"timestamp":"now","signature":"x"},"data":{}}'],
    ['no-envelope', '{"auth":{"appid":-1,"timestamp":1,"signature":"x"},"data":{}}'],
    ['unknown-app', '{"auth":{"appid":10002,"timestamp":1,"signature":"x"},"data":{}}'],
    ['bad-signature', '{"auth":{"appid":10001,"timestamp":1,"signature":""},"data":{}}'],
    ['bad-signature', '{"auth":{"appid":10001,"timestamp":1,"signature":"ééé"},"data":{}}'],
  ])('is refused as %s', (reason, body) => {
    expect(verify(body)).toEqual({ ok: false, reason })
  })

  test('is refused when there are no credentials at all', () => {
    expect(verifyCallback(signed(CALLBACK), [], SECONDS)).toEqual({
      ok: false,
      reason: 'unknown-app',
    })
  })

  test('a key that says two things is refused, before the signature is looked at', () => {
    const body = signed({ order_id: '1' })
    for (const forged of [
      body.replace('"order_id":"1"', '"order_id":"2","order_id":"1"'),
      body.replace('"order_id":"1"', '"order_id":"1","order_id":"2"'),
      body.replace('"data":', '"data":{"order_id":"2"},"data":'),
    ]) {
      expect(forged).not.toBe(body)
      expect(verify(forged)).toEqual({ ok: false, reason: 'not-json' })
    }
  })

  test('members cannot be slipped in through __proto__', () => {
    const { auth } = sign({ timestamp: 1 }, CREDENTIALS, SECONDS)
    const data = '{"timestamp":1,"__proto__":{"order_id":"88001","order_status":9021}}'
    const verdict = verify(`{"auth":${JSON.stringify(auth)},"data":${data}}`)
    expect(verdict.ok && verdict.data['order_id']).toBe(undefined)
    expect(({} as Record<string, unknown>)['order_id']).toBeUndefined()
  })

  test('a body of two megabytes is dealt with like any other', () => {
    const body = signed({ ...CALLBACK, status_desc: 'x'.repeat(2_000_000) })
    expect(verify(body)).toMatchObject({ ok: true })
    expect(verify(body.replace('9015', '9021'))).toMatchObject({ reason: 'bad-signature' })
  })

  test('no text makes it throw', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json({ maxDepth: 6 }),
      fc.jsonValue().map((auth) => JSON.stringify({ auth, data: {} })),
      fc.jsonValue().map((data) => JSON.stringify({ auth: { appid: 10_001 }, data })),
    )
    fc.assert(
      fc.property(texts, (text) => {
        expect(verify(text).ok).toBe(false)
      }),
    )
  })
})

describe('what the signature covers', () => {
  const names = fc.stringMatching(/^[a-z_]{1,8}$/)
  const signedValues = fc.oneof(fc.string(), fc.integer(), fc.double({ noNaN: true }))
  const members = fc.dictionary(names, signedValues, { minKeys: 1 })

  test('every change of a signed value is noticed', () => {
    fc.assert(
      fc.property(members, fc.nat(), signedValues, (data, pick, other) => {
        const { auth } = sign(data, CREDENTIALS, SECONDS)
        const keys = Object.keys(data)
        const key = keys[pick % keys.length]!
        fc.pre(Number.isFinite(data[key]) || typeof data[key] === 'string')
        fc.pre(textOf(data[key]) !== textOf(other))
        const verdict = verify(JSON.stringify({ auth, data: { ...data, [key]: other } }))
        expect(verdict).toEqual({ ok: false, reason: 'bad-signature' })
      }),
    )
  })

  test('every member added, removed or renamed is noticed', () => {
    const { auth } = sign({ a: '1', b: 2 }, CREDENTIALS, SECONDS)
    for (const data of [{ a: '1' }, { b: 2 }, { a: '1', b: 2, c: '' }, { a: '1', c: 2 }, {}]) {
      expect(verify(JSON.stringify({ auth, data }))).toMatchObject({ reason: 'bad-signature' })
    }
  })

  test('another appid, moment or key is noticed', () => {
    const { auth, data } = sign(CALLBACK, CREDENTIALS, SECONDS)
    const later = JSON.stringify({ auth: { ...auth, timestamp: SECONDS + 1 }, data })
    expect(verify(later)).toMatchObject({ reason: 'bad-signature' })
    const both = [{ appId: 10_002, secretKey: CREDENTIALS.secretKey }, CREDENTIALS]
    const asOther = JSON.stringify({ auth: { ...auth, appid: 10_002 }, data })
    expect(verifyCallback(asOther, both, SECONDS)).toMatchObject({ reason: 'bad-signature' })
    const otherKey = [{ appId: 10_001, secretKey: 'guess' }]
    expect(verifyCallback(signed(CALLBACK), otherKey, SECONDS)).toMatchObject({ ok: false })
  })

  test('trap 16: no change of what is nested, null or a truth value is noticed: it is a hint', () => {
    const unsigned = fc.oneof(
      fc.constant(null),
      fc.boolean(),
      fc.array(fc.jsonValue({ maxDepth: 2 })),
      fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })),
    )
    fc.assert(
      fc.property(members, unsigned, unsigned, (data, before, after) => {
        const { auth } = sign({ ...data, partner: before }, CREDENTIALS, SECONDS)
        const forged = JSON.stringify({ auth, data: { ...data, partner: after } })
        expect(verify(forged)).toMatchObject({ ok: true })
      }),
    )
  })
})

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
