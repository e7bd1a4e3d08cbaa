import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createdOrder, creation, TSIM_SHA_TSUI, WAN_CHAI } from '../testing/simulator/food-requests'
import {
  type SimulatorUnderTest,
  simulatorUnderTest,
} from '../testing/simulator/simulator-under-test'

const CENTRAL = { client_merchant_id: 'HK-CENTRAL-01' }
const SINGAPORE = { meta: { lang: 'en', region: 'SG' }, client_merchant_id: 'SG-ORCHARD-01' }
const RANGE = /^\d+-\d+$/
const int = expect.any(Number) as number
const range = expect.stringMatching(RANGE) as string

let simulator: SimulatorUnderTest
beforeAll(async () => {
  simulator = await simulatorUnderTest()
})
afterAll(() => simulator.stop())
const ask = (path: string, data: Record<string, unknown>) => simulator.stranger.data(path, data)

describe('estimates (food §4.1)', () => {
  const estimates = '/order/takeaway/estimates'
  const quotationsFor = async (price: unknown, location = WAN_CHAI) => {
    const product = price === undefined ? {} : { product: { total_price: price } }
    const answer = await ask(estimates, { ...CENTRAL, recipient: { location }, ...product })
    return answer['quotations'] as Record<string, unknown>[]
  }

  it.each([undefined, 0])('quotes each band of amounts for a price of %s', async (price) => {
    const quotations = await quotationsFor(price)
    const bounds = quotations.map((q) => [
      q['min_product_total_price'],
      q['max_product_total_price'],
    ])
    expect(bounds).toEqual([
      [0, 200],
      [200, 500],
      [500, 1000],
      [1000, null],
    ])
    expect(new Set(quotations.map((q) => q['quotation_id'])).size).toBe(4)
    for (const quotation of quotations)
      expect(quotation).toEqual({
        quotation_id: expect.any(String) as string,
        mode: expect.stringMatching(/^(SHORT_RANGE|STANDARD|LONG_DISTANCE|CITY_WIDE)$/) as string,
        min_product_total_price: int,
        max_product_total_price: expect.toSatisfy(
          (max) => max === null || typeof max === 'number',
        ) as number,
        delivery_fee: expect.toSatisfy((fee) => fee === null || typeof fee === 'number') as number,
        predicted_quote_time: int,
        predicted_quote_time_range: range,
        direct_distance: int,
        travel_distance: int,
      })
  })

  it.each([
    [199.99, 0, 200],
    [200, 200, 500],
    [999.99, 500, 1000],
    [1000, 1000, null],
  ])('quotes exactly one band for %d dollars', async (price, min, max) => {
    expect(await quotationsFor(price)).toMatchObject([
      { min_product_total_price: min, max_product_total_price: max },
    ])
  })

  it('names no fee city-wide', async () => {
    const [quotation] = await quotationsFor(50, '22.3133,114.2256')
    expect(quotation).toMatchObject({ mode: 'CITY_WIDE', delivery_fee: null })
  })

  it('takes a time 30 minutes ahead in the time of the store', async () => {
    const at = new Date(simulator.clock.now() + (8 * 60 + 30) * 60_000).toISOString()
    const schedule_time = at.slice(0, 19).replace('T', ' ')
    const scheduled = { ...CENTRAL, recipient: { location: WAN_CHAI, address: 'Here' } }
    const answer = await ask(estimates, { ...scheduled, schedule_type: 2, schedule_time })
    expect(answer['quotations']).toHaveLength(4)
  })
})

