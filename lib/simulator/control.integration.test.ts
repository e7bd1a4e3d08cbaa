import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createdOrder, creation } from '../testing/simulator/food-requests'
import {
  type SimulatorUnderTest,
  simulatorUnderTest,
} from '../testing/simulator/simulator-under-test'

const CREATE = '/order/takeaway/create'
const INFO = '/order/takeaway/info'

let simulator: SimulatorUnderTest
beforeEach(async () => {
  simulator = await simulatorUnderTest()
})
afterEach(() => simulator.stop())

const control = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  simulator.stranger.control(method, path, body)
const arm = (kind: string, more: object = {}) =>
  control('POST', '/faults', { path: CREATE, kind, ...more })
const infoOf = async (key: Record<string, unknown>) => simulator.stranger.data(INFO, key)

type Logged = {
  method: string
  path: string
  headers: Record<string, string>
  body: { data?: { client_order_id?: string } }
  at: number
  response: { status: number; body: { error?: number } } | null
}
const requests = async (query = '') => (await control('GET', `/requests${query}`)).body as Logged[]

describe('requests log', () => {
  it('keeps every request, oldest first, with what was answered', async () => {
    const { request, key } = await createdOrder(simulator.stranger)
    await simulator.stranger.post('/elsewhere', 'not JSON')
    await infoOf(key)
    const [first, second, third] = await requests()
    expect(first).toMatchObject({
      method: 'POST',
      path: `/v1.3${CREATE}`,
      headers: { 'content-type': 'application/json' },
      body: { auth: { appid: 10001 }, data: { client_order_id: request.client_order_id } },
      at: simulator.clock.now(),
      response: { status: 200, body: { error: 0 } },
    })
    expect(second).toMatchObject({
      path: '/elsewhere',
      body: 'not JSON',
      response: { status: 404 },
    })
    expect(third?.path).toBe(`/v1.3${INFO}`)
  })

  it('is found by the whole path or its end, and does not list control calls', async () => {
    const { key } = await createdOrder(simulator.stranger)
    await infoOf(key)
    for (const path of [`/v1.3${CREATE}`, CREATE, encodeURIComponent(CREATE)])
      expect(await requests(`?path=${path}`)).toHaveLength(1)
    expect(await requests('?path=/nothing')).toEqual([])
    expect(await requests()).toHaveLength(2)
  })

  it('never shows a credential on the log lines', async () => {
    await createdOrder(simulator.stranger)
    const [logged] = await requests()
    const { auth } = logged?.body as unknown as { auth: { signature: string } }
    expect(simulator.lines[0]).toMatch(/^POST \/v1\.3\/order\/takeaway\/create 200 error=0 \d+ms$/)
    expect(simulator.lines.join()).not.toContain(auth.signature)
    expect(simulator.lines.join()).not.toContain('simulator-secret-key')
  })
})

describe('orders', () => {
  it('advance one status at a time, and no further than the last', async () => {
    const { orderId, key } = await createdOrder(simulator.stranger)
    for (const status of [9005, 9011, 9015, 9017, 9021])
      expect(await control('POST', `/orders/${orderId}/advance`)).toEqual({
        status: 200,
        body: { order_id: orderId, status },
      })
    expect(await infoOf(key)).toMatchObject({ order_status: 9021 })
    for (const move of ['advance', 'cancel']) {
      const { status, body } = await control('POST', `/orders/${orderId}/${move}`)
      expect(status).toBe(400)
      expect(body).toEqual({ error: `order ${orderId}: status 9021 is the last one` })
    }
  })

  it('stay where they are while held, other than by advance', async () => {
    const { orderId, key } = await createdOrder(simulator.stranger)
    expect((await control('POST', '/hold', { order_id: orderId })).status).toBe(200)
    await simulator.clock.advance(24 * 3_600_000)
    expect(await infoOf(key)).toMatchObject({ order_status: 9001 })
    await control('POST', `/orders/${orderId}/advance`)
    await simulator.clock.advance(24 * 3_600_000)
    expect(await infoOf(key)).toMatchObject({ order_status: 9005 })
  })

  it('stand from their first moment on under a number that is held before they are created', async () => {
    const client_order_id = '7770001'
    const held = await control('POST', '/hold', { client_order_id })
    expect(held).toEqual({ status: 200, body: { client_order_id } })
    const { key } = await createdOrder(simulator.stranger, { client_order_id })
    const other = await createdOrder(simulator.stranger, {
      client_order_id: '7770002',
      remark: 'another',
    })
    await simulator.clock.advance(24 * 3_600_000)
    expect(await infoOf(key)).toMatchObject({ order_status: 9001 })
    expect(await infoOf(other.key)).toMatchObject({ order_status: 9021 })
    await control('POST', '/reset')
    const again = await createdOrder(simulator.stranger, { client_order_id })
    await simulator.clock.advance(24 * 3_600_000)
    expect(await infoOf(again.key)).toMatchObject({ order_status: 9021 })
  })
})

