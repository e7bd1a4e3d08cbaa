import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createPlatform, type Platform } from './connect'
import {
  ConnectionLost,
  NotSent,
  PlatformRefused,
  provesNothingHappened,
  ServerFailed,
  TimedOut,
  UnreadableAnswer,
} from './errors'
import { outOfTime } from '@/lib/testing/out-of-time'
import {
  json,
  silence,
  startTinyServer,
  type Behaviour,
  type TinyServer,
} from '@/lib/testing/tiny-server'

const CONTEXT = { region: 'HK', language: 'en' } as const
const ORDER = { orderId: '88001', storeCode: 'HK-CENTRAL-01' }
/** For what only the end of its time can end, and for all others, which must not run into it. */
const SHORT_MS = 1_500
const LONG_MS = 60_000

const platforms: Platform[] = []
let server: TinyServer

beforeAll(async () => {
  server = await startTinyServer(silence)
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(platforms.splice(0).map((platform) => platform.close()))
  server.received.length = 0
})
afterAll(() => server.close())

function connect(host = server.host, timeoutMs = LONG_MS, now?: () => Date) {
  const signature = { appId: 10_001, secretKey: 'simulator-secret-key' }
  const parcel = { clientId: '10001', clientSecret: 'simulator-client-secret' }
  const platform = createPlatform({
    zones: { AP1: { zone: 'AP1', host, signature, parcel }, AP2: null },
    timeoutMs,
    now,
  })
  platforms.push(platform)
  return platform
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'it succeeded',
    (error: unknown) => error,
  )

const isReceived = () => server.received.length > 0
const ask = (platform = connect()) => failureOf(platform.food('AP1').cancelOrder(ORDER, CONTEXT))

/** A server that speaks to sockets, beneath HTTP. */
async function startRawServer(onConnection: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const raw: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    onConnection(socket)
  })
  await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve))
  return {
    port: (raw.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy()
        raw.close(() => resolve())
      }),
  }
}

describe('after the request has left', () => {
  const partly: Behaviour = (response) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('{"error":0')
  }

  test.each<[string, Behaviour, unknown, number | null]>([
    ['silence', silence, TimedOut, null],
    ['an answer that never ends', partly, TimedOut, 200],
    ['a connection closed without an answer', (r) => r.destroy(), ConnectionLost, null],
    [
      'a connection closed within the answer',
      (response, request) => {
        partly(response, request)
        response.on('drain', () => response.destroy())
        setImmediate(() => response.destroy())
      },
      ConnectionLost,
      200,
    ],
    ['HTTP 500 with an envelope', json({ error: 261103 }, 500), ServerFailed, 500],
    ['HTTP 502 with HTML', json('<html>', 502), ServerFailed, 502],
    ['HTML', json('<!doctype html>'), UnreadableAnswer, 200],
    ['broken JSON', json('{"error":0,"data":{"order_id":"88'), UnreadableAnswer, 200],
    ['nothing at all', json(''), UnreadableAnswer, 200],
    ['nesting beyond measure', json('['.repeat(100_000)), UnreadableAnswer, 200],
    ['five megabytes', json(`"${'x'.repeat(5_000_000)}"`), UnreadableAnswer, 200],
  ])('%s leaves the outcome unknown', async (_, behaviour, kind, httpStatus) => {
    server.answer(behaviour)
    // How much of an answer has come the server cannot tell: there the clock is waited for.
    const error = await (behaviour === silence
      ? outOfTime(ask, { isReceived, timeoutMs: LONG_MS })
      : ask(connect(server.host, kind === TimedOut ? SHORT_MS : LONG_MS)))
    expect(error).toBeInstanceOf(kind)
    expect(error).toMatchObject({
      httpStatus,
      family: 'food',
      operation: 'cancelOrder',
      changes: true,
    })
    expect(provesNothingHappened(error)).toBe(false)
    expect(server.received).toHaveLength(1)
  })

  test('the caller hanging up leaves it unknown too', async () => {
    const hangUp = new AbortController()
    server.answer(() => hangUp.abort())
    const context = { ...CONTEXT, signal: hangUp.signal }
    const error = await failureOf(connect().food('AP1').cancelOrder(ORDER, context))
    expect(error).toBeInstanceOf(ConnectionLost)
  })

  test('a create that was answered without an order id is unknown, never a success', async () => {
    const order = {
      storeCode: 'HK-CENTRAL-01',
      clientOrderId: '1',
      orderedAt: new Date(0),
      recipient: { name: 'Chan', phone: '91234567', address: 'x', location: { lat: 22, lng: 114 } },
      total: 0 as never,
    }
    for (const data of [undefined, null, [], {}, { order_id: '' }, { order_id: null }, 'x']) {
      server.answer(json({ error: 0, data }))
      const error = await failureOf(connect().food('AP1').createOrder(order, CONTEXT))
      expect(error).toBeInstanceOf(UnreadableAnswer)
    }
  })
})