describe('an order from creation to completion', () => {
  it('is created as the table of §4.2 says', async () => {
    const { request, data } = await createdOrder(simulator.stranger)
    expect(data).toEqual({
      order_id: expect.stringMatching(/^\d+$/) as string,
      client_order_id: request.client_order_id,
      order_url: expect.stringMatching(/^http:/) as string,
      direct_distance: 1521,
      travel_distance: int,
      predicted_accept_time: int,
      predicted_accept_time_range: range,
      predicted_showup_time: int,
      predicted_showup_time_range: range,
      predicted_delivery_time: int,
      predicted_delivery_time_range: range,
      requested_pickup_time: int,
      requested_delivery_time: int,
    })
    expect((await fetch(String(data['order_url']))).status).toBe(200)
  })

  it('is queried as the table of §2.1 says', async () => {
    const { key, request } = await createdOrder(simulator.stranger, {
      merchant_order_id: '0042',
      client_order_id: 'web-order-17',
      remark: 'ring twice',
      merchant_remark: 'no onions',
    })
    expect(await ask('/order/takeaway/info', key)).toEqual({
      order_id: key.order_id,
      client_order_id: request.client_order_id,
      order_url: expect.any(String) as string,
      delivery_type: 'PLATFORM_DELIVERY',
      brand_id: int,
      brand_key: expect.any(String) as string,
      merchant_location: '22.281900,114.158000',
      user_location: '22.277500,114.172000',
      direct_distance: 1521,
      travel_distance: int,
      addtime: Math.floor(simulator.clock.now() / 1000),
      appointment_time: 0,
      name: expect.stringMatching(/ 0042$/) as string,
      remark_text: 'ring twice',
      merchant_remark: 'no onions',
      partner_name: '',
      partner_phone: '',
      partner_carno: '',
      order_status: 9001,
      cancel_code: '',
      cancel_user: '',
      cancel_type: '',
      cancel_reason: '',
      cancel_time: 0,
      actual_done_time: 0,
      requested_pickup_time: int,
      requested_delivery_time: int,
      lastmodify: Math.floor(simulator.clock.now() / 1000),
    })
  })

  it('lives 9001, 9005, 9011, 9015, 9017, 9021 by the clock alone', async () => {
    const { key } = await createdOrder(simulator.stranger)
    const seen: unknown[] = []
    let info = await ask('/order/takeaway/info', key)
    while (info['order_status'] !== 9021) {
      if (seen.at(-1) !== info['order_status']) seen.push(info['order_status'])
      await simulator.clock.advance(15_000)
      info = await ask('/order/takeaway/info', key)
    }
    expect(seen).toEqual([9001, 9005, 9011, 9015, 9017])
    expect(info['partner_name']).toMatch(/^Courier \d+$/)
    expect(info['actual_done_time']).toBeGreaterThan(Number(info['addtime']))
    expect(info['lastmodify']).toBe(info['actual_done_time'])
  })

  it('keeps to a time asked for', async () => {
    const at = simulator.clock.now() + 3_600_000
    const appoint_time = new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
    const { key, data } = await createdOrder(simulator.stranger, { is_appoint: 2, appoint_time })
    expect(data['requested_delivery_time']).toBe(Math.floor(at / 1000))
    await simulator.clock.advance(25 * 60_000)
    expect(await ask('/order/takeaway/info', key)).toMatchObject({
      order_status: 9001,
      appointment_time: Math.floor(at / 1000),
    })
    await simulator.clock.advance(36 * 60_000)
    expect(await ask('/order/takeaway/info', key)).toMatchObject({ order_status: 9021 })
  })

  it('follows the courier (food §4.6) and predicts (§4.11)', async () => {
    const { key, orderId } = await createdOrder(simulator.stranger)
    const position = () => ask('/tasker/takeaway/position_latest', key)
    const pickup = () => ask('/order/takeaway/prepickuptime', key)
    const delivery = () => ask('/order/takeaway/predeliverytime', key)
    const advance = () => simulator.stranger.control('POST', `/orders/${orderId}/advance`)

    expect(await position()).toMatchObject({
      partner_name: '',
      partner_location: '',
      upload_time: 0,
    })
    expect(await pickup()).toEqual({ time: -1, time_range: '' })
    expect(await delivery()).toEqual({ time: int, time_range: range })
    await advance()
    expect(await position()).toEqual({
      order_id: orderId,
      client_order_id: expect.any(String) as string,
      partner_name: expect.stringMatching(/^Courier/) as string,
      partner_location: expect.stringMatching(/^22\.\d{6},114\.\d{6}$/) as string,
      upload_time: Math.floor(simulator.clock.now() / 1000),
      predicted_delivery_time: int,
      predicted_delivery_time_range: range,
    })
    expect(await pickup()).toEqual({ time: int, time_range: range })
    await advance()
    expect(await pickup()).toEqual({ time: -1, time_range: '' })
    for (let i = 0; i < 3; i++) await advance()
    expect(await position()).toMatchObject({
      partner_location: '22.277500,114.172000',
      predicted_delivery_time: -1,
    })
    expect(await delivery()).toEqual({ time: -1, time_range: '' })
  })

  it('predicts less as the courier comes nearer', async () => {
    const { key } = await createdOrder(simulator.stranger)
    const minutes = async () => Number((await ask('/order/takeaway/predeliverytime', key))['time'])
    const first = await minutes()
    await simulator.clock.advance(5 * 60_000)
    expect(await minutes()).toBe(first - 5)
  })

  it('is cancelled before pickup with 9025, after it with 9026 (food §4.3)', async () => {
    for (const [steps, status] of [
      [0, 9025],
      [2, 9025],
      [3, 9026],
      [4, 9026],
    ] as const) {
      const { key, orderId, request } = await createdOrder(simulator.stranger)
      for (let i = 0; i < steps; i++)
        await simulator.stranger.control('POST', `/orders/${orderId}/advance`)
      const cancel = { ...key, cancel_reason: 'sold out', user_code: '0017' }
      expect(await ask('/order/takeaway/cancel', cancel)).toEqual({
        order_id: orderId,
        client_order_id: request.client_order_id,
      })
      await simulator.clock.advance(3_600_000)
      expect(await ask('/order/takeaway/info', key)).toMatchObject({
        order_status: status,
        cancel_reason: 'sold out',
        cancel_user: '0017',
        cancel_time: Math.floor(simulator.clock.now() / 1000) - 3600,
        partner_name: steps === 0 ? '' : (expect.stringMatching(/^Courier/) as string),
      })
      expect(await ask('/tasker/takeaway/position_latest', key)).toMatchObject({
        predicted_delivery_time: -1,
      })
    }
  })

  it('is found by phone: the newest, of whichever store (food §4.5)', async () => {
    const receive = { ...creation().receive, user_phone: '61112222' }
    await createdOrder(simulator.stranger, { receive })
    const newest = await createdOrder(simulator.stranger, {
      client_merchant_id: 'HK-MONGKOK-02',
      receive: { ...receive, user_location: TSIM_SHA_TSUI },
    })
    const byPhone = '/order/takeaway/info_by_phone'
    for (const more of [{}, { user_phone_country_code: '852' }, { user_phone_country_code: '' }])
      expect(await ask(byPhone, { user_phone: '61112222', ...more })).toMatchObject({
        order_id: newest.orderId,
        merchant_location: '22.319300,114.169400',
      })
  })

  it('is created in Singapore too', async () => {
    const { data } = await createdOrder(simulator.stranger, {
      ...SINGAPORE,
      receive: { ...creation().receive, user_location: '1.2903, 103.8519' },
    })
    expect(data['travel_distance']).toBeGreaterThan(Number(data['direct_distance']))
  })
})

describe('times before there is an order (food §4.11)', () => {
  it('predicts completion and assignment', async () => {
    const place = { ...CENTRAL, user_location: WAN_CHAI, user_address: 'Here' }
    for (const region of [place, { ...SINGAPORE, user_location: '1.2903,103.8519' }])
      expect(await ask('/order/takeaway/precompletetime', region)).toEqual({
        time: int,
        time_range: range,
      })
    expect(await ask('/order/takeaway/preassigntime', CENTRAL)).toEqual({
      time: 2,
      time_range: '1-3',
    })
  })
})
