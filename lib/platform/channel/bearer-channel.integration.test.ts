import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPlatform, type Platform, type PlatformOptions } from '../connect'
import { NotSent, PlatformError, PlatformRefused, provesNothingHappened } from '../errors'
import type { ParcelApi } from '../parcel'
import type { NewParcelOrder } from '../parcel/create-order'
import { outOfTime } from '@/lib/testing/out-of-time'
import {
  json,
  silence,
  startTinyServer,
  type Behaviour,
  type TinyServer,
} from '@/lib/testing/tiny-server'

const START = new Date('2026-11-21T12:00:00Z').getTime()
const MINUTE = 60_000
const HK = { region: 'HK', language: 'en' } as const
const ORDER = { merchantId: '700001', orderId: '88001' }
const NEW_ORDER: NewParcelOrder = {
  merchantId: '700001',
  clientOrderId: 'P-17',
  product: 'DASH2HR',
  path: [],
}
const DONE = json({ error: 0, data: { order_id: '88001', status: { code: '9033' } } })

let server: TinyServer
let nowMs = START
let issued = 0
/** What `/oauth/token` does next, and what everything else does. */
let onToken: Behaviour
let onCall: Behaviour
const platforms: Platform[] = []

const token =
  (expiresIn: unknown = 86_400): Behaviour =>
  (response, request) => {
    issued += 1
    const data = { token_type: 'Bearer', access_token: `very-secret-token-${issued}` }
    json({ error: 0, data: { ...data, expires_in: expiresIn, scope: 'delivery' } })(
      response,
      request,
    )
  }

const isToken = (path: string | undefined) => path === '/parcel/v1.0/oauth/token'
const tokenCalls = () => server.received.filter(({ path }) => isToken(path))
const calls = () => server.received.filter(({ path }) => !isToken(path))
const tokensUsed = () =>
  calls().map(({ headers }) => headers.authorization?.replace('Bearer very-secret-token-', ''))

beforeAll(async () => {
  server = await startTinyServer((response, request) => {
    const behaviour = isToken(request.path) ? onToken : onCall
    behaviour(response, request)
  })
})
beforeEach(() => {
  nowMs = START
  issued = 0
  onToken = token()
  onCall = DONE
})
afterEach(async () => {
  await Promise.all(platforms.splice(0).map((platform) => platform.close()))
  server.received.length = 0
})
afterAll(() => server.close())

/** None of these calls runs into it by itself. */
const TIME_OUT_MS = 60_000

function connect(options: Partial<PlatformOptions> = {}): ParcelApi {
  const signature = { appId: 10_001, secretKey: 'k' }
  const parcel = { clientId: 'the-client', clientSecret: 'very-secret-secret' }
  const platform = createPlatform({
    zones: { AP1: { zone: 'AP1', host: server.host, signature, parcel }, AP2: null },
    timeoutMs: TIME_OUT_MS,
    now: () => new Date(nowMs),
    ...options,
  })
  platforms.push(platform)
  return platform.parcel('AP1')
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'it succeeded',
    (error: unknown) => error,
  )

/** The next calls are refused so, each once; then all is well. */
function refuseNext(...refusals: [code: number, httpStatus: number][]) {
  onCall = (response, request) => {
    const next = refusals.shift()
    const behaviour = next ? json({ error: next[0], err_msg: 'words' }, next[1]) : DONE
    behaviour(response, request)
  }
}

