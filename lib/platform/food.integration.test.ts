import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cents } from '@/lib/domain/money'
import { createPlatform, type Platform } from './connect'
import type { FoodApi } from './food'
import type { CallContext } from './channel/signature-channel'
import { json, startTinyServer, type TinyServer } from '@/lib/testing/tiny-server'

const NOW = new Date('2026-11-21T12:00:00Z')
const SECONDS = NOW.getTime() / 1000
const STORE = { storeCode: 'HK-CENTRAL-01' }
const ORDER = { ...STORE, orderId: '88001' }
const DOOR = { location: { lat: 22.2819, lng: 114.158 }, address: '中環皇后大道中 1 號' }
const LATER = new Date('2026-11-22T04:30:00Z')
const HK: CallContext = { region: 'HK', language: 'zh-HK' }

const store = { client_merchant_id: 'HK-CENTRAL-01' }
const order = { order_id: '88001', ...store }
const door = { user_address: '中環皇后大道中 1 號', user_location: '22.2819,114.158' }

let server: TinyServer
let platform: Platform

beforeAll(async () => {
  server = await startTinyServer(json({ error: 0 }))
  const signature = { appId: 10_001, secretKey: 'simulator-secret-key' }
  const parcel = { clientId: '10001', clientSecret: 'simulator-client-secret' }
  const zone = { host: server.host, signature, parcel }
  platform = createPlatform({
    zones: {
      AP1: { zone: 'AP1', ...zone },
      AP2: { zone: 'AP2', ...zone, host: `${zone.host}/two` },
    },
    timeoutMs: 60_000,
    now: () => NOW,
  })
})
afterEach(() => {
  server.received.length = 0
})
afterAll(async () => {
  await platform.close()
  await server.close()
})

type Sent = {
  auth: { appid: number; timestamp: number; signature: string }
  data: Record<string, unknown> & { meta: unknown }
}
const sent = () => JSON.parse(server.received[0]?.body ?? 'null') as Sent
const answering = (data: unknown) => server.answer(json({ error: 0, data }))

const RECIPIENT = { name: '陳大文', phone: '91234567', ...DOOR }
const NEW_ORDER = {
  ...STORE,
  clientOrderId: '202611210042',
  orderedAt: NOW,
  recipient: RECIPIENT,
  total: cents(25_050),
}
const receive = { user_name: '陳大文', user_phone: '91234567', ...door }
const PLACED = { order_id: '88001' }
const WEEK = [
  { day_of_week: 1, whole_day_status: 'close' },
  { day_of_week: 2, start_time: '11:00', end_time: '14:30' },
] as const
const TYPHOON = { start_time: '2026-11-21 20:00', end_time: '2026-11-21 23:59' }

