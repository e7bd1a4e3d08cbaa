import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createdWaybill, expressCreation } from '../testing/simulator/express-requests'
import {
  type SimulatorUnderTest,
  simulatorUnderTest,
} from '../testing/simulator/simulator-under-test'
import { strangersSignature } from '../testing/simulator/stranger'

let simulator: SimulatorUnderTest
beforeEach(async () => {
  simulator = await simulatorUnderTest()
})
afterEach(() => simulator.stop())

const control = (path: string, body?: object) => simulator.stranger.control('POST', path, body)
const statuses = (path: string) =>
  simulator.receiver.received
    .filter((callback) => callback.path === path)
    .map(({ data }) => data['order_status'])

describe('waybill status callbacks (express §6)', () => {
  it('come in current and legacy codes, to an address each, signed', async () => {
    const { received, waitFor } = simulator.receiver
    const { orderId, request } = await createdWaybill(simulator.express, {
      meta: { lang: 'zh-HK', region: 'HK' },
      client_shipment_code: 'WEB-9',
    })
    for (let i = 0; i < 4; i++) {
      const { body } = await control(`/orders/${orderId}/advance`)
      expect(body).toEqual({ order_id: orderId, status: [1, 9, 2, 4][i] })
    }
    await waitFor(8)
    expect(statuses('/callbacks/express')).toEqual([9005, 9015, 9021])
    expect(statuses('/callbacks/express-legacy')).toEqual([8, 1, 9, 2, 4])
    const filled = expect.stringMatching(/./) as string
    const timestamp = Math.floor(simulator.clock.now() / 1000)
    for (const { path, auth, data } of received) {
      expect(auth.signature).toBe(strangersSignature(data, auth.timestamp))
      const common = {
        meta: { lang: 'zh-HK', region: 'HK' },
        order_id: orderId,
        client_order_id: request.client_order_id,
        order_status: expect.any(Number) as number,
        status_desc: expect.stringMatching(/\p{Script=Han}/u) as string,
        timestamp,
      }
      const current = {
        merchant_id: '800001',
        shipment_code: filled,
        client_shipment_code: 'WEB-9',
        exception_description: '',
      }
      expect(data).toEqual(path === '/callbacks/express' ? { ...common, ...current } : common)
    }
  })

  it('tell that something went wrong, with the status as it is', async () => {
    const { orderId } = await createdWaybill(simulator.express)
    const report = { order_id: orderId, text: 'Nobody at home' }
    expect((await control('/exceptions', report)).body).toEqual({ order_id: orderId, status: 8 })
    await simulator.receiver.waitFor(3)
    expect(statuses('/callbacks/express')).toEqual([9005, 9005])
    expect(statuses('/callbacks/express-legacy')).toEqual([8])
    const told = simulator.receiver.received.map(({ data }) => data['exception_description'])
    expect(told.filter(Boolean)).toEqual(['Nobody at home'])
  })

  it('tell of a cancellation, before collection and after it', async () => {
    const before = await createdWaybill(simulator.express)
    await simulator.express.data('/order/homeexpress/cancel', before.key)
    const after = await createdWaybill(simulator.express)
    for (let i = 0; i < 2; i++) await control(`/orders/${after.orderId}/advance`)
    expect((await control(`/orders/${after.orderId}/cancel`)).body).toMatchObject({ status: 6 })
    await simulator.receiver.waitFor(2 + 2 + 2 + 1 + 2 + 2)
    const last = (path: string, orderId: string) =>
      simulator.receiver.received
        .filter((callback) => callback.path === path && callback.data['order_id'] === orderId)
        .at(-1)?.data['order_status']
    expect(last('/callbacks/express', before.orderId)).toBe(9025)
    expect(last('/callbacks/express', after.orderId)).toBe(9026)
    expect(last('/callbacks/express-legacy', before.orderId)).toBe(6)
    expect(last('/callbacks/express-legacy', after.orderId)).toBe(6)
  })

  it('are retried to the address that did not acknowledge', async () => {
    simulator.receiver.reply = { status: 500, body: '' }
    const { orderId } = await createdWaybill(simulator.express)
    await control('/hold', { order_id: orderId })
    await simulator.receiver.waitFor(2)
    const attempts = async () =>
      (await simulator.stranger.control('GET', `/callbacks?order_id=${orderId}`)).body as {
        url: string
        ok: boolean
      }[]
    while ((await attempts()).length < 2) await simulator.clock.advance(0)
    simulator.receiver.reply = { status: 200, body: '{"error":0,"err_msg":""}' }
    await simulator.clock.advance(15_000)
    await simulator.receiver.waitFor(4)
    while ((await attempts()).length < 4) await simulator.clock.advance(0)
    const outcomes = (await attempts()).map(({ url, ok }) => [new URL(url).pathname, ok])
    expect(
      outcomes
        .filter(([, ok]) => ok)
        .map(([path]) => path)
        .sort(),
    ).toEqual(['/callbacks/express', '/callbacks/express-legacy'])
  })
})