describe('the token', () => {
  test('is asked for with the zone’s credentials, and without a token', async () => {
    await connect().orderStatus(ORDER, HK)
    expect(JSON.parse(tokenCalls()[0]?.body ?? '')).toEqual({
      client_id: 'the-client',
      client_secret: 'very-secret-secret',
      grant_type: 'client_credentials',
      scope: 'delivery',
    })
    const { headers } = tokenCalls()[0]!
    expect(headers['content-type']).toBe('application/json;charset=UTF-8')
    expect(headers['ks-client-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    for (const name of ['authorization', 'ks-region', 'ks-lang']) {
      expect(headers).not.toHaveProperty(name)
    }
  })

  test('is asked for once by twenty callers at once, and serves the calls that follow', async () => {
    const parcel = connect()
    await Promise.all(Array.from({ length: 20 }, () => parcel.orderStatus(ORDER, HK)))
    await parcel.orderStatus(ORDER, HK)
    expect(tokenCalls()).toHaveLength(1)
    expect(tokensUsed()).toEqual(Array<string>(21).fill('1'))
  })

  test('trap 12: is asked for anew, once by all callers, before its 24 hours are over', async () => {
    const parcel = connect()
    await parcel.orderStatus(ORDER, HK)
    nowMs = START + 24 * 60 * MINUTE - 6 * MINUTE
    await parcel.orderStatus(ORDER, HK)
    nowMs += 2 * MINUTE
    await Promise.all(Array.from({ length: 5 }, () => parcel.orderStatus(ORDER, HK)))
    expect(tokensUsed()).toEqual(['1', '1', '2', '2', '2', '2', '2'])
    expect(tokenCalls()).toHaveLength(2)
  })

  test.each([
    [100, 89, '1'],
    [100, 91, '2'],
    ['100', 91, '2'],
    [null, 86_000, '1'],
    [null, 86_200, '2'],
    [0, 0, '2'],
  ])('that lives %j seconds is, after %i, number %s', async (lifetime, seconds, expected) => {
    onToken = token(lifetime)
    const parcel = connect()
    await parcel.orderStatus(ORDER, HK)
    nowMs += seconds * 1000
    await parcel.orderStatus(ORDER, HK)
    expect(tokensUsed()).toEqual(['1', expected])
  })

  test('that still serves is used when no other can be had', async () => {
    const parcel = connect()
    await parcel.orderStatus(ORDER, HK)
    nowMs = START + 24 * 60 * MINUTE - MINUTE
    onToken = json({ error: 50001 }, 500)
    await parcel.orderStatus(ORDER, HK)
    expect(tokensUsed()).toEqual(['1', '1'])
    nowMs += 2 * MINUTE
    expect(await failureOf(parcel.orderStatus(ORDER, HK))).toBeInstanceOf(NotSent)
  })

  test('is one for each zone', async () => {
    const zone = (name: 'AP1' | 'AP2') => ({
      zone: name,
      host: `${server.host}/${name}`,
      signature: { appId: 1, secretKey: 'k' },
      parcel: { clientId: `client-${name}`, clientSecret: 's' },
    })
    onCall = (response, request) =>
      (request.path?.endsWith('/oauth/token') ? token() : DONE)(response, request)
    const platform = createPlatform({
      zones: { AP1: zone('AP1'), AP2: zone('AP2') },
      timeoutMs: TIME_OUT_MS,
    })
    platforms.push(platform)
    await platform.parcel('AP1').orderStatus(ORDER, HK)
    await platform.parcel('AP2').orderStatus(ORDER, { region: 'SG', language: 'en' })
    const asked = server.received.filter(({ path }) => path?.endsWith('/oauth/token'))
    expect(
      asked.map(({ path, body }) => [path, (JSON.parse(body) as { client_id: string }).client_id]),
    ).toEqual([
      ['/AP1/parcel/v1.0/oauth/token', 'client-AP1'],
      ['/AP2/parcel/v1.0/oauth/token', 'client-AP2'],
    ])
    const used = server.received.filter(({ path }) => path?.endsWith('/order/status'))
    expect(used.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer very-secret-token-1',
      'Bearer very-secret-token-2',
    ])
  })
})

