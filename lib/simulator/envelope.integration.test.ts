import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { creation } from '../testing/simulator/food-requests'
import {
  type SimulatorUnderTest,
  simulatorUnderTest,
} from '../testing/simulator/simulator-under-test'
import { type Envelope, strangersSignature } from '../testing/simulator/stranger'

const PATH = '/v1.3/order/takeaway/preassigntime'
const STORE = { client_merchant_id: 'HK-CENTRAL-01' }

let simulator: SimulatorUnderTest
beforeAll(async () => {
  simulator = await simulatorUnderTest()
})
afterAll(() => simulator.stop())

async function answerTo(body: string) {
  const response = await simulator.stranger.post(PATH, body)
  expect(response.status).toBe(200)
  return (await response.json()) as Envelope
}
const signed = (data: object, auth: object = {}) =>
  simulator.stranger.body({ ...STORE, ...data }, { ...auth })
const now = () => Math.floor(simulator.clock.now() / 1000)

describe('the envelope (conventions §2.2, §5.2, §7.1)', () => {
  it('lets a right request through, with a Date to measure the clock by', async () => {
    const response = await simulator.stranger.post(PATH, signed({}))
    expect(response.headers.get('date')).toMatch(/GMT$/)
    expect(await response.json()).toMatchObject({ error: 0, data: { time: 2 } })
  })

  const whole = () => JSON.parse(signed({})) as Record<string, Record<string, unknown>>
  it.each([
    ['auth', 'auth.appid'],
    ['auth.appid', 'auth.appid'],
    ['auth.timestamp', 'auth.timestamp'],
    ['auth.signature', 'auth.signature'],
    ['data', 'data'],
  ])('misses %s (261003)', async (left, named) => {
    const body = whole()
    const [group = '', member] = left.split('.')
    if (member === undefined) Reflect.deleteProperty(body, group)
    else Reflect.deleteProperty(body[group]!, member)
    const { error, err_msg } = await answerTo(JSON.stringify(body))
    expect({ error, err_msg }).toEqual({
      error: 261003,
      err_msg: `missing mandatory parameters: ${named}`,
    })
  })

  it.each([
    [{ auth: 5 }, 'auth'],
    [{ data: [] }, 'data'],
    [{ auth: { appid: '10001' } }, 'auth.appid'],
    [{ auth: { timestamp: '1' } }, 'auth.timestamp'],
    [{ auth: { timestamp: 1.5 } }, 'auth.timestamp'],
    [{ auth: { signature: 1 } }, 'auth.signature'],
  ])('finds %j of the wrong type (261004)', async (change, named) => {
    const body = whole()
    const { auth } = change as { auth?: unknown }
    const merged =
      typeof auth === 'object'
        ? { ...body, auth: { ...body['auth'], ...auth } }
        : { ...body, ...change }
    const { error, err_msg } = await answerTo(JSON.stringify(merged))
    expect(error).toBe(261004)
    expect(err_msg).toContain(`incorrect parameters: ${named}`)
  })

  it.each(['{', 'null', '[]', '"text"', '{"auth":1,"auth":2}', '['.repeat(100_000)])(
    'refuses a body that is no JSON object (261004): %#',
    async (body) => {
      expect(await answerTo(body)).toMatchObject({ error: 261004 })
    },
  )

  it('finds everything missing in an empty body (261003)', async () => {
    expect(await answerTo('')).toMatchObject({ error: 261003 })
  })

  it('knows one account (262001)', async () => {
    expect(await answerTo(signed({}, { appid: 10002 }))).toMatchObject({ error: 262001 })
  })

  it('accepts 180 seconds of difference and no more (261002)', async () => {
    const at = (timestamp: number) => {
      const data = { meta: { lang: 'en', region: 'HK' }, ...STORE }
      const signature = strangersSignature(data, timestamp)
      return answerTo(JSON.stringify({ auth: { appid: 10001, timestamp, signature }, data }))
    }
    for (const seconds of [-180, 180]) expect(await at(now() + seconds)).toMatchObject({ error: 0 })
    for (const seconds of [-181, 181])
      expect(await at(now() + seconds)).toMatchObject({ error: 261002 })
    expect(await at(simulator.clock.now())).toMatchObject({ error: 261002 })
  })

  it('refuses a wrong signature (262002)', async () => {
    const data = { meta: { lang: 'en', region: 'HK' }, ...STORE }
    const right = strangersSignature(data, now())
    for (const signature of [
      right.toUpperCase(),
      right.replace(/^./, (first) => (first === '0' ? '1' : '0')),
      strangersSignature(data, now(), 'another-secret'),
      strangersSignature({ ...data, client_merchant_id: 'HK-MONGKOK-02' }, now()),
    ])
      expect(await answerTo(signed({}, { signature }))).toMatchObject({ error: 262002 })
  })

  it('computes the signature over numbers as they are written: 1.0 is not 1', async () => {
    const timestamp = now()
    const send = (signedAs: string) =>
      answerTo(
        `{"auth":{"appid":10001,"timestamp":${timestamp},"signature":"${strangersSignature(
          { ...STORE, extra: signedAs },
          timestamp,
        )}"},"data":{"meta":{"lang":"en","region":"HK"},"client_merchant_id":"HK-CENTRAL-01","extra":1.0}}`,
      )
    expect(await send('1')).toMatchObject({ error: 262002 })
    expect(await send('1.0')).toMatchObject({ error: 0 })
  })

  it('signs Chinese and separators unescaped, and neither null, booleans, objects nor lists', async () => {
    const data = { note: '沙田 & a=b', nothing: null, flag: true, list: [1], object: { a: 1 } }
    expect(await answerTo(signed(data))).toMatchObject({ error: 0 })
  })

  it.each([
    [{}, 261003, 'data.meta.lang'],
    [undefined, 261003, 'data.meta.lang'],
    [{ lang: 'en' }, 261003, 'data.meta.region'],
    [{ lang: 1, region: 'HK' }, 261004, 'data.meta.lang'],
    [{ lang: 'en', region: 'XX' }, 261004, 'data.meta.region'],
    [{ lang: 'zh-HK', region: 'SG' }, 261004, 'data.meta.lang'],
    [{ lang: 'ms', region: 'HK' }, 261004, 'data.meta.lang'],
    ['en', 261004, 'data.meta'],
  ])('reads the language and region table: %j', async (meta, code, named) => {
    const { error, err_msg } = await answerTo(signed({ meta }))
    expect(error).toBe(code)
    expect(err_msg).toContain(`: ${named}`)
  })

  it('accepts each region with its own languages', async () => {
    const pairs = [
      ['HK', 'zh-HK'],
      ['SG', 'en'],
      ['KUL', 'ms'],
      ['BKK', 'th'],
      ['VNTTH', 'vi'],
      ['TPE', 'zh-TW'],
    ]
    for (const [region, lang] of pairs) {
      const expected = region === 'HK' ? 0 : 264100
      expect(await answerTo(signed({ meta: { lang, region } }))).toMatchObject({ error: expected })
    }
  })

  it('asks who is speaking before it judges what is said', async () => {
    const bad = { client_merchant_id: 5, meta: {} }
    expect(await answerTo(signed(bad, { appid: 1, signature: 'x' }))).toMatchObject({
      error: 262001,
    })
    expect(await answerTo(signed(bad, { timestamp: 1, signature: 'x' }))).toMatchObject({
      error: 261002,
    })
    expect(await answerTo(signed(bad, { signature: 'x' }))).toMatchObject({ error: 262002 })
  })
})

describe('outside the envelope', () => {
  it.each([
    '/',
    '/v1.3',
    '/v1.3/',
    '/v1.3/order/takeaway/create/',
    '/v1.3/order/takeaway/nothing',
    '/v1.2/order/takeaway/create',
    '/order/takeaway/create',
    '/v1.3/constructor',
  ])('answers 404 without an envelope at %s', async (path) => {
    const response = await simulator.stranger.post(path, simulator.stranger.body(creation()))
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await response.text()).not.toContain('error')
  })

  it('takes POST alone', async () => {
    const response = await fetch(`${simulator.stranger.url}${PATH}`)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })

  it('does not read a body of 2 MB', async () => {
    const response = await simulator.stranger.post(PATH, 'x'.repeat(2_000_000))
    expect(response.status).toBe(413)
    expect(await answerTo(signed({}))).toMatchObject({ error: 0 })
  })
})