describe('request faults', () => {
  const send = () => simulator.stranger.post(`/v1.3${CREATE}`, simulator.stranger.body(creation()))
  const sentAs = (clientOrderId: string) =>
    simulator.stranger.call(CREATE, creation({ client_order_id: clientOrderId, remark: 'again' }))

  it.each([`/v1.3${CREATE}`, CREATE])('are found at %s, as often as asked', async (path) => {
    expect((await arm('http_500', { path, times: 2 })).status).toBe(200)
    expect((await send()).status).toBe(500)
    expect((await send()).status).toBe(500)
    expect((await send()).status).toBe(200)
  })

  it('leave other paths alone', async () => {
    const { key } = await createdOrder(simulator.stranger)
    await arm('http_500')
    await infoOf(key)
  })

  it('error answers with the code, without the work', async () => {
    await arm('error', { code: 261103 })
    const answer = await sentAs('20260101')
    expect(answer).toEqual({ error: 261103, err_msg: 'error in a database operation' })
    expect(await sentAs('20260101')).toMatchObject({ error: 0 })
  })

  it('garbage answers what is not JSON', async () => {
    await arm('garbage')
    const response = await send()
    expect(response.status).toBe(200)
    await expect(response.json()).rejects.toThrow(SyntaxError)
  })

  it('drop_before closes the connection and does no work', async () => {
    await arm('drop_before')
    await expect(sentAs('20260102')).rejects.toThrow('fetch failed')
    expect(await sentAs('20260102')).toMatchObject({ error: 0 })
    expect((await requests())[0]?.response).toBeNull()
  })

  it('drop_after does the work and closes the connection', async () => {
    await arm('drop_after')
    const data = creation()
    await expect(simulator.stranger.call(CREATE, data)).rejects.toThrow('fetch failed')
    expect(await simulator.stranger.call(CREATE, data)).toMatchObject({ error: 261005 })
    expect(await sentAs(data.client_order_id)).toMatchObject({ error: 263004 })
    await simulator.receiver.waitFor(1)
    expect(simulator.receiver.received[0]?.data).toMatchObject({
      client_order_id: data.client_order_id,
      order_status: 9001,
    })
  })

  it('slow answers after its time, the work long done', async () => {
    await arm('slow', { ms: 3000 })
    const data = creation()
    const answer = simulator.stranger.call(CREATE, data)
    await simulator.receiver.waitFor(1)
    expect(await sentAs(data.client_order_id)).toMatchObject({ error: 263004 })
    await simulator.clock.advance(3000)
    expect(await answer).toMatchObject({ error: 0 })
  })

  it('timeout gives no answer until a reset closes the connection', async () => {
    await arm('timeout')
    const silent = send()
    const outcome = Promise.race([
      silent.then(
        () => 'answered',
        () => 'closed',
      ),
      untilLogged().then(() => 'silent'),
    ])
    expect(await outcome).toBe('silent')
    await control('POST', '/reset')
    await expect(silent).rejects.toThrow('fetch failed')
  })

  async function untilLogged() {
    while ((await requests()).length === 0) await simulator.clock.advance(0)
  }
})