describe('a token that the platform refuses', () => {
  test.each<[number, number]>([
    [40101, 401],
    [40301, 403],
    [40011, 400],
    [50006, 500],
  ])('trap 11: %i is answered with another token, and the call goes out again', async (...no) => {
    refuseNext(no)
    const parcel = connect()
    await expect(parcel.orderInfo(ORDER, HK)).resolves.toMatchObject({ orderId: '88001' })
    expect(tokensUsed()).toEqual(['1', '2'])
    await parcel.orderInfo(ORDER, HK)
    expect(tokensUsed()).toEqual(['1', '2', '2'])
    const ids = calls().map(({ headers }) => headers['ks-client-request-id'])
    expect(new Set(ids).size).toBe(3)
  })

  test.each<[number, number]>([
    [40101, 401],
    [40301, 403],
    [40011, 401],
  ])('%i comes before the work: a create goes out again too', async (...no) => {
    refuseNext(no)
    await expect(connect().createOrder(NEW_ORDER, HK)).resolves.toMatchObject({ orderId: '88001' })
    expect(tokensUsed()).toEqual(['1', '2'])
  })

  test.each([500, 400, 200])(
    'trap 11: 50006 with HTTP %i leaves a create unknown: it does not go out again',
    async (httpStatus) => {
      refuseNext([50006, httpStatus])
      const parcel = connect()
      const error = await failureOf(parcel.createOrder(NEW_ORDER, HK))
      expect(error).toMatchObject({ kind: 'server-failed', code: '50006', httpStatus })
      expect(provesNothingHappened(error)).toBe(false)
      expect(tokensUsed()).toEqual(['1'])
      await parcel.orderStatus(ORDER, HK)
      expect(tokensUsed()).toEqual(['1', '2'])
    },
  )

  test('nor does a cancellation', async () => {
    refuseNext([50006, 500])
    const error = await failureOf(connect().cancelOrder(ORDER, HK))
    expect(error).toMatchObject({ kind: 'server-failed', code: '50006' })
    expect(calls()).toHaveLength(1)
  })

  test.each<[number, number]>([
    [40302, 403],
    [40303, 403],
    [40001, 400],
    [50001, 500],
  ])('%i has nothing to do with it', async (...no) => {
    refuseNext(no)
    expect(await failureOf(connect().orderInfo(ORDER, HK))).toMatchObject({ code: String(no[0]) })
    expect(tokensUsed()).toEqual(['1'])
  })

  test.each<[number, number]>([
    [40101, 401],
    [40301, 403],
    [40011, 401],
    [50006, 500],
  ])('never in a loop: %i for ever costs one more token a minute', async (code, httpStatus) => {
    onCall = json({ error: code, err_msg: 'wrong merchant' }, httpStatus)
    const parcel = connect()
    const ask = async () => {
      server.received.length = 0
      expect(await failureOf(parcel.orderInfo(ORDER, HK))).toMatchObject({ code: String(code) })
      return [calls().length, tokenCalls().length]
    }
    expect(await ask()).toEqual([2, 2])
    expect(await ask()).toEqual([1, 0])
    nowMs += 61_000
    expect(await ask()).toEqual([2, 1])
    expect(await ask()).toEqual([1, 0])
  })

  test('by all callers at once is replaced once for all of them', async () => {
    const parcel = connect()
    await parcel.orderStatus(ORDER, HK)
    const waiting: (() => void)[] = []
    onCall = (response, request) => {
      if (request.headers.authorization?.endsWith('-1')) {
        waiting.push(() => json({ error: 40301 }, 403)(response, request))
      } else DONE(response, request)
    }
    const all = Promise.all(Array.from({ length: 8 }, () => parcel.orderStatus(ORDER, HK)))
    await expect.poll(() => waiting.length).toBe(8)
    // The last answer comes when the others have another token already.
    for (const answer of waiting.splice(1)) answer()
    await expect.poll(() => calls().length).toBe(16)
    for (const answer of waiting) answer()
    await all
    expect(tokenCalls()).toHaveLength(2)
    expect(tokensUsed().filter((used) => used === '2')).toHaveLength(8)
  })
})