describe('the platform answering no', () => {
  test('trap 10: with HTTP 200 and a code, in either spelling', async () => {
    server.answer(json({ error: 263001, err_msg: 'delivery order does not exist' }))
    expect(await ask()).toMatchObject({ code: '263001', httpStatus: 200 })
    server.answer(json({ error: '263001', error_msg: 'does not exist' }))
    const error = await ask()
    expect(error).toBeInstanceOf(PlatformRefused)
    expect(error).toMatchObject({ platformText: 'does not exist' })
  })

  test('a wrong address is a refusal: HTTP 404 without an envelope', async () => {
    server.answer(json('Not Found', 404))
    const error = await ask()
    expect(error).toBeInstanceOf(PlatformRefused)
    expect(error).toMatchObject({ code: 'http-404', httpStatus: 404 })
  })
})

describe('before the request has left', () => {
  test('nobody listens', async () => {
    const gone = await startTinyServer(silence)
    await gone.close()
    const error = await ask(connect(gone.host))
    expect(error).toBeInstanceOf(NotSent)
    expect(error).toMatchObject({ reason: 'cannot-connect', cause: { code: 'ECONNREFUSED' } })
    expect(provesNothingHappened(error)).toBe(true)
  })

  test('the name does not exist', async () => {
    // Two dots make it no name at all, so that no resolver is asked.
    const error = await ask(connect('http://no..such.name'))
    expect(error).toBeInstanceOf(NotSent)
    expect(error).toMatchObject({ reason: 'cannot-connect', cause: { code: 'ENOTFOUND' } })
  })

  test('the secure connection is not agreed on, by refusal or by silence', async () => {
    for (const greet of [(socket: Socket) => void socket.end('no TLS here'), () => undefined]) {
      const raw = await startRawServer(greet)
      const error = await ask(connect(`https://127.0.0.1:${raw.port}`, SHORT_MS))
      expect(error).toBeInstanceOf(NotSent)
      expect(error).toMatchObject({ reason: 'cannot-connect' })
      await raw.close()
    }
  })

  test('the caller had hung up already', async () => {
    const context = { ...CONTEXT, signal: AbortSignal.abort() }
    const error = await failureOf(connect().food('AP1').cancelOrder(ORDER, context))
    expect(error).toBeInstanceOf(NotSent)
    expect(error).toMatchObject({ reason: 'aborted' })
    expect(server.received).toEqual([])
  })

  test('the zone is not configured', async () => {
    const error = await failureOf(connect().food('AP2').cancelOrder(ORDER, CONTEXT))
    expect(error).toBeInstanceOf(NotSent)
    expect(error).toMatchObject({
      reason: 'not-configured',
      operation: 'cancelOrder',
      changes: true,
    })
  })

  test('what was to be sent cannot be written', async () => {
    const order = { to: { location: { lat: 22, lng: 114 } }, storeCode: 'x' }
    const query = { ...order, scheduledFor: new Date(Number.NaN) }
    const error = await failureOf(connect().food('AP1').estimate(query, CONTEXT))
    expect(error).toBeInstanceOf(NotSent)
    expect(error).toMatchObject({ reason: 'unwritable' })
    expect(server.received).toEqual([])
  })

  test('the connection was closed for good', async () => {
    const platform = connect()
    await platform.close()
    expect(await ask(platform)).toMatchObject({ kind: 'not-sent', reason: 'aborted' })
  })

  test('a person waits in the queue no longer than a call may take; background work does', async () => {
    server.answer(json({ error: 0 }))
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    })
    const food = connect(server.host, 700).food('AP1')
    const call = (priority: 'person' | 'background') =>
      food.cancelOrder(ORDER, { ...CONTEXT, priority })
    // All that may start within one second; what comes after waits for the next.
    const first = Array.from({ length: 20 }, () => call('person'))
    const sweep = call('background')
    const late = failureOf(call('person'))
    await Promise.all(first)
    vi.advanceTimersByTime(700)
    expect(await late).toMatchObject({ kind: 'not-sent', reason: 'busy' })
    expect(server.received).toHaveLength(20)
    vi.advanceTimersByTime(300)
    vi.useRealTimers()
    await expect(sweep).resolves.toMatchObject({ orderId: null })
    expect(server.received).toHaveLength(21)
  })

  describe('past its last moment', () => {
    /** A clock that moves by hand, for both sides of the wait. */
    const handClock = () => {
      const start = Date.now()
      let ahead = 0
      return {
        now: () => new Date(start + ahead),
        move: (ms: number) => {
          ahead += ms
        },
      }
    }
    /** A server that keeps what it is asked for until it is told to answer. */
    function holdAnswers() {
      const held: (() => void)[] = []
      server.answer((response, request) => {
        held.push(() => json({ error: 0 })(response, request))
      })
      return () => {
        for (const answer of held.splice(0)) answer()
      }
    }

    test('what waits for its turn never leaves, however late its turn comes', async () => {
      const clock = handClock()
      const release = holdAnswers()
      const food = connect(server.host, 60_000, clock.now).food('AP1')
      const ahead = Array.from({ length: 8 }, () => food.cancelOrder(ORDER, CONTEXT))
      await expect.poll(() => server.received).toHaveLength(8)
      const late = failureOf(
        food.cancelOrder(ORDER, { ...CONTEXT, priority: 'background', leaveWithinMs: 30_000 }),
      )
      clock.move(30_001)
      release()
      expect(await late).toMatchObject({ kind: 'not-sent', reason: 'too-late' })
      await Promise.all(ahead)
      expect(server.received).toHaveLength(8)
    })

    test('nor what waits for its connection', async () => {
      const clock = handClock()
      const left: Date[] = []
      const food = connect(server.host, 60_000, clock.now).food('AP1')
      const options = { leaveWithinMs: 5_000, onLeave: (at: Date) => left.push(at) }
      const late = failureOf(food.cancelOrder(ORDER, { ...CONTEXT, ...options }))
      // Its turn has come, and no connection stands yet.
      clock.move(5_001)
      expect(await late).toMatchObject({ kind: 'not-sent', reason: 'too-late' })
      expect(server.received).toEqual([])
      expect(left).toEqual([])
    })

    test('what leaves in time says when it left', async () => {
      const clock = handClock()
      const left: Date[] = []
      server.answer(json({ error: 0 }))
      const food = connect(server.host, 60_000, clock.now).food('AP1')
      const options = { leaveWithinMs: 5_000, onLeave: (at: Date) => left.push(at) }
      await food.cancelOrder(ORDER, { ...CONTEXT, ...options })
      expect(left).toEqual([clock.now()])
    })
  })
})
