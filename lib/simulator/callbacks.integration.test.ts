import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createdOrder, TSIM_SHA_TSUI } from '../testing/simulator/food-requests'
import {
  type SimulatorUnderTest,
  simulatorUnderTest,
} from '../testing/simulator/simulator-under-test'
import { strangersSignature } from '../testing/simulator/stranger'

const minutes = expect.any(Number) as number
const range = expect.stringMatching(/^\d+-\d+$/) as string

let simulator: SimulatorUnderTest
beforeEach(async () => {
  simulator = await simulatorUnderTest()
})
afterEach(() => simulator.stop())

const advance = (orderId: string) =>
  simulator.stranger.control('POST', `/orders/${orderId}/advance`)
const attempts = async (orderId: string) =>
  (await simulator.stranger.control('GET', `/callbacks?order_id=${orderId}`)).body as {
    url: string
    body: { data: { order_status: number } }
    at: number
    attempt: number
    status: number | null
    response: unknown
    ok: boolean
  }[]

describe('food status callbacks (food §6.1)', () => {
  it('come for each status in turn, signed, typed, with null for what is reached', async () => {
    const { received, waitFor } = simulator.receiver
    const { orderId, request } = await createdOrder(simulator.stranger, {
      meta: { lang: 'zh-HK', region: 'HK' },
    })
    for (let i = 0; i < 5; i++) await advance(orderId)
    await waitFor(6)

    expect(received.map(({ data }) => data['order_status'])).toEqual([
      9001, 9005, 9011, 9015, 9017, 9021,
    ])
    for (const { path, auth, data } of received) {
      expect(path).toBe('/callbacks/food')
      expect(auth).toEqual({
        appid: 10001,
        timestamp: Math.floor(simulator.clock.now() / 1000),
        signature: strangersSignature(data, auth.timestamp),
      })
      expect(data['meta']).toEqual({ lang: 'zh-HK', region: 'HK' })
    }
    expect(received[0]?.data).toEqual({
      meta: { lang: 'zh-HK', region: 'HK' },
      order_id: orderId,
      client_order_id: request.client_order_id,
      timestamp: Math.floor(simulator.clock.now() / 1000),
      order_status: 9001,
      status_desc: '等待配送員接單',
      partner: { partner_name: '', partner_phone: '', partner_location: '' },
      cancel: { cancel_reason: '', code: '', cancel_user: '', cancel_time: '' },
      predicted_accept_time: minutes,
      predicted_accept_time_range: range,
      predicted_showup_time: minutes,
      predicted_showup_time_range: range,
      predicted_delivery_time: minutes,
      predicted_delivery_time_range: range,
    })
    const predicted = received.map(({ data }) => [
      data['predicted_accept_time'],
      data['predicted_showup_time'],
      data['predicted_delivery_time'],
    ])
    expect(predicted).toEqual([
      [minutes, minutes, minutes],
      [null, minutes, minutes],
      [null, null, minutes],
      [null, null, minutes],
      [null, null, minutes],
      [null, null, null],
    ])
    expect(received[1]?.data['partner']).toEqual({
      partner_name: expect.stringMatching(/^Courier \d+$/) as string,
      partner_phone: expect.stringMatching(/^\d{8}$/) as string,
      partner_location: expect.stringMatching(/^22\.\d+,114\.\d+$/) as string,
    })
  })

  it('tell of a cancellation, its time as text', async () => {
    const { orderId, key } = await createdOrder(simulator.stranger)
    await simulator.stranger.data('/order/takeaway/cancel', {
      ...key,
      cancel_reason: '售罄',
      user_code: '0042',
    })
    await simulator.receiver.waitFor(2)
    expect(simulator.receiver.received[1]?.data).toMatchObject({
      order_id: orderId,
      order_status: 9025,
      cancel: {
        cancel_reason: '售罄',
        code: '1001',
        cancel_user: '0042',
        cancel_time: String(Math.floor(simulator.clock.now() / 1000)),
      },
      predicted_delivery_time: null,
    })
  })

  it('tell of a cancellation by the platform, after pickup with 9026', async () => {
    const { orderId } = await createdOrder(simulator.stranger)
    for (let i = 0; i < 3; i++) await advance(orderId)
    const { body } = await simulator.stranger.control('POST', `/orders/${orderId}/cancel`)
    expect(body).toEqual({ order_id: orderId, status: 9026 })
    await simulator.receiver.waitFor(5)
    const last = simulator.receiver.received[4]?.data
    expect(last).toMatchObject({ order_status: 9026, cancel: { code: '2001', cancel_user: '' } })
  })

  it('are tried again when they are not acknowledged, and stop when they are', async () => {
    simulator.receiver.reply = { status: 200, body: '{"error":1,"err_msg":"later"}' }
    const { orderId } = await createdOrder(simulator.stranger)
    await simulator.stranger.control('POST', '/hold', { order_id: orderId })
    await simulator.receiver.waitFor(1)
    await untilLogged(1)
    const started = simulator.clock.now()
    await simulator.clock.advance(15_000)
    await simulator.receiver.waitFor(2)
    await untilLogged(2)
    simulator.receiver.reply = { status: 200, body: '{"error":0,"err_msg":""}' }
    await simulator.clock.advance(15_000)
    await simulator.receiver.waitFor(3)
    await untilLogged(3)
    await simulator.clock.advance(12 * 3_600_000)

    const log = await attempts(orderId)
    expect(log.map(({ at, attempt, status, ok }) => [at - started, attempt, status, ok])).toEqual([
      [0, 1, 200, false],
      [15_000, 2, 200, false],
      [30_000, 3, 200, true],
    ])
    expect(log[0]).toMatchObject({
      url: `${simulator.receiver.url}/callbacks/food`,
      body: { data: { order_status: 9001 } },
      response: { error: 1, err_msg: 'later' },
    })
    const [first, , third] = simulator.receiver.received
    expect(third?.data).toEqual(first?.data)
    expect(third?.auth.timestamp).toBe((first?.auth.timestamp ?? 0) + 30)
    expect(third?.auth.signature).toBe(strangersSignature(third!.data, third!.auth.timestamp))

    /** Waits until the simulator has taken note of the answer to so many attempts. */
    async function untilLogged(count: number) {
      while ((await attempts(orderId)).length < count) await simulator.clock.advance(0)
    }
  })

  it('ride along: the position of a callback is that of its moment', async () => {
    const { orderId } = await createdOrder(simulator.stranger, {
      receive: {
        user_name: 'Chan',
        user_phone: '91234567',
        user_address: 'Nathan Road',
        user_location: TSIM_SHA_TSUI,
      },
    })
    await simulator.clock.advance(60 * 60_000)
    await simulator.receiver.waitFor(6)
    const at = simulator.receiver.received
      .filter(({ data }) => data['order_id'] === orderId)
      .map(({ data }) => (data['partner'] as { partner_location: string }).partner_location)
    expect(at[2]).toBe('22.281900,114.158000')
    expect(at[3]).toBe('22.281900,114.158000')
    expect(at[5]).toBe('22.297500,114.172000')
    expect(new Set(at).size).toBe(5)
  })
})