describe('without a token nothing is sent', () => {
  test('wrong credentials: refused with their code, for all who waited, by one request', async () => {
    onToken = json({ error: 40101, err_msg: 'invalid client' }, 401)
    const parcel = connect()
    const errors = await Promise.all([
      ...Array.from({ length: 5 }, () => failureOf(parcel.orderStatus(ORDER, HK))),
      failureOf(parcel.createOrder(NEW_ORDER, HK)),
    ])
    for (const error of errors) {
      expect(error).toBeInstanceOf(PlatformRefused)
      expect(error).toMatchObject({
        operation: 'token',
        changes: false,
        code: '40101',
        httpStatus: 401,
      })
      expect(provesNothingHappened(error)).toBe(true)
    }
    expect(tokenCalls()).toHaveLength(1)
    expect(calls()).toEqual([])
  })

  test.each<[string, Behaviour]>([
    ['an internal error', json({ error: 50001 }, 500)],
    ['silence', silence],
    ['a closed connection', (response) => response.destroy()],
    ['HTML', json('<html>')],
    ['no token', json({ error: 0, data: { token_type: 'Bearer' } })],
    ['a token that no header can hold', json({ error: 0, data: { access_token: 'a\nb' } })],
    ['a refusal that speaks of another request', json({ error: 40303 }, 403)],
  ])('%s: a create was not sent, whatever became of the token', async (_, behaviour) => {
    onToken = behaviour
    const create = () => failureOf(connect().createOrder(NEW_ORDER, HK))
    const isReceived = () => tokenCalls().length > 0
    const error = await (behaviour === silence
      ? outOfTime(create, { isReceived, timeoutMs: TIME_OUT_MS })
      : create())
    expect(error).toBeInstanceOf(NotSent)
    expect(error).toMatchObject({
      operation: 'createOrder',
      changes: true,
      reason: 'no-token',
      cause: { operation: 'token', changes: false },
      requestId: tokenCalls()[0]?.headers['ks-client-request-id'],
    })
    expect(provesNothingHappened(error)).toBe(true)
    expect(calls()).toEqual([])
  })

  test('nobody listens', async () => {
    const gone = await startTinyServer(silence)
    await gone.close()
    const signature = { appId: 1, secretKey: 'k' }
    const parcel = { clientId: 'c', clientSecret: 's' }
    const api = connect({
      zones: { AP1: { zone: 'AP1', host: gone.host, signature, parcel }, AP2: null },
    })
    expect(await failureOf(api.orderStatus(ORDER, HK))).toMatchObject({
      kind: 'not-sent',
      reason: 'cannot-connect',
      operation: 'orderStatus',
      changes: false,
    })
  })

  test('a caller who hangs up does not take the token from the others', async () => {
    const waiting: (() => void)[] = []
    onToken = (response, request) => waiting.push(() => token()(response, request))
    const parcel = connect()
    const hangUp = new AbortController()
    const gone = failureOf(parcel.orderStatus(ORDER, { ...HK, signal: hangUp.signal }))
    const stays = parcel.orderStatus(ORDER, HK)
    await expect.poll(() => waiting.length).toBe(1)
    hangUp.abort()
    expect(await gone).toMatchObject({ kind: 'not-sent', reason: 'aborted' })
    for (const answer of waiting) answer()
    await expect(stays).resolves.toMatchObject({ status: { code: 9033 } })
    expect(
      await failureOf(parcel.orderStatus(ORDER, { ...HK, signal: hangUp.signal })),
    ).toMatchObject({ kind: 'not-sent', reason: 'aborted' })
    expect(calls()).toHaveLength(1)
  })

  test('a token that comes past the last moment sends nothing, and serves the next call', async () => {
    const waiting: (() => void)[] = []
    onToken = (response, request) => waiting.push(() => token()(response, request))
    const parcel = connect()
    const late = failureOf(parcel.createOrder(NEW_ORDER, { ...HK, leaveWithinMs: 20_000 }))
    await expect.poll(() => waiting.length).toBe(1)
    nowMs += 20_001
    for (const answer of waiting) answer()
    expect(await late).toMatchObject({ kind: 'not-sent', reason: 'too-late' })
    expect(calls()).toEqual([])
    await parcel.orderStatus(ORDER, HK)
    expect(tokenCalls()).toHaveLength(1)
  })

  test('nor does a token that is renewed in between give more time', async () => {
    const parcel = connect()
    onCall = (response, request) => {
      nowMs += 20_001
      json({ error: 40101, err_msg: 'words' }, 401)(response, request)
    }
    const late = await failureOf(parcel.createOrder(NEW_ORDER, { ...HK, leaveWithinMs: 20_000 }))
    expect(late).toMatchObject({ kind: 'not-sent', reason: 'too-late' })
    expect(calls()).toHaveLength(1)
  })

  test('the zone is not configured', async () => {
    connect()
    const error = await failureOf(
      platforms[0]!.parcel('AP2').vas({ merchantId: '7', product: 'MPOINTS' }, HK),
    )
    expect(error).toMatchObject({
      kind: 'not-sent',
      reason: 'not-configured',
      operation: 'vas',
      changes: false,
    })
  })

  test('the connection was closed for good', async () => {
    const parcel = connect()
    await platforms[0]?.close()
    expect(await failureOf(parcel.orderStatus(ORDER, HK))).toMatchObject({
      kind: 'not-sent',
      reason: 'aborted',
    })
  })
})

test('no token and no secret is ever logged', async () => {
  const written: string[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      written.push(chunk.toString())
      done()
    },
  })
  const log = pino({ level: 'trace' }, stream)
  const parcel = connect({ log })
  refuseNext([40301, 403], [50006, 500], [40101, 401])
  for (let call = 0; call < 3; call++) {
    const error = await failureOf(parcel.createOrder(NEW_ORDER, HK))
    if (error instanceof PlatformError) log.error({ err: error })
  }
  onToken = json({ error: 0, data: { access_token: 'very-secret\n' + 'token' } })
  nowMs += 25 * 60 * MINUTE
  log.error({ err: await failureOf(parcel.createOrder(NEW_ORDER, HK)) })
  const text = written.join('')
  expect(text).toContain('"operation":"token"')
  expect(text).toContain('"operation":"createOrder"')
  for (const secret of ['very-secret', 'the-client', 'Bearer']) expect(text).not.toContain(secret)
})
