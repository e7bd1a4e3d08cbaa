import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createPlatform, type Platform } from './connect'
import { NotSent, PlatformError, PlatformRefused, provesNothingHappened } from './errors'
import { outOfTime } from '@/lib/testing/out-of-time'
import {
  json,
  silence,
  startTinyServer,
  type Behaviour,
  type TinyServer,
} from '@/lib/testing/tiny-server'

const LONG_MS = 60_000
const TOKEN = json({ error: 0, data: { access_token: 'tok', expires_in: 86_400 } })

const platforms: Platform[] = []
let server: TinyServer
let answer: Behaviour

beforeAll(async () => {
  server = await startTinyServer((response, request) => {
    const behaviour = request.path?.endsWith('/oauth/token') ? TOKEN : answer
    behaviour(response, request)
  })
})
afterEach(async () => {
  await Promise.all(platforms.splice(0).map((platform) => platform.close()))
  server.received.length = 0
})
afterAll(() => server.close())

function connect(host = server.host) {
  const signature = { appId: 10_001, secretKey: 'k' }
  const parcel = { clientId: 'c', clientSecret: 's' }
  const zone = { host, signature, parcel }
  const platform = createPlatform({
    zones: { AP1: { zone: 'AP1', ...zone }, AP2: null },
    timeoutMs: LONG_MS,
  })
  platforms.push(platform)
  return platform
}

/** A create of each family, which is what matters most. */
const CREATES = {
  parcel: (platform: Platform, signal?: AbortSignal) =>
    platform
      .parcel('AP1')
      .createOrder(
        { merchantId: '700001', clientOrderId: 'P-1', product: 'DASH2HR', path: [] },
        { region: 'HK', language: 'en', signal },
      ),
  express: (platform: Platform, signal?: AbortSignal) =>
    platform
      .express()
      .createOrder(
        { merchantId: 800_001, product: 'HDP-ECOMM-H', draft: { clientOrderId: 'W-1' } },
        { language: 'en', signal },
      ),
}
type CreatedFamily = keyof typeof CREATES
const FAMILIES = ['parcel', 'express'] as const

async function failureOf(family: CreatedFamily, platform = connect(), signal?: AbortSignal) {
  const error = await CREATES[family](platform, signal).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(PlatformError)
  expect(error).toMatchObject({ family, operation: 'createOrder', changes: true })
  return error
}

const creates = () => server.received.filter(({ path }) => path?.endsWith('/create'))

describe.each(FAMILIES)('a create of %s', (family) => {
  test.each<[string, Behaviour, string]>([
    ['silence', silence, 'timed-out'],
    ['a connection closed without an answer', (response) => response.destroy(), 'connection-lost'],
    ['HTTP 500 with an envelope', json({ error: 261103 }, 500), 'server-failed'],
    ['HTTP 502 with HTML', json('<html>', 502), 'server-failed'],
    ['HTML', json('<!doctype html>'), 'unreadable-answer'],
    ['broken JSON', json('{"error":0,"data":{"order_id":"88'), 'unreadable-answer'],
    ['success without an order', json({ error: 0 }), 'unreadable-answer'],
    [
      'success with an empty order id',
      json({ error: 0, data: { order_id: '' } }),
      'unreadable-answer',
    ],
  ])('that meets %s is unknown, and goes out once', async (_, behaviour, kind) => {
    answer = behaviour
    const isReceived = () => creates().length > 0
    const error = await (behaviour === silence
      ? outOfTime(() => failureOf(family), { isReceived, timeoutMs: LONG_MS })
      : failureOf(family))
    expect(error).toMatchObject({ kind })
    expect(provesNothingHappened(error)).toBe(false)
    expect(creates()).toHaveLength(1)
    expect(creates()[0]?.headers['ks-client-request-id']).toBe((error as PlatformError).requestId)
  })

  test('whose caller hangs up is unknown too', async () => {
    const hangUp = new AbortController()
    answer = () => hangUp.abort()
    const error = await failureOf(family, connect(), hangUp.signal)
    expect(error).toMatchObject({ kind: 'connection-lost' })
  })

  test('that meets nobody did not happen', async () => {
    const gone = await startTinyServer(silence)
    await gone.close()
    const error = await failureOf(family, connect(gone.host))
    expect(error).toBeInstanceOf(NotSent)
    expect(error).toMatchObject({ reason: 'cannot-connect' })
    expect(provesNothingHappened(error)).toBe(true)
  })

  test.each([
    [200, 261004, true],
    [200, 262111, true],
    [200, 261005, false],
    [200, 263004, false],
    [400, 400190001042, true],
    [403, 40302, true],
    [403, 40303, false],
    [400, 400180070, false],
    [400, 4001260061, false],
    [400, 999, true],
  ])('refused with HTTP %i and %i: nothing happened is %s', async (httpStatus, code, proven) => {
    answer = json({ error: code, error_msg: 'its own words' }, httpStatus)
    const error = await failureOf(family)
    expect(error).toBeInstanceOf(PlatformRefused)
    expect(error).toMatchObject({ code: String(code), httpStatus, platformText: 'its own words' })
    expect(provesNothingHappened(error)).toBe(proven)
    expect(creates()).toHaveLength(1)
  })
})