/** One row for each way to call: what the operation is asked, and exactly what goes over the wire. */
const CONFORMANCE: {
  name: string
  path: string
  call: (food: FoodApi) => Promise<unknown>
  answer?: unknown
  data: Record<string, unknown>
}[] = [
  {
    name: 'estimate before the menu: no amount, now',
    path: '/order/takeaway/estimates',
    call: (food) => food.estimate({ ...STORE, to: DOOR }, HK),
    answer: { quotations: [] },
    data: { ...store, recipient: { address: DOOR.address, location: '22.2819,114.158' } },
  },
  {
    name: 'traps 33 and 35: estimate in float dollars, schedule_*',
    path: '/order/takeaway/estimates',
    call: (food) =>
      food.estimate({ ...STORE, to: DOOR, scheduledFor: LATER, total: cents(25_050) }, HK),
    answer: { quotations: [] },
    data: {
      ...store,
      schedule_type: 2,
      schedule_time: '2026-11-22 12:30:00',
      recipient: { address: DOOR.address, location: '22.2819,114.158' },
      product: { total_price: 250.5 },
    },
  },
  {
    name: 'trap 34: a total of 0 counts as not sent, and is not sent',
    path: '/order/takeaway/estimates',
    call: (food) =>
      food.estimate({ ...STORE, to: { location: DOOR.location }, total: cents(0) }, HK),
    answer: { quotations: [] },
    data: { ...store, recipient: { location: '22.2819,114.158' } },
  },
  {
    name: 'traps 33 and 37: create in int cents, without delivery_type',
    path: '/order/takeaway/create',
    call: (food) => food.createOrder(NEW_ORDER, HK),
    answer: PLACED,
    data: {
      ...store,
      client_order_id: '202611210042',
      order_time: SECONDS,
      receive,
      order_detail: { total_price: 25_050 },
    },
  },
  {
    name: 'traps 35, 36 and 38: create with everything, appoint_*, and codes as text',
    path: '/order/takeaway/create',
    call: (food) =>
      food.createOrder(
        {
          ...NEW_ORDER,
          clientOrderId: 'HK-A-17',
          pickupCode: '0042',
          scheduledFor: LATER,
          selfPickup: true,
          remark: 'leave at door & call',
          storeRemark: 'regular',
          payment: 0,
          recipient: { ...RECIPIENT, callingCode: '852', addressId: 'A1' },
        },
        HK,
      ),
    answer: PLACED,
    data: {
      ...store,
      client_order_id: 'HK-A-17',
      merchant_order_id: '0042',
      order_time: SECONDS,
      delivery_type: 'SELF_PICKUP',
      is_appoint: 2,
      appoint_time: '2026-11-22 12:30:00',
      remark: 'leave at door & call',
      merchant_remark: 'regular',
      cod_type: 0,
      receive: { ...receive, user_phone_country_code: '852', user_address_id: 'A1' },
      order_detail: { total_price: 25_050 },
    },
  },
  {
    name: 'trap 38: cancel with a staff number as text',
    path: '/order/takeaway/cancel',
    call: (food) => food.cancelOrder({ ...ORDER, reason: '客人取消', staffNumber: '0007' }, HK),
    data: { ...order, cancel_reason: '客人取消', user_code: '0007' },
  },
  {
    name: 'cancel without saying why',
    path: '/order/takeaway/cancel',
    call: (food) => food.cancelOrder({ ...ORDER, reason: '', staffNumber: null }, HK),
    data: order,
  },
  {
    name: 'order info',
    path: '/order/takeaway/info',
    call: (food) => food.orderInfo(ORDER, HK),
    answer: { order_id: '88001', order_status: 9015 },
    data: order,
  },
  {
    name: 'order info by phone',
    path: '/order/takeaway/info_by_phone',
    call: (food) => food.orderInfoByPhone({ phone: '91234567', callingCode: '852' }, HK),
    answer: { order_id: '88001', order_status: 9015 },
    data: { user_phone: '91234567', user_phone_country_code: '852' },
  },
  {
    name: 'latest position',
    path: '/tasker/takeaway/position_latest',
    call: (food) => food.latestPosition(ORDER, HK),
    answer: {},
    data: order,
  },
  {
    name: 'supported merchants',
    path: '/order/takeaway/merchants/supported',
    call: (food) => food.supportedMerchants({ ...DOOR, profile: 'brand-1' }, HK),
    answer: { merchants: [], status: 101 },
    data: { ...door, profile: 'brand-1' },
  },
  {
    name: 'trap 41: regular hours: Sunday is 1, `close`',
    path: '/order/takeaway/merchants/status',
    call: (food) => food.updateRegularHours({ ...STORE, week: WEEK }, HK),
    data: { ...store, update_type: 'business_regular_time', business_regular_time: WEEK },
  },
  {
    name: 'temporary hours',
    path: '/order/takeaway/merchants/status',
    call: (food) => food.updateTemporaryHours({ ...STORE, ranges: [TYPHOON] }, HK),
    data: {
      ...store,
      update_type: 'business_temporary_time',
      business_temporary_time: [TYPHOON],
    },
  },
  {
    name: 'trap 42: closing a shop really sends 0',
    path: '/order/takeaway/merchants/status',
    call: (food) => food.updateBusinessStatus({ ...STORE, open: false }, HK),
    data: { ...store, update_type: 'business_status', business_status: 0 },
  },
  {
    name: 'opening a shop',
    path: '/order/takeaway/merchants/status',
    call: (food) => food.updateBusinessStatus({ ...STORE, open: true }, HK),
    data: { ...store, update_type: 'business_status', business_status: 1 },
  },
  {
    name: 'buffer before the end of business, 0 minutes too',
    path: '/order/takeaway/merchants/business_buffer_time',
    call: (food) => food.updateBufferTime({ minutes: 0 }, HK),
    data: { end_buffer_time: 0 },
  },
  {
    name: 'whether the store delivers there',
    path: '/order/takeaway/isdistributable',
    call: (food) => food.isDistributable({ ...STORE, to: DOOR }, HK),
    answer: { distributable: 1 },
    data: { ...store, ...door },
  },
  {
    name: 'predicted completion',
    path: '/order/takeaway/precompletetime',
    call: (food) => food.predictCompletion({ ...STORE, to: DOOR }, HK),
    answer: { time: 30 },
    data: { ...store, ...door },
  },
  {
    name: 'predicted assignment',
    path: '/order/takeaway/preassigntime',
    call: (food) => food.predictAssignment(STORE, HK),
    answer: { time: 3 },
    data: store,
  },
  {
    name: 'predicted pickup',
    path: '/order/takeaway/prepickuptime',
    call: (food) => food.predictPickup(ORDER, HK),
    answer: { time: 8 },
    data: order,
  },
  {
    name: 'predicted delivery',
    path: '/order/takeaway/predeliverytime',
    call: (food) => food.predictDelivery(ORDER, HK),
    answer: { time: 21 },
    data: order,
  },
]