describe('callback faults', () => {
  const arm = (kind: string, more: object = {}) =>
    simulator.stranger.control('POST', '/faults', { kind, ...more })
  const statuses = () => simulator.receiver.received.map(({ data }) => data['order_status'])

  it('duplicate_callback sends the next one twice', async () => {
    await arm('duplicate_callback', { path: '/callbacks/food', times: 1 })
    const { orderId } = await createdOrder(simulator.stranger)
    await advance(orderId)
    await simulator.receiver.waitFor(3)
    expect(statuses()).toEqual([9001, 9001, 9005])
  })

  it('reorder_callbacks sends the next one after the one that follows it', async () => {
    const { orderId } = await createdOrder(simulator.stranger)
    await simulator.receiver.waitFor(1)
    await arm('reorder_callbacks')
    await advance(orderId)
    await advance(orderId)
    await simulator.receiver.waitFor(3)
    expect(statuses()).toEqual([9001, 9011, 9005])
  })

  it('late_callback sends the next one late, while others pass it', async () => {
    await arm('late_callback', { ms: 5000 })
    const { orderId } = await createdOrder(simulator.stranger)
    await advance(orderId)
    await simulator.receiver.waitFor(1)
    await simulator.clock.advance(5000)
    await simulator.receiver.waitFor(2)
    expect(statuses()).toEqual([9005, 9001])
  })
})
