import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createPlatform, type Platform, type PlatformOptions } from '../connect'
import { PlatformError } from '../errors'
import { json, silence, startTinyServer, type TinyServer } from '@/lib/testing/tiny-server'

const CONTEXT = { region: 'HK', language: 'en' } as const
const ORDER = { orderId: '88001', storeCode: 'HK-CENTRAL-01', reason: 'call 91234567' }
const SECRETS = {
  signature: { appId: 10_001, secretKey: 'very-secret-key' },
  parcel: { clientId: 'a-client', clientSecret: 'very-secret-too' },
}

const platforms: Platform[] = []
let server: TinyServer

beforeAll(async () => {
  server = await startTinyServer(silence)
})
afterEach(async () => {
  await Promise.all(platforms.splice(0).map((platform) => platform.close()))
  server.received.length = 0
})
afterAll(() => server.close())

function connect(options: Partial<PlatformOptions> = {}) {
  const zones = { AP1: { zone: 'AP1', host: server.host, ...SECRETS }, AP2: null } as const
  const platform = createPlatform({ zones, timeoutMs: 60_000, ...options })
  platforms.push(platform)
  return platform.food('AP1')
}

const settled = (call: Promise<unknown>) => call.catch((error: unknown) => error)

/** A real pino logger and all that it wrote. */
function capturedLog() {
  const written: string[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      written.push(chunk.toString())
      done()
    },
  })
  const lines = () => written.map((line) => JSON.parse(line) as Record<string, unknown>)
  return { log: pino({ level: 'trace' }, stream), text: () => written.join(''), lines }
}

describe('the log', () => {
  test('has one line for each call, with its outcome and its times', async () => {
    const { log, lines } = capturedLog()
    const food = connect({ log })
    server.answer(json({ error: 0, data: { order_id: '88001' } }))
    await food.cancelOrder(ORDER, CONTEXT)
    server.answer(json({ error: 263001, err_msg: 'no such order of Chan Tai Man' }))
    const refused = await settled(food.cancelOrder(ORDER, CONTEXT))
    server.answer((response) => response.destroy())
    await settled(food.cancelOrder(ORDER, CONTEXT))
    const gone = { ...CONTEXT, signal: AbortSignal.abort() }
    await settled(food.cancelOrder(ORDER, gone))

    const named = { family: 'food', operation: 'cancelOrder', msg: 'platform call' }
    expect(lines()).toMatchObject([
      { ...named, level: 30, outcome: 'ok', httpStatus: 200, code: null },
      { ...named, level: 30, outcome: 'refused', httpStatus: 200, code: '263001' },
      { ...named, level: 40, outcome: 'connection-lost', httpStatus: null, code: null },
      { ...named, level: 40, outcome: 'not-sent', ms: 0 },
    ])
    for (const line of lines()) {
      expect(line).toMatchObject({
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        ms: expect.any(Number) as number,
        waitedMs: expect.any(Number) as number,
      })
    }
    expect(lines()[1]?.['requestId']).toBe((refused as PlatformError).requestId)
  })

  test('holds no credential, no signature, no body and no words, whatever happens', async () => {
    const { log, text } = capturedLog()
    const food = connect({ log })
    const words = 'about Chan Tai Man, 91234567'
    for (const behaviour of [
      json({ error: 0, data: { order_id: '88001', partner_phone: '91234567' } }),
      json({ error: 262002, err_msg: `incorrect signature ${words}` }),
      json({ error: 50001, err_msg: words }, 500),
      json(`<html>${words}`),
      json(`{"error":0,"data":{"phone":"91234567"`),
    ]) {
      server.answer(behaviour)
      const error = await settled(food.cancelOrder(ORDER, CONTEXT))
      // As an error handler further up would log it.
      if (error instanceof PlatformError) log.error({ message: error.message, stack: error.stack })
    }
    const { auth } = JSON.parse(server.received[0]?.body ?? '') as { auth: { signature: string } }
    expect(text()).toContain('cancelOrder')
    for (const secret of [
      'very-secret-key',
      'very-secret-too',
      'a-client',
      auth.signature,
      '91234567',
      'Chan',
      'HK-CENTRAL-01',
      server.host,
    ]) {
      expect(text()).not.toContain(secret)
    }
  })
})