describe('what goes over the wire', () => {
  test('all 14 operations are in the table', () => {
    expect(new Set(CONFORMANCE.map(({ path }) => path)).size).toBe(14)
  })

  test.each(CONFORMANCE)('$name', async ({ path, call, answer, data }) => {
    answering(answer)
    await call(platform.food('AP1'))
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toMatchObject({ method: 'POST', path: `/v1.3${path}` })
    expect(server.received[0]?.headers).toMatchObject({
      'content-type': 'application/json;charset=UTF-8',
      'ks-client-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    })
    expect(sent().data).toEqual({ ...data, meta: { lang: 'zh-HK', region: 'HK' } })
    expect(sent().auth).toEqual({
      appid: 10_001,
      timestamp: SECONDS,
      signature: signatureOf(data),
    })
  })

  test('trap 1: times are local to the region asked for, languages those it allows', async () => {
    answering({ quotations: [] })
    const context = { region: 'BKK', language: 'zh-HK' } as const
    await platform.food('AP2').estimate({ ...STORE, to: DOOR, scheduledFor: LATER }, context)
    expect(server.received[0]?.path).toBe('/two/v1.3/order/takeaway/estimates')
    expect(sent().data).toMatchObject({
      schedule_time: '2026-11-22 11:30:00',
      meta: { lang: 'en', region: 'BKK' },
    })
  })
})

/** A second reading of conventions §5.2, for requests whose members need no escaping anyhow. */
function signatureOf(data: Record<string, unknown>): string {
  const lines = Object.keys(data)
    .filter((key) => ['number', 'string'].includes(typeof data[key]))
    .map((key) => `${key}=${data[key] as string | number}`)
  const text = `${lines.toSorted().join('&')}&10001&simulator-secret-key&${SECONDS}`
  return createHash('md5').update(text, 'utf8').digest('hex')
}

describe('what answers become', () => {
  const food = () => platform.food('AP1')

  test('an estimate: the ladder, lowest bill first, in cents', async () => {
    answering({
      quotations: [
        {
          quotation_id: 'q2',
          mode: 'LONG_DISTANCE',
          min_product_total_price: 200.0,
          max_product_total_price: null,
          delivery_fee: null,
          predicted_quote_time: -1,
        },
        {
          quotation_id: 'q1',
          mode: 'STANDARD',
          min_product_total_price: 0,
          max_product_total_price: '200.00',
          delivery_fee: 32.1,
          predicted_quote_time: 35,
          predicted_quote_time_range: '30-40',
          direct_distance: 1200,
          travel_distance: '1700',
          surprise: { kept: true },
        },
        { quotation_id: 'odd', min_product_total_price: 'cheap', max_product_total_price: 5 },
        'not even an object',
      ],
    })
    const { quotations, raw } = await food().estimate({ ...STORE, to: DOOR }, HK)
    expect(quotations).toEqual([
      {
        id: 'q1',
        mode: 'STANDARD',
        min: 0,
        max: 20_000,
        fee: 3210,
        minutes: 35,
        range: '30-40',
        directMetres: 1200,
        travelMetres: 1700,
      },
      {
        id: 'q2',
        mode: 'LONG_DISTANCE',
        min: 20_000,
        max: null,
        fee: null,
        minutes: null,
        range: null,
        directMetres: null,
        travelMetres: null,
      },
    ])
    expect(JSON.stringify(raw)).toContain('"surprise":{"kept":true}')
  })

  test('a placed order', async () => {
    answering({
      order_id: 88_001,
      client_order_id: '202611210042',
      order_url: 'https://t.example/1',
      direct_distance: 1200,
      travel_distance: 1700,
      predicted_accept_time: 3,
      predicted_accept_time_range: '2-4',
      predicted_showup_time: '9',
      predicted_showup_time_range: null,
      predicted_delivery_time: -1,
      predicted_delivery_time_range: '20-30',
      requested_pickup_time: SECONDS,
      requested_delivery_time: 0,
    })
    expect(await food().createOrder(NEW_ORDER, HK)).toMatchObject({
      orderId: '88001',
      clientOrderId: '202611210042',
      trackerUrl: 'https://t.example/1',
      predictions: {
        accept: { minutes: 3, range: '2-4' },
        showup: { minutes: 9, range: null },
        delivery: { minutes: null, range: null },
      },
      requestedPickupAt: NOW,
      requestedDeliveryAt: null,
    })
  })

  test('a placed order of which only the id came', async () => {
    answering({
      order_id: '88001',
      order_url: 5,
      direct_distance: 'far',
      predicted_accept_time: {},
    })
    expect(await food().createOrder(NEW_ORDER, HK)).toMatchObject({
      orderId: '88001',
      trackerUrl: '5',
      directMetres: null,
      requestedPickupAt: null,
    })
  })

  test('a cancelled order, with data and without', async () => {
    answering({ order_id: '88001', client_order_id: 'c' })
    expect(await food().cancelOrder(ORDER, HK)).toMatchObject({ orderId: '88001' })
    answering(undefined)
    expect(await food().cancelOrder(ORDER, HK)).toEqual({
      orderId: null,
      clientOrderId: null,
      raw: null,
    })
  })

  test('traps 2, 25 and 37: an order, its seconds, its cancellation, any …_DELIVERY', async () => {
    const wire = {
      order_id: '88001',
      client_order_id: 'c',
      order_status: '9025',
      addtime: SECONDS,
      delivery_type: 'SOME_NAME_DELIVERY',
      merchant_location: '22.2819, 114.158',
      partner_name: 'Chan',
      partner_phone: '61234567',
      partner_carno: '',
      cancel_code: 'C1',
      cancel_time: String(SECONDS),
      lastmodify: SECONDS,
    }
    answering(wire)
    expect(await food().orderInfo(ORDER, HK)).toMatchObject({
      orderId: '88001',
      code: 9025,
      delivery: 'courier',
      createdAt: NOW,
      modifiedAt: NOW,
      storeLocation: DOOR.location,
      courier: { name: 'Chan', phone: '61234567', plate: null },
      cancel: { code: 'C1', user: null, type: null, reason: null, at: NOW },
      raw: wire,
    })
    answering([
      { order_id: '88001', order_status: 9001, cancel_time: 0, delivery_type: 'SELF_PICKUP' },
    ])
    expect(await food().orderInfoByPhone({ phone: '91234567' }, HK)).toMatchObject({
      code: 9001,
      courier: null,
      cancel: null,
      delivery: 'self-pickup',
      storeCode: null,
    })
  })

  test('trap 46: a position, and one after the order was completed', async () => {
    answering({
      order_id: '88001',
      partner_name: 'Chan',
      partner_location: '22.30,114.17',
      upload_time: SECONDS,
      predicted_delivery_time: 7,
      predicted_delivery_time_range: '5-9',
    })
    expect(await food().latestPosition(ORDER, HK)).toMatchObject({
      courierName: 'Chan',
      location: { lat: 22.3, lng: 114.17 },
      at: NOW,
      delivery: { minutes: 7, range: '5-9' },
    })
    answering({ partner_location: '', upload_time: 0, predicted_delivery_time: -1 })
    expect(await food().latestPosition(ORDER, HK)).toMatchObject({
      courierName: null,
      location: null,
      at: null,
      delivery: { minutes: null, range: null },
    })
  })

  test.each([
    [0, 'supported'],
    [101, 'no-store'],
    [102, 'no-store-there'],
    [103, 'closing-soon'],
    [104, 'too-slow'],
    [105, 'unknown'],
  ])('trap 45: supported merchants %i is the outcome %s, not an error', async (status, outcome) => {
    answering({ status, merchants: [] })
    expect(await food().supportedMerchants(DOOR, HK)).toMatchObject({ outcome, status, stores: [] })
  })

  test('supported merchants, each with its time', async () => {
    const prediction = { quote_time: 28, quote_time_range: '25-31' }
    answering({
      status: 0,
      merchants: [
        { merchant_id: 610_001, client_merchant_id: 'HK-CENTRAL-01', prediction },
        { merchant_id: 610_002, client_merchant_id: 'HK-MONGKOK-02' },
        { merchant_id: 610_003 },
      ],
    })
    const { stores } = await food().supportedMerchants(DOOR, HK)
    expect(stores).toEqual([
      { storeCode: 'HK-CENTRAL-01', merchantId: '610001', minutes: 28, range: '25-31' },
      { storeCode: 'HK-MONGKOK-02', merchantId: '610002', minutes: null, range: null },
    ])
  })

  test('trap 46: predicted times, and -1 for none', async () => {
    answering({ time: 12, time_range: '10-14' })
    expect(await food().predictDelivery(ORDER, HK)).toMatchObject({ minutes: 12, range: '10-14' })
    answering({ time: -1, time_range: '' })
    expect(await food().predictPickup(ORDER, HK)).toMatchObject({ minutes: null, range: null })
  })

  test('whether it delivers there: 1 or 0, and nothing else', async () => {
    answering({ distributable: '0' })
    expect(await food().isDistributable({ ...STORE, to: DOOR }, HK)).toMatchObject({
      distributable: false,
    })
    answering({ distributable: 2 })
    await expect(food().isDistributable({ ...STORE, to: DOOR }, HK)).rejects.toMatchObject({
      kind: 'unreadable-answer',
    })
  })

  test.each<[string, unknown, (food: FoodApi) => Promise<unknown>]>([
    ['estimate', {}, (api) => api.estimate({ ...STORE, to: DOOR }, HK)],
    ['order info', { order_id: '88001' }, (api) => api.orderInfo(ORDER, HK)],
    ['order by phone', { order_status: 9001 }, (api) => api.orderInfoByPhone({ phone: '9' }, HK)],
    ['supported', { merchants: [] }, (api) => api.supportedMerchants(DOOR, HK)],
    ['prediction', {}, (api) => api.predictAssignment(STORE, HK)],
  ])('%s without what it is all about is unreadable', async (_, data, call) => {
    answering(data)
    await expect(call(food())).rejects.toMatchObject({ kind: 'unreadable-answer' })
  })
})
