import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createdOrder, creation } from '../testing/simulator/food-requests'
import { ManualClock } from '../testing/simulator/manual-clock'
import {
  type SimulatorUnderTest,
  simulatorUnderTest,
} from '../testing/simulator/simulator-under-test'

/** Wednesday 14 January 2026, 04:00 UTC: noon in Hong Kong, eleven in Bangkok. */
const NOW = Date.UTC(2026, 0, 14, 4)
const CREATE = '/order/takeaway/create'
const BUFFER = '/order/takeaway/merchants/business_buffer_time'
const DAYS = [1, 2, 3, 4, 5, 6, 7]

/** Every region with a store, and what a stranger knows of it from the specification. */
const PLACES = [
  ['HK', 'HK-CENTRAL-01', '22.2775,114.1720', 'zh-HK', '852', 8, 1_000_000],
  ['SG', 'SG-ORCHARD-01', '1.3010,103.8390', 'en', '65', 8, 1_000_000],
  ['TPE', 'TPE-XINYI-01', '25.0400,121.5700', 'zh-TW', '886', 8, 10_000_000],
  ['BKK', 'BKK-SILOM-01', '13.7300,100.5300', 'th', '66', 7, 10_000_000],
  ['HAN', 'HAN-HOANKIEM-01', '21.0300,105.8400', 'vi', '84', 7, 10_000_000_000],
  ['KUL', 'KUL-BUKIT-01', '3.1500,101.7000', 'ms', '60', 8, 1_000_000],
] as const

let simulator: SimulatorUnderTest
beforeAll(async () => {
  simulator = await simulatorUnderTest({ clock: new ManualClock(NOW) })
})
afterAll(() => simulator.stop())

const receive = (user_location: string, more: object = {}) => ({
  user_name: 'Somebody',
  user_phone: '912345678',
  user_address: '1 Street',
  user_location,
  ...more,
})

describe.each(PLACES)('%s', (region, store, door, lang, callingCode, offset, most) => {
  beforeEach(() => simulator.stranger.control('POST', '/reset'))

  const meta = { lang, region }
  const there = { client_merchant_id: store, meta, receive: receive(door) }

  it('takes orders, in its own language and by its own clock, and carries them overland', async () => {
    const local = new Date(NOW + (offset + 2) * 3_600_000).toISOString()
    const appoint_time = local.slice(0, 19).replace('T', ' ')
    const { data, key } = await createdOrder(simulator.stranger, {
      ...there,
      is_appoint: 2,
      appoint_time,
    })
    expect(data['requested_delivery_time']).toBe(NOW / 1000 + 2 * 3600)
    expect(Number(data['travel_distance'])).toBeLessThan(4 * Number(data['direct_distance']))
    const info = await simulator.stranger.data('/order/takeaway/info', { ...key, meta })
    expect(info).toMatchObject({ order_status: 9001, appointment_time: NOW / 1000 + 2 * 3600 })
  })

  it('dials its own calling code where none is given (food §4.2)', async () => {
    const { orderId } = await createdOrder(simulator.stranger, there)
    const find = (more: object) =>
      simulator.stranger.call('/order/takeaway/info_by_phone', {
        user_phone: '912345678',
        meta,
        ...more,
      })
    expect(await find({ user_phone_country_code: callingCode })).toMatchObject({
      data: { order_id: orderId },
    })
    expect(await find({ user_phone_country_code: '44' })).toMatchObject({ error: 263001 })
  })

  it('takes bills from nothing to what its currency is worth', async () => {
    const answer = (total_price: number) =>
      simulator.stranger.call(CREATE, creation({ ...there, order_detail: { total_price } }))
    expect(await answer(0)).toMatchObject({ error: 0 })
    expect(await answer(most * 100)).toMatchObject({ error: 0 })
    expect(await answer(most * 100 + 1)).toMatchObject({
      error: 261004,
      err_msg: expect.stringContaining('order_detail.total_price') as string,
    })
  })

  it('takes no language of another region', async () => {
    const foreign = lang === 'th' ? 'vi' : 'th'
    const wrong = { ...there, meta: { lang: foreign, region } }
    expect(await simulator.stranger.call(CREATE, creation(wrong))).toMatchObject({ error: 261004 })
  })
})

describe.each([
  ['region', { HK: 103, TPE: 0, SG: 0, BKK: 0, HAN: 0, KUL: 0 }],
  ['zone', { HK: 103, TPE: 103, SG: 0, BKK: 0, HAN: 0, KUL: 0 }],
] as const)('a buffer that holds for the %s (food §4.9)', (bufferScope, expected) => {
  it('is asked about where the request was sent for, and nowhere else', async () => {
    const own = await simulatorUnderTest({ clock: new ManualClock(NOW), bufferScope })
    const statuses: Record<string, unknown> = {}
    for (const [region, client_merchant_id, , lang, , offset] of PLACES) {
      const meta = { lang, region }
      const end_time = new Date(NOW + offset * 3_600_000 + 20 * 60_000).toISOString().slice(11, 16)
      await own.stranger.call('/order/takeaway/merchants/status', {
        client_merchant_id,
        meta,
        update_type: 'business_regular_time',
        business_regular_time: DAYS.map((day_of_week) => ({
          day_of_week,
          start_time: '08:00',
          end_time,
        })),
      })
    }
    for (const store of ['HK-MONGKOK-02', 'HK-SHATIN-03']) {
      await own.stranger.call('/order/takeaway/merchants/status', {
        client_merchant_id: store,
        update_type: 'business_status',
        business_status: 0,
      })
    }
    await own.stranger.call(BUFFER, { end_buffer_time: 30 })
    for (const [region, , user_location, lang] of PLACES) {
      const answer = await own.stranger.data('/order/takeaway/merchants/supported', {
        user_location,
        meta: { lang, region },
      })
      statuses[region] = answer['status']
    }
    await own.stop()
    expect(statuses).toEqual(expected)
  })
})

describe('parcels', () => {
  it.each([
    ['SG', '720001', 'SGD'],
    ['BKK', '740001', 'THB'],
    ['HAN', '750001', 'VND'],
    ['KUL', '760001', 'MYR'],
  ] as const)('are priced in %s in its own currency', async (region, merchant_id, currency) => {
    const place = PLACES.find(([name]) => name === region)!
    const [, , coordinate, lang] = place
    const stop = (name: string) => ({
      address: name,
      coordinate,
      contact: [{ name, phone: '81234567' }],
    })
    const answer = await simulator.parcels.data(
      '/order/quote',
      {
        merchant_id,
        client: { order_id: `${region}-1` },
        product_code: 'DASH4HR',
        path: [stop('From'), stop('To')],
        items: { amount: '30000000.00', weight: '1.00', box: 'S' },
      },
      { 'KS-Region': region, 'KS-Lang': lang },
    )
    expect(answer).toMatchObject({ currency })
  })
})