describe('faults and controls of the express family', () => {
  it.each([
    ['/callbacks/express', [9005, 9005, 9015], [8, 1, 9]],
    ['/callbacks/express-legacy', [9005, 9015], [8, 8, 1, 9]],
  ])('duplicate_callback at %s', async (path, current, legacy) => {
    await control('/faults', { path, kind: 'duplicate_callback' })
    const { orderId } = await createdWaybill(simulator.express)
    for (let i = 0; i < 2; i++) await control(`/orders/${orderId}/advance`)
    await simulator.receiver.waitFor(6)
    expect(statuses('/callbacks/express')).toEqual(current)
    expect(statuses('/callbacks/express-legacy')).toEqual(legacy)
  })

  it('reorder_callbacks changes the order within one address', async () => {
    await control('/faults', { path: '/callbacks/express', kind: 'reorder_callbacks' })
    const { orderId } = await createdWaybill(simulator.express)
    for (let i = 0; i < 2; i++) await control(`/orders/${orderId}/advance`)
    await simulator.receiver.waitFor(5)
    expect(statuses('/callbacks/express')).toEqual([9015, 9005])
    expect(statuses('/callbacks/express-legacy')).toEqual([8, 1, 9])
  })

  it('late_callback without an address is for the next callback of any', async () => {
    await control('/faults', { kind: 'late_callback', ms: 60_000 })
    const { orderId } = await createdWaybill(simulator.express)
    await control('/hold', { order_id: orderId })
    await simulator.receiver.waitFor(1)
    await simulator.clock.advance(60_000)
    await simulator.receiver.waitFor(2)
    expect(simulator.receiver.received.map(({ path }) => path)).toEqual([
      '/callbacks/express-legacy',
      '/callbacks/express',
    ])
  })

  it('drop_after creates the waybill without a word, error creates none', async () => {
    const path = '/order/homeexpress/create'
    const request = await expressCreation(simulator.express)
    await control('/faults', { path, kind: 'error', code: 261103 })
    expect(await simulator.express.call(path, request)).toMatchObject({ error: 261103 })
    await control('/faults', { path, kind: 'drop_after' })
    await expect(simulator.express.call(path, request)).rejects.toThrow('fetch failed')
    expect(await simulator.express.call(path, request)).toMatchObject({ error: 261005 })
    await simulator.receiver.waitFor(2)
    expect(simulator.receiver.received[0]?.data).toMatchObject({
      client_order_id: request.client_order_id,
    })
  })

  it('a reset forgets waybills and shipment codes', async () => {
    const code = { client_shipment_code: 'WEB-RESET' }
    const { key } = await createdWaybill(simulator.express, code)
    await control('/reset')
    expect(await simulator.express.call('/order/homeexpress/waybill', key)).toMatchObject({
      error: 263001,
    })
    await createdWaybill(simulator.express, code)
  })
})
