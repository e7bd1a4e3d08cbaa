import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createdParcel, parcelCreation } from '../testing/simulator/parcel-requests'
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
const codes = () =>
  simulator.receiver.received.map(({ data }) => (data['status'] as { code: string }).code)

describe('parcel status callbacks (conventions §6.1)', () => {
  it('come for each status in turn, signed with appid and secret over order and merchant', async () => {
    const { received, waitFor } = simulator.receiver
    const request = parcelCreation({ client: { order_id: 'web-9', shipment_code: 'S-9' } })
    const { orderId } = await createdParcel(simulator.parcels, request, { 'KS-Lang': 'zh-HK' })
    for (let i = 0; i < 5; i++) await control(`/orders/${orderId}/advance`)
    await waitFor(6)
    expect(codes()).toEqual(['9033', '9034', '9005', '9011', '9015', '9021'])
    for (const { path, auth, data } of received) {
      expect(path).toBe('/callbacks/parcel')
      expect(auth.signature).toBe(
        strangersSignature({ order_id: orderId, merchant_id: '700001' }, auth.timestamp),
      )
      expect(data).toEqual({
        meta: { lang: 'zh-HK', region: 'HK' },
        order_id: orderId,
        merchant_id: '700001',
        client: { order_id: 'web-9', shipment_code: 'S-9' },
        status: {
          code: expect.stringMatching(/^90\d\d$/) as string,
          name: expect.stringMatching(/\p{Script=Han}/u) as string,
          lastmodify: expect.stringMatching(/^2026-01-14 \d\d:\d\d$/) as string,
        },
      })
    }
  })

  it('are acknowledged with {error: 0} alone', async () => {
    simulator.receiver.reply = { status: 200, body: '{"error":0}' }
    const { orderId } = await createdParcel(simulator.parcels)
    await simulator.receiver.waitFor(1)
    const attempts = () => simulator.stranger.control('GET', `/callbacks?order_id=${orderId}`)
    while (((await attempts()).body as unknown[]).length < 1) await simulator.clock.advance(0)
    expect((await attempts()).body).toMatchObject([{ ok: true, attempt: 1 }])
  })

  it('tell of cancellations by the client, the clock and the platform', async () => {
    const mine = await createdParcel(simulator.parcels)
    await simulator.parcels.data('/order/cancel', mine.key)
    const taken = await createdParcel(simulator.parcels)
    for (let i = 0; i < 4; i++) await control(`/orders/${taken.orderId}/advance`)
    await control(`/orders/${taken.orderId}/cancel`)
    await simulator.receiver.waitFor(8)
    const last = (orderId: string) =>
      simulator.receiver.received.filter(({ data }) => data['order_id'] === orderId).at(-1)?.data
    expect(last(mine.orderId)).toMatchObject({ status: { code: '9025' } })
    expect(last(taken.orderId)).toMatchObject({ status: { code: '9026' } })
  })
})

describe('faults of the parcel family', () => {
  const arm = (fault: object) => control('/faults', fault)

  it('error answers with the HTTP status of its code, and the headers of the family', async () => {
    await arm({ path: '/order/create', kind: 'error', code: 50006 })
    const { status, answer } = await simulator.parcels.send('/order/create', parcelCreation())
    expect([status, answer.error]).toEqual([500, 50006])
  })

  it('drop_after makes the order and says nothing', async () => {
    await arm({ path: '/parcel/v1.0/order/create', kind: 'drop_after' })
    const request = parcelCreation()
    await expect(simulator.parcels.send('/order/create', request)).rejects.toThrow('fetch failed')
    const { answer } = await simulator.parcels.send('/order/create', request)
    expect(answer.error).toBe(40303)
    await simulator.receiver.waitFor(1)
    expect(simulator.receiver.received[0]?.data).toMatchObject({ client: request.client })
  })

  it('drop_before makes none', async () => {
    await arm({ path: '/order/create', kind: 'drop_before' })
    const request = parcelCreation()
    await expect(simulator.parcels.send('/order/create', request)).rejects.toThrow('fetch failed')
    await createdParcel(simulator.parcels, request)
  })

  it('callback faults are set by address', async () => {
    await arm({ path: '/callbacks/parcel', kind: 'duplicate_callback' })
    await arm({ path: '/callbacks/food', kind: 'duplicate_callback' })
    const { orderId } = await createdParcel(simulator.parcels)
    await control(`/orders/${orderId}/advance`)
    await simulator.receiver.waitFor(3)
    expect(codes()).toEqual(['9033', '9033', '9034'])
  })
})
