import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createdOrder, creation, WAN_CHAI } from '../testing/simulator/food-requests'
import {
  type SimulatorUnderTest,
  simulatorUnderTest,
} from '../testing/simulator/simulator-under-test'

type Data = Record<string, unknown>
type Case = readonly [change: Data, code: number, named: string]

const CREATE = '/order/takeaway/create'
const CANCEL = '/order/takeaway/cancel'
const NINE_KILOMETRES_AWAY = '22.2120,114.2300'
const SINGAPORE = { lang: 'en', region: 'SG' }

let simulator: SimulatorUnderTest
beforeAll(async () => {
  simulator = await simulatorUnderTest()
})
afterAll(() => simulator.stop())

const localTime = (aheadSeconds: number) =>
  new Date(simulator.clock.now() + (8 * 3600 + aheadSeconds) * 1000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')

async function expectRefusal(path: string, data: Data, code: number, named = '') {
  const { error, err_msg } = await simulator.stranger.call(path, data)
  expect({ error, err_msg }).toEqual({
    error: code,
    err_msg: expect.stringContaining(named) as string,
  })
}

/** A member given as undefined is left out of the JSON, so it says "missing". */
const receive = (change: Data) => ({ receive: { ...creation().receive, ...change } })

describe('creation (food §4.2) names what is missing or wrong', () => {
  const cases: readonly Case[] = [
    [{ client_merchant_id: undefined }, 261003, 'client_merchant_id'],
    [{ client_merchant_id: '' }, 261003, 'client_merchant_id'],
    [{ client_merchant_id: 610001 }, 261004, 'client_merchant_id'],
    [{ client_order_id: undefined }, 261003, 'client_order_id'],
    [{ client_order_id: 20260114 }, 261004, 'client_order_id'],
    [{ client_order_id: '1'.repeat(129) }, 261004, 'client_order_id'],
    [{ client_order_id: 'web-17' }, 261004, 'client_order_id'],
    [{ client_order_id: 'web-17', merchant_order_id: '' }, 261004, 'client_order_id'],
    [{ client_order_id: '123' }, 261004, 'client_order_id'],
    [{ merchant_order_id: '123' }, 261004, 'merchant_order_id'],
    [{ merchant_order_id: '12345' }, 261004, 'merchant_order_id'],
    [{ merchant_order_id: 'A123' }, 261004, 'merchant_order_id'],
    [{ merchant_order_id: 1234 }, 261004, 'merchant_order_id'],
    [{ order_time: undefined }, 261003, 'order_time'],
    [{ order_time: '1768363200' }, 261004, 'order_time'],
    [{ order_time: 1768363200000 }, 261004, 'order_time'],
    [{ delivery_type: 'DRONE' }, 261004, 'delivery_type'],
    [{ delivery_type: 1 }, 261004, 'delivery_type'],
    [{ is_appoint: 1 }, 261004, 'is_appoint'],
    [{ is_appoint: '0' }, 261004, 'is_appoint'],
    [{ is_appoint: 2 }, 261003, 'appoint_time'],
    [{ is_appoint: 2, appoint_time: '2026-01-14 18:00' }, 261004, 'appoint_time'],
    [{ is_appoint: 2, appoint_time: '2026-02-30 18:00:00' }, 261004, 'appoint_time'],
    [{ is_appoint: 2, appoint_time: 1768363200 }, 261004, 'appoint_time'],
    [{ remark: 'x'.repeat(1025) }, 261004, 'remark'],
    [{ remark: null }, 261004, 'remark'],
    [{ merchant_remark: 'x'.repeat(1025) }, 261004, 'merchant_remark'],
    [{ cod_type: 4 }, 261004, 'cod_type'],
    [{ cod_type: -1 }, 261004, 'cod_type'],
    [{ cod_type: true }, 261004, 'cod_type'],
    [{ receive: undefined }, 261003, 'receive'],
    [{ receive: 'Chan' }, 261004, 'receive'],
    [receive({ user_name: undefined }), 261003, 'receive.user_name'],
    [receive({ user_name: 'x'.repeat(65) }), 261004, 'receive.user_name'],
    [receive({ user_phone: undefined }), 261003, 'receive.user_phone'],
    [receive({ user_phone: '+85291234567' }), 261004, 'receive.user_phone'],
    [receive({ user_phone: '9'.repeat(33) }), 261004, 'receive.user_phone'],
    [receive({ user_phone: 91234567 }), 261004, 'receive.user_phone'],
    [receive({ user_phone_country_code: '123456' }), 261004, 'receive.user_phone_country_code'],
    [receive({ user_phone_country_code: '+852' }), 261004, 'receive.user_phone_country_code'],
    [receive({ user_address_id: 7 }), 261004, 'receive.user_address_id'],
    [receive({ user_address: undefined }), 261003, 'receive.user_address'],
    [receive({ user_address: 'x'.repeat(256) }), 261004, 'receive.user_address'],
    [receive({ user_location: undefined }), 261003, 'receive.user_location'],
    [receive({ user_location: '' }), 261003, 'receive.user_location'],
    [receive({ user_location: '22.28' }), 261004, 'receive.user_location'],
    [receive({ user_location: '114.15,22.28' }), 261004, 'receive.user_location'],
    [receive({ user_location: 'here,there' }), 261004, 'receive.user_location'],
    [{ order_detail: undefined }, 261003, 'order_detail.total_price'],
    [{ order_detail: { total_price: '100' } }, 261004, 'order_detail.total_price'],
    [{ order_detail: { total_price: 100.5 } }, 261004, 'order_detail.total_price'],
    [{ order_detail: { total_price: -1 } }, 261004, 'order_detail.total_price'],
  ]
  it.each(cases)('%j → %d %s', (change, code, named) =>
    expectRefusal(CREATE, creation(change), code, `: ${named}`),
  )

  it('takes everything at its limit', async () => {
    await createdOrder(simulator.stranger, {
      client_order_id: '訂'.repeat(128),
      merchant_order_id: '0007',
      delivery_type: 'SELF_PICKUP',
      remark: '🍜'.repeat(1024),
      merchant_remark: 'x'.repeat(1024),
      cod_type: 3,
      order_detail: { total_price: 0 },
      ...receive({
        user_name: 'x'.repeat(64),
        user_phone: '9'.repeat(32),
        user_phone_country_code: '85200',
        user_address: 'x'.repeat(255),
        user_location: '22.2775, 114.172',
      }),
    })
  })
})

describe('creation (food §4.2) asks about the world', () => {
  it('does not know the store, or not in this region (264100)', async () => {
    await expectRefusal(CREATE, creation({ client_merchant_id: 'HK-NOWHERE-99' }), 264100)
    await expectRefusal(CREATE, creation({ client_merchant_id: 'SG-ORCHARD-01' }), 264100)
    await expectRefusal(CREATE, creation({ meta: SINGAPORE }), 264100)
  })

  it('delivers up to 8 km (263006)', async () => {
    const north = (metres: number) => `${(22.2819 + metres / 111_195).toFixed(6)},114.158000`
    await createdOrder(simulator.stranger, receive({ user_location: north(7990) }))
    await expectRefusal(CREATE, creation(receive({ user_location: north(8010) })), 263006)
    await expectRefusal(CREATE, creation(receive({ user_location: NINE_KILOMETRES_AWAY })), 263006)
  })

  it.each([
    [30 * 60, 0],
    [30 * 60 - 1, 263014],
    [-3600, 263014],
    [7 * 86_400, 0],
    [7 * 86_400 + 1, 263014],
  ])('schedules %d seconds ahead: %d', async (ahead, expected) => {
    const data = creation({ is_appoint: 2, appoint_time: localTime(ahead) })
    expect(await simulator.stranger.call(CREATE, data)).toMatchObject({ error: expected })
  })

  it('creates one order of a client order id, whatever the store (263004)', async () => {
    const { request } = await createdOrder(simulator.stranger)
    await expectRefusal(CREATE, { ...request, remark: 'again' }, 263004)
    await expectRefusal(CREATE, { ...request, client_merchant_id: 'HK-MONGKOK-02' }, 263004)
  })

  it('refuses the same data for 60 seconds (261005), and then says why (263004)', async () => {
    const { request } = await createdOrder(simulator.stranger)
    await expectRefusal(CREATE, request, 261005)
    await simulator.clock.advance(59_999)
    await expectRefusal(CREATE, request, 261005)
    await simulator.clock.advance(1)
    await expectRefusal(CREATE, request, 263004)
  })

  it('counts what came, not what succeeded (conventions §7.1)', async () => {
    const data = creation(receive({ user_location: NINE_KILOMETRES_AWAY }))
    await expectRefusal(CREATE, data, 263006)
    await expectRefusal(CREATE, data, 261005)
  })

  it('does not count what could not be read', async () => {
    const data = creation({ cod_type: 9 })
    await expectRefusal(CREATE, data, 261004)
    await expectRefusal(CREATE, data, 261004)
  })

  it('does not ask whether the store is open (§4.8)', async () => {
    const store = { client_merchant_id: 'HK-MONGKOK-02' }
    const close = { ...store, update_type: 'business_status', business_status: 0 }
    expect(await simulator.stranger.call('/order/takeaway/merchants/status', close)).toEqual({
      error: 0,
    })
    await createdOrder(simulator.stranger, store)
  })
})

describe('operations on an order', () => {
  const paths = [
    CANCEL,
    '/order/takeaway/info',
    '/tasker/takeaway/position_latest',
    '/order/takeaway/prepickuptime',
    '/order/takeaway/predeliverytime',
  ]
  it.each(paths)('%s finds the order for its own store alone', async (path) => {
    const { key } = await createdOrder(simulator.stranger)
    await expectRefusal(path, { ...key, order_id: undefined }, 261003, 'order_id')
    await expectRefusal(path, { ...key, order_id: 88 }, 261004, 'order_id')
    await expectRefusal(path, { ...key, order_id: '8'.repeat(129) }, 261004, 'order_id')
    await expectRefusal(
      path,
      { ...key, client_merchant_id: undefined },
      261003,
      'client_merchant_id',
    )
    await expectRefusal(path, { ...key, client_merchant_id: 'HK-NOWHERE-99' }, 264100)
    await expectRefusal(path, { ...key, client_merchant_id: 'HK-SHATIN-03' }, 263001)
    await expectRefusal(path, { ...key, order_id: '1' }, 263001)
  })

  it.each([
    [{ cancel_reason: 'x'.repeat(256) }, 'cancel_reason'],
    [{ cancel_reason: 5 }, 'cancel_reason'],
    [{ user_code: '17' }, 'user_code'],
    [{ user_code: '00017' }, 'user_code'],
    [{ user_code: 17 }, 'user_code'],
  ])('cancel reads %j (261004)', async (change, named) => {
    const { key } = await createdOrder(simulator.stranger)
    await expectRefusal(CANCEL, { ...key, ...change }, 261004, named)
  })

  it('refuses to cancel what is completed, or cancelled (261004)', async () => {
    const done = await createdOrder(simulator.stranger)
    await simulator.clock.advance(3_600_000)
    await expectRefusal(CANCEL, done.key, 261004, 'already completed')
    const cancelled = await createdOrder(simulator.stranger)
    await simulator.stranger.data(CANCEL, cancelled.key)
    await expectRefusal(CANCEL, cancelled.key, 261005)
    await expectRefusal(CANCEL, { ...cancelled.key, cancel_reason: 'again' }, 261004, 'cancelled')
    await simulator.clock.advance(60_000)
    await expectRefusal(CANCEL, cancelled.key, 261004, 'already cancelled')
  })

  it('does not apply the 60-second rule to queries', async () => {
    const { key } = await createdOrder(simulator.stranger)
    for (let i = 0; i < 3; i++) await simulator.stranger.data('/order/takeaway/info', key)
  })
})

describe('lookups', () => {
  it.each([
    [{}, 261003, 'user_phone'],
    [{ user_phone: 1 }, 261004, 'user_phone'],
    [{ user_phone: '9'.repeat(33) }, 261004, 'user_phone'],
    [
      { user_phone: '70000000', user_phone_country_code: '123456' },
      261004,
      'user_phone_country_code',
    ],
    [{ user_phone: '70000000' }, 263001, ''],
  ])('info_by_phone %j → %d', (data, code, named) =>
    expectRefusal('/order/takeaway/info_by_phone', data, code, named),
  )

  it('does not find a phone of another country', async () => {
    await createdOrder(simulator.stranger, receive({ user_phone: '62223333' }))
    const other = { user_phone: '62223333', user_phone_country_code: '65' }
    await expectRefusal('/order/takeaway/info_by_phone', other, 263001)
  })

  const STORE = { client_merchant_id: 'HK-CENTRAL-01' }
  const estimate = { ...STORE, recipient: { location: WAN_CHAI } }
  const estimates: readonly Case[] = [
    [{ client_merchant_id: undefined }, 261003, 'client_merchant_id'],
    [{ client_merchant_id: 'HK-NOWHERE-99' }, 264100, ''],
    [{ recipient: undefined }, 261003, 'recipient.location'],
    [{ recipient: { location: '' } }, 261003, 'recipient.location'],
    [{ recipient: { location: '22,200' } }, 261004, 'recipient.location'],
    [{ recipient: { location: WAN_CHAI, address: 'x'.repeat(256) } }, 261004, 'recipient.address'],
    [{ recipient: { location: NINE_KILOMETRES_AWAY } }, 263006, ''],
    [{ schedule_type: 1 }, 261004, 'schedule_type'],
    [{ schedule_type: 2 }, 261003, 'schedule_time'],
    [{ schedule_type: 2, schedule_time: 'tomorrow' }, 261004, 'schedule_time'],
    [{ schedule_type: 2, schedule_time: '2025-01-01 10:00:00' }, 263014, ''],
    [{ product: 5 }, 261004, 'product'],
    [{ product: { total_price: '5' } }, 261004, 'product.total_price'],
    [{ product: { total_price: -5 } }, 261004, 'product.total_price'],
  ]
  it.each(estimates)('estimates %j → %d %s', (change, code, named) =>
    expectRefusal('/order/takeaway/estimates', { ...estimate, ...change }, code, named),
  )

  it('has no estimates outside Hong Kong (261105)', () =>
    expectRefusal(
      '/order/takeaway/estimates',
      {
        meta: SINGAPORE,
        client_merchant_id: 'SG-ORCHARD-01',
        recipient: { location: '1.29,103.85' },
      },
      261105,
    ))

  it.each(['/order/takeaway/precompletetime', '/order/takeaway/isdistributable'])(
    '%s reads its place',
    async (path) => {
      await expectRefusal(path, { user_location: WAN_CHAI }, 261003, 'client_merchant_id')
      await expectRefusal(path, STORE, 261003, 'user_location')
      await expectRefusal(path, { ...STORE, user_location: 'x' }, 261004, 'user_location')
      const place = { user_location: WAN_CHAI, user_address: 'x'.repeat(256) }
      await expectRefusal(path, { ...STORE, ...place }, 261004, 'user_address')
      const unknown = { client_merchant_id: 'HK-NOWHERE-99', user_location: WAN_CHAI }
      await expectRefusal(path, unknown, 264100)
    },
  )

  it('predicts nothing beyond the delivery area (263006), and nothing of an unknown store', async () => {
    const far = { ...STORE, user_location: NINE_KILOMETRES_AWAY }
    await expectRefusal('/order/takeaway/precompletetime', far, 263006)
    await expectRefusal('/order/takeaway/preassigntime', {}, 261003, 'client_merchant_id')
    await expectRefusal('/order/takeaway/preassigntime', { client_merchant_id: 'x' }, 264100)
  })
})