describe('the request id', () => {
  test('goes out with the request and comes back with the error, another for each call', async () => {
    server.answer(json({ error: 263001 }))
    const food = connect()
    const errors = [
      await settled(food.cancelOrder(ORDER, CONTEXT)),
      await settled(food.cancelOrder(ORDER, CONTEXT)),
    ]
    const sent = server.received.map(({ headers }) => headers['ks-client-request-id'])
    expect(errors.map((error) => (error as PlatformError).requestId)).toEqual(sent)
    expect(new Set(sent).size).toBe(2)
  })
})

describe('what calls say of the way', () => {
  test('each says it once; those that never tried it, or were given up, say nothing', async () => {
    const said: unknown[] = []
    const food = connect({
      onCall: (zone, { family, fault, at }) => said.push([zone, family, fault, at.getTime() > 0]),
    })
    server.answer(json({ error: 0 }))
    await food.cancelOrder(ORDER, CONTEXT)
    server.answer(json({ error: 262002 }))
    await settled(food.cancelOrder(ORDER, CONTEXT))
    await settled(food.cancelOrder(ORDER, { ...CONTEXT, signal: AbortSignal.abort() }))
    const leaving = new AbortController()
    server.answer(() => leaving.abort())
    await settled(food.cancelOrder(ORDER, { ...CONTEXT, signal: leaving.signal }))
    server.answer((response) => response.destroy())
    await settled(food.cancelOrder(ORDER, CONTEXT))
    expect(said).toEqual([
      ['AP1', 'food', null, true],
      ['AP1', 'food', '262002', true],
      ['AP1', 'food', 'connection-lost', true],
    ])
  })
})

describe('the clock', () => {
  test('the platform’s Date header says how far its clock is from ours', async () => {
    const seen: [string, number][] = []
    const food = connect({ onClockSkew: (zone, ms) => seen.push([zone, ms]) })
    const ahead = new Date(Date.now() + 300_000)
    for (const date of [ahead.toUTCString(), 'nonsense']) {
      server.answer((response) => {
        response.setHeader('date', date)
        response.end('{"error":0}')
      })
      await food.cancelOrder(ORDER, CONTEXT)
    }
    expect(seen).toHaveLength(1)
    expect(seen[0]?.[0]).toBe('AP1')
    expect(Math.abs((seen[0]?.[1] ?? 0) - 300_000)).toBeLessThan(30_000)
  })

  test('trap 18: a request is signed when it leaves, not when it queued', async () => {
    let seconds = 1_795_262_400
    const food = connect({ now: () => new Date(seconds * 1000) })
    const waiting: (() => void)[] = []
    server.answer((response) => waiting.push(() => response.end('{"error":0}')))
    const calls = Array.from({ length: 9 }, () => food.cancelOrder(ORDER, CONTEXT))
    await expect.poll(() => waiting.length).toBe(8)
    seconds += 500
    server.answer(json({ error: 0 }))
    for (const answer of waiting) answer()
    await Promise.all(calls)
    const stamps = server.received.map(
      ({ body }) => (JSON.parse(body) as { auth: { timestamp: number } }).auth.timestamp,
    )
    expect(stamps).toEqual([...Array<number>(8).fill(seconds - 500), seconds])
  })
})

describe('the connection', () => {
  test('is kept for the calls that follow', async () => {
    server.answer(json({ error: 0 }))
    const food = connect()
    for (let call = 0; call < 6; call++) await food.cancelOrder(ORDER, CONTEXT)
    // A second one, because the next call may start while the last answer is being put away.
    expect(new Set(server.received.map(({ socket }) => socket)).size).toBeLessThanOrEqual(2)
  })

  test('that breaks does not make a request go out twice', async () => {
    server.answer(json({ error: 0 }))
    const food = connect()
    await food.cancelOrder(ORDER, CONTEXT)
    server.answer((response) => response.destroy())
    await settled(food.cancelOrder(ORDER, CONTEXT))
    server.answer(json({ error: 0 }))
    await food.cancelOrder(ORDER, CONTEXT)
    expect(server.received).toHaveLength(3)
  })

  test('closing lets what is under way finish and turns away what waits', async () => {
    const food = connect()
    const waiting: (() => void)[] = []
    server.answer((response) => waiting.push(() => response.end('{"error":0}')))
    const calls = Array.from({ length: 9 }, () => settled(food.cancelOrder(ORDER, CONTEXT)))
    await expect.poll(() => waiting.length).toBe(8)
    const closed = platforms[0]?.close()
    expect(await calls[8]).toMatchObject({ kind: 'not-sent', reason: 'aborted' })
    for (const answer of waiting) answer()
    await closed
    for (const call of calls.slice(0, 8)) expect(await call).toMatchObject({ orderId: null })
    expect(server.received).toHaveLength(8)
  })
})