describe('reset', () => {
  it('goes back to the start', async () => {
    const store = { client_merchant_id: 'HK-CENTRAL-01' }
    const { orderId, key, request } = await createdOrder(simulator.stranger)
    const close = { ...store, update_type: 'business_status', business_status: 0 }
    await simulator.stranger.call('/order/takeaway/merchants/status', close)
    await arm('http_500')
    await simulator.receiver.waitFor(1)
    expect((await control('POST', '/reset')).status).toBe(200)

    expect(await requests()).toEqual([])
    expect((await control('GET', '/callbacks')).body).toEqual([])
    expect(await simulator.stranger.call(INFO, key)).toMatchObject({ error: 263001 })
    const again = await simulator.stranger.data(CREATE, request)
    expect(again['order_id']).toBe(orderId)
    const place = { ...store, user_location: '22.2775,114.1720' }
    const distributable = await simulator.stranger.data('/order/takeaway/isdistributable', place)
    expect(distributable).toEqual({ distributable: 1 })
  })
})

describe('bad control input is refused in one sentence', () => {
  it.each([
    ['POST', '/faults', {}, 400, 'kind'],
    ['POST', '/faults', { kind: 'explode', path: CREATE }, 400, 'kind'],
    ['POST', '/faults', { kind: 'timeout' }, 400, 'path'],
    ['POST', '/faults', { kind: 'timeout', path: 'create' }, 400, 'path'],
    ['POST', '/faults', { kind: 'timeout', path: '/order/nothing' }, 400, 'path'],
    ['POST', '/faults', { kind: 'timeout', path: CREATE, times: 0 }, 400, 'times'],
    ['POST', '/faults', { kind: 'timeout', path: CREATE, times: '1' }, 400, 'times'],
    ['POST', '/faults', { kind: 'timeout', path: CREATE, colour: 'red' }, 400, 'colour'],
    ['POST', '/faults', { kind: 'slow', path: CREATE }, 400, 'ms'],
    ['POST', '/faults', { kind: 'slow', path: CREATE, ms: -1 }, 400, 'ms'],
    ['POST', '/faults', { kind: 'error', path: CREATE }, 400, 'code'],
    ['POST', '/faults', { kind: 'late_callback' }, 400, 'ms'],
    ['POST', '/faults', { kind: 'duplicate_callback', path: '/nowhere' }, 400, 'path'],
    ['POST', '/faults', 'text', 400, 'body'],
    ['POST', '/hold', {}, 400, 'order_id'],
    ['POST', '/hold', { order_id: 5 }, 400, 'order_id'],
    ['POST', '/hold', { order_id: '5' }, 404, 'order 5'],
    ['POST', '/exceptions', { order_id: '5' }, 400, 'text'],
    ['POST', '/exceptions', { order_id: '5', text: 'x' }, 404, 'order 5'],
    ['POST', '/orders/5/advance', undefined, 404, 'order 5'],
    ['POST', '/orders/5/dance', undefined, 404, 'dance'],
    ['GET', '/reset', undefined, 404, 'GET /_control/reset'],
  ] as const)('%s %s %j → %d', async (method, path, body, status, named) => {
    const answer = await control(method, path, body)
    expect(answer.status).toBe(status)
    const { error } = answer.body as { error: string }
    expect(error).toContain(named)
    expect(error).not.toContain('\n')
  })
})

describe('whom a fault is for', () => {
  const ordered = async (number: string) => {
    const body = creation({ client_order_id: number })
    return simulator.stranger.call(CREATE, body)
  }

  it('is whoever sends the text that it names, and nobody else', async () => {
    await arm('error', { code: 261000, containing: '700100010001' })
    expect(await ordered('700100010002')).toMatchObject({ error: 0 })
    expect(await ordered('700100010001')).toMatchObject({ error: 261000 })
  })

  it('is not who was spared, for whom it waits', async () => {
    await control('POST', '/spare', { containing: '700100010003' })
    await arm('error', { code: 261000 })
    expect(await ordered('700100010003')).toMatchObject({ error: 0 })
    expect(await ordered('700100010004')).toMatchObject({ error: 261000 })
  })
})
