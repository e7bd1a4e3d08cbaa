import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Region } from '@/lib/domain/areas'
import { cents } from '@/lib/domain/money'
import { grams } from '@/lib/domain/weight'
import { createPlatform, type Platform } from './connect'
import type { ParcelApi } from './parcel'
import type { NewParcelOrder } from './parcel/create-order'
import type { CallContext } from './channel/signature-channel'
import { json, startTinyServer, type Behaviour, type TinyServer } from '@/lib/testing/tiny-server'

const NOW = new Date('2026-11-21T12:00:00Z')
const LATER = new Date('2026-11-22T04:30:00Z')
const HK: CallContext = { region: 'HK', language: 'zh-HK' }
const ORDER = { merchantId: '700001', orderId: '90000000000000000001' }
const order = { merchant_id: '700001', order_id: '90000000000000000001' }

let server: TinyServer
let platform: Platform
let answers: Behaviour
const warned: { operation?: string; member?: string }[] = []

beforeAll(async () => {
  server = await startTinyServer((response, request) => {
    const isToken = request.path?.endsWith('/oauth/token')
    const token = { token_type: 'Bearer', access_token: 'tok-1', expires_in: 86_400 }
    const behaviour = isToken ? json({ error: 0, data: { ...token, scope: 'delivery' } }) : answers
    behaviour(response, request)
  })
})
afterEach(() => {
  server.received.length = 0
})
afterAll(() => server.close())

beforeAll(() => {
  const zone = (id: string) => ({
    host: `${server.host}/${id}`,
    signature: { appId: 10_001, secretKey: 'k' },
    parcel: { clientId: `client-${id}`, clientSecret: `secret-${id}` },
  })
  platform = createPlatform({
    zones: { AP1: { zone: 'AP1', ...zone('one') }, AP2: { zone: 'AP2', ...zone('two') } },
    timeoutMs: 60_000,
    now: () => NOW,
    log: { info: () => undefined, warn: (fields) => void warned.push(fields) },
  })
})
afterAll(() => platform.close())

const answering = (data: unknown) => {
  answers = json({ error: 0, data })
}
const sent = () => server.received.filter(({ path }) => !path?.endsWith('/oauth/token'))
const body = () => JSON.parse(sent()[0]?.body ?? 'null') as Record<string, unknown>

const PICKUP = {
  address: '中環皇后大道中 1 號',
  location: { lat: 22.2819, lng: 114.158 },
  contacts: [{ name: '陳大文', phone: '91234567' }],
}
const DROP_OFF = {
  address: 'Shop 2, Mong Kok',
  postalCode: '000',
  description: 'side door',
  location: { lat: 22.3193, lng: 114.1694 },
  contacts: [
    { name: 'Lee', phone: '61234567', callingCode: '852', company: 'Lee & Co' },
    { name: 'Ho', phone: '51234567' },
  ],
}
const path = [
  {
    address: '中環皇后大道中 1 號',
    coordinate: '22.2819,114.158',
    contact: [{ name: '陳大文', phone: '91234567' }],
  },
  {
    address: 'Shop 2, Mong Kok',
    postal_code: '000',
    description: 'side door',
    coordinate: '22.3193,114.1694',
    contact: [
      { name: 'Lee', phone: '61234567', country_code: '852', company_name: 'Lee & Co' },
      { name: 'Ho', phone: '51234567' },
    ],
  },
]
const DASH: NewParcelOrder = {
  merchantId: '700001',
  clientOrderId: 'P-17',
  product: 'DASH2HR',
  path: [PICKUP, DROP_OFF],
  items: { value: cents(25_050), weight: grams(1255), box: 'S' },
}
const dash = {
  merchant_id: '700001',
  client: { order_id: 'P-17' },
  product_code: 'DASH2HR',
  path,
  items: { amount: '250.50', weight: '1.26', box: 'S' },
}
const FULL: NewParcelOrder = {
  ...DASH,
  clientShipmentCode: 'S-17',
  product: 'MPOINTS',
  positions: ['walker', 'van'],
  scheduledFor: LATER,
  autoCancelAt: new Date('2026-11-22T06:00:00Z'),
  contact: { name: 'Chan', phone: '21110001', callingCode: '852' },
  services: [{ code: 'LIFT', count: '01.0' }],
  items: {
    value: cents(5),
    weight: grams(10),
    box: 'XL',
    types: ['Food', 'Wine'],
    detail: 'glass',
  },
  collect: { freight: cents(0), goods: cents(12_000) },
  remark: 'ring twice',
}
const full = {
  ...dash,
  client: { order_id: 'P-17', shipment_code: 'S-17' },
  product_code: 'MPOINTS',
  preferences: [
    { type: 'business_position', value: 'walker' },
    { type: 'business_position', value: 'van' },
  ],
  schedule_time: '2026-11-22 12:30',
  cancel_time: '2026-11-22 14:00',
  contact: { name: 'Chan', phone: '21110001', country_code: '852' },
  vas: [{ code: 'LIFT', count: '01.0' }],
  items: { amount: '0.05', weight: '0.01', box: 'XL', types: ['Food', 'Wine'], detail: 'glass' },
  cod: { service_fee: '0.00', cash: '120.00' },
  remark: { partner: 'ring twice' },
}

/** One row for each way to call: what the operation is asked, and exactly what goes over the wire. */
const CONFORMANCE: {
  name: string
  path: string
  call: (parcel: ParcelApi) => Promise<unknown>
  answer?: unknown
  body: Record<string, unknown>
}[] = [
  {
    name: 'services of a product',
    path: '/vas',
    call: (parcel) => parcel.vas({ merchantId: '700001', product: 'DASH4HR' }, HK),
    answer: { vas: [] },
    body: { merchant_id: '700001', product_code: 'DASH4HR' },
  },
  {
    name: 'positions, of which nothing more is known yet',
    path: '/business_positions',
    call: (parcel) => parcel.businessPositions({ merchantId: '7', product: 'MPOINTS' }, HK),
    answer: { business_positions: [] },
    body: { merchant_id: '7', product_code: 'MPOINTS' },
  },
  {
    name: 'positions for an order that is known',
    path: '/business_positions',
    call: (parcel) =>
      parcel.businessPositions(
        {
          merchantId: '7',
          product: 'DASH2HR',
          scheduledFor: LATER,
          box: 'M',
          path: [PICKUP.location, DROP_OFF.location],
        },
        HK,
      ),
    answer: { business_positions: [] },
    body: {
      merchant_id: '7',
      product_code: 'DASH2HR',
      schedule_time: '2026-11-22 12:30',
      items: { box: 'M' },
      path: [{ coordinate: '22.2819,114.158' }, { coordinate: '22.3193,114.1694' }],
    },
  },
  {
    name: 'traps 29 and 33: create now: dollars and kilograms as text, contacts as lists',
    path: '/order/create',
    call: (parcel) => parcel.createOrder(DASH, HK),
    answer: { order_id: '1' },
    body: dash,
  },
  {
    name: 'traps 3, 26 and 30: create with everything, minutes, deadline, count as it came',
    path: '/order/create',
    call: (parcel) => parcel.createOrder({ ...FULL, quotationKey: 'Q-1' }, HK),
    answer: { order_id: '1' },
    body: { quotation_key: 'Q-1', ...full },
  },
  {
    name: 'trap 31: create without a key, and with nothing that is empty',
    path: '/order/create',
    call: (parcel) =>
      parcel.createOrder(
        {
          ...DASH,
          quotationKey: null,
          clientShipmentCode: '',
          positions: [],
          services: [],
          scheduledFor: null,
          autoCancelAt: null,
          contact: null,
          collect: null,
          remark: '',
        },
        HK,
      ),
    answer: { order_id: '1' },
    body: dash,
  },
  {
    name: 'a quote: as creation, without a key even where there is one',
    path: '/order/quote',
    call: (parcel) => parcel.quote(FULL, HK),
    answer: {},
    body: full,
  },
  {
    name: 'order info',
    path: '/order/info',
    call: (parcel) => parcel.orderInfo(ORDER, HK),
    answer: { order_id: '1', status: { code: '9033' } },
    body: order,
  },
  {
    name: 'cancel, with a reason',
    path: '/order/cancel',
    call: (parcel) => parcel.cancelOrder({ ...ORDER, reason: '客人取消' }, HK),
    body: { ...order, cancel_reason: '客人取消' },
  },
  {
    name: 'cancel without saying why',
    path: '/order/cancel',
    call: (parcel) => parcel.cancelOrder({ ...ORDER, reason: '' }, HK),
    body: order,
  },
  {
    name: 'order status',
    path: '/order/status',
    call: (parcel) => parcel.orderStatus(ORDER, HK),
    answer: { status: { code: '9034' } },
    body: order,
  },
]

describe('what goes over the wire', () => {
  test('all 7 operations are in the table; the eighth is the token', () => {
    expect(new Set(CONFORMANCE.map(({ path }) => path)).size).toBe(7)
  })

  test.each(CONFORMANCE)('$name', async (row) => {
    answering(row.answer)
    await row.call(platform.parcel('AP1'))
    expect(sent()).toHaveLength(1)
    expect(sent()[0]).toMatchObject({ method: 'POST', path: `/one/parcel/v1.0${row.path}` })
    expect(sent()[0]?.headers).toMatchObject({
      'content-type': 'application/json;charset=UTF-8',
      authorization: 'Bearer tok-1',
      'ks-region': 'HK',
      'ks-lang': 'zh-HK',
      'ks-client-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    })
    expect(body()).toEqual(row.body)
  })

  test.each<[Region, string, string]>([
    ['SG', 'zh-HK', 'en'],
    ['SGN', 'vi', 'vi'],
    ['HAN', 'th', 'en'],
    ['KUL', 'ms', 'ms'],
    ['BKK', 'th', 'th'],
  ])('%s: asked for %s, KS-Lang is %s', async (region, language, expected) => {
    answering({ vas: [] })
    const context = { region, language: language as CallContext['language'] }
    await platform.parcel('AP2').vas({ merchantId: '720001', product: 'DASH2HR' }, context)
    expect(sent()[0]?.headers).toMatchObject({ 'ks-region': region, 'ks-lang': expected })
    expect(sent()[0]?.path).toBe('/two/parcel/v1.0/vas')
  })

  test('trap 1: times are local to the region', async () => {
    answering({ order_id: '1' })
    const order = { ...DASH, scheduledFor: LATER }
    await platform.parcel('AP2').createOrder(order, { region: 'BKK', language: 'en' })
    expect(body()).toMatchObject({ schedule_time: '2026-11-22 11:30' })
  })

  test('trap 5: a region that KS-Region does not admit is not asked for', async () => {
    for (const region of ['TPE', 'VNDNG'] as const) {
      const call = platform.parcel('AP1').orderInfo(ORDER, { region, language: 'en' })
      await expect(call).rejects.toMatchObject({ kind: 'not-sent', reason: 'unwritable' })
    }
    expect(sent()).toEqual([])
  })
})

describe('what answers become', () => {
  const parcel = () => platform.parcel('AP1')

  test('trap 30: services, each count as it came', async () => {
    answering({
      vas: [
        {
          code: 'LIFT',
          name: 'No lift',
          description: 'stairs',
          help: 'javascript:alert(1)',
          options: [
            { count: '01.0', fee: '12.50', label: 'one floor' },
            { count: ' 2 ', fee: 'ask', label: '' },
            { fee: '1.00', label: 'no count' },
          ],
        },
        { name: 'no code' },
        { code: 'BAG', help: 'https://help.example/bag', options: [] },
      ],
    })
    const query = { merchantId: '700001', product: 'DASH2HR' } as const
    expect((await parcel().vas(query, HK)).services).toEqual([
      {
        code: 'LIFT',
        name: 'No lift',
        description: 'stairs',
        helpUrl: null,
        options: [
          { count: '01.0', label: 'one floor', fee: 1250, feeText: '12.50' },
          { count: ' 2 ', label: null, fee: null, feeText: 'ask' },
        ],
      },
      {
        code: 'BAG',
        name: null,
        description: null,
        helpUrl: 'https://help.example/bag',
        options: [],
      },
    ])
  })

  test('positions', async () => {
    answering({ business_positions: [{ code: 'walker', name: 'Walker' }, { name: 'x' }] })
    const query = { merchantId: '700001', product: 'MPOINTS' } as const
    expect((await parcel().businessPositions(query, HK)).positions).toEqual([
      { code: 'walker', name: 'Walker' },
    ])
  })

  test('trap 26: an order: its deadline, the moment of its cancellation, its courier', async () => {
    const wire = {
      order_id: '88001',
      merchant_id: '700001',
      product_code: 'MPOINTS',
      client: { order_id: 'P-17', shipment_code: '' },
      order_time: '2026-11-21 20:00',
      schedule_time: '2026-11-22 12:30:00',
      publish_until_time: '2026-11-22 14:00',
      cancel_time: '2026-11-21 20:05',
      accept_time: '',
      complete_time: '0000-00-00 00:00',
      contact: { name: 'Chan', country_code: '852', phone: '21110001' },
      path: [
        {
          address: 'A',
          description: '',
          coordinate: '22.2819, 114.158',
          contact: [{ name: 'Lee', phone: '6', country_code: '852', company_name: 'Lee & Co' }],
        },
      ],
      vas: [{ code: 'LIFT', name: 'No lift', count: '01.0', fee: '12.50' }],
      items: { amount: '250.50', weight: '1.26', box: 'S', type: ['Food'], detail: 'glass' },
      cod: { type: '1', service_fee: '0.00', cash: '120.00', total: '120.00' },
      payment: { type: 'monthly' },
      status: { code: '9034', name: '分配中', lastmodify: '2026-11-21 20:04' },
      partner: {
        name: 'Wong',
        country_code: '852',
        phone: '51234567',
        position: { code: 'van', name: 'Van', vehicle_number: 'AB 123' },
      },
      receipts: ['https://img.example/1.jpg', 'javascript:alert(1)', '', 7],
      remark: { partner: 'ring twice' },
    }
    answering(wire)
    expect(await parcel().orderInfo(ORDER, HK)).toEqual({
      orderId: '88001',
      merchantId: '700001',
      clientOrderId: 'P-17',
      product: 'MPOINTS',
      clientShipmentCode: null,
      status: { code: 9034, text: '分配中', at: new Date('2026-11-21T12:04:00Z') },
      createdAt: NOW,
      scheduledFor: LATER,
      autoCancelAt: new Date('2026-11-22T06:00:00Z'),
      cancelledAt: new Date('2026-11-21T12:05:00Z'),
      acceptedAt: null,
      completedAt: null,
      contact: { name: 'Chan', phone: '21110001', callingCode: '852' },
      path: [
        {
          address: 'A',
          description: null,
          location: { lat: 22.2819, lng: 114.158 },
          contacts: [{ name: 'Lee', phone: '6', callingCode: '852', company: 'Lee & Co' }],
        },
      ],
      services: [{ code: 'LIFT', name: 'No lift', count: '01.0', fee: 1250 }],
      items: { value: 25_050, weight: 1260, box: 'S', types: ['Food'], detail: 'glass' },
      collect: { type: '1', freight: 0, goods: 12_000, total: 12_000 },
      paymentType: 'monthly',
      courier: {
        name: 'Wong',
        phone: '51234567',
        callingCode: '852',
        positionCode: 'van',
        positionName: 'Van',
        plate: 'AB 123',
      },
      receipts: ['https://img.example/1.jpg'],
      remark: 'ring twice',
      raw: wire,
    })
  })

  test('trap 30: items.types may be called types, and an order may have next to nothing', async () => {
    const nobody = { name: '', phone: '', country_code: '852' }
    const few = { items: { types: ['Wine'] }, partner: nobody, contact: nobody }
    answering({ order_id: 5, status: { code: 9033 }, ...few })
    expect(await parcel().orderInfo(ORDER, HK)).toMatchObject({
      orderId: '5',
      status: { code: 9033, text: null, at: null },
      courier: null,
      contact: null,
      collect: null,
      path: [],
      services: [],
      receipts: [],
      paymentType: null,
      items: { value: null, weight: null, box: null, types: ['Wine'], detail: null },
    })
    answering({ order_id: '5', status: { code: '9033' } })
    expect((await parcel().orderInfo(ORDER, HK)).items).toBeNull()
  })

  test('a status, and the success of a cancellation, which has no data', async () => {
    answering({ status: { code: '9005', name: 'coming', lastmodify: '2026-11-21 20:00:30' } })
    expect(await parcel().orderStatus(ORDER, HK)).toMatchObject({
      status: { code: 9005, text: 'coming', at: new Date('2026-11-21T12:00:30Z') },
    })
    answering(undefined)
    expect(await parcel().cancelOrder(ORDER, HK)).toEqual({ raw: null })
  })

  test('trap 31: a quote: its key wherever it is, and all else to be shown', async () => {
    answering({ result: { quotation_key: 'Q-9', fee: { total: '45.00' }, minutes: 20 } })
    expect(await parcel().quote(FULL, HK)).toMatchObject({
      quotationKey: 'Q-9',
      facts: [
        { name: 'result.fee.total', value: '45.00' },
        { name: 'result.minutes', value: '20' },
      ],
    })
    answering({ fee: '45.00' })
    expect(await parcel().quote(FULL, HK)).toMatchObject({ quotationKey: null })
    answering(undefined)
    expect(await parcel().quote(FULL, HK)).toEqual({ quotationKey: null, facts: [], raw: null })
  })

  test('a list that is missing is none, which is logged once', async () => {
    const asked = { merchantId: '7', product: 'MPOINTS' } as const
    warned.length = 0
    for (const data of [[], {}, { vas: null, business_positions: null }]) {
      answering(data)
      expect(await parcel().vas(asked, HK)).toMatchObject({ services: [] })
      expect(await parcel().businessPositions(asked, HK)).toMatchObject({ positions: [] })
    }
    expect(warned.map(({ operation, member }) => [operation, member])).toEqual([
      ['vas', 'vas'],
      ['businessPositions', 'business_positions'],
    ])
  })

  test.each<[string, unknown, (api: ParcelApi) => Promise<unknown>]>([
    ['create', { order_id: '' }, (api) => api.createOrder(DASH, HK)],
    ['order info', { order_id: '1' }, (api) => api.orderInfo(ORDER, HK)],
    ['order info', { status: { code: '9033' } }, (api) => api.orderInfo(ORDER, HK)],
    ['order status', { status: { name: 'x' } }, (api) => api.orderStatus(ORDER, HK)],
  ])('%s without what it is all about is unreadable', async (_, data, call) => {
    answering(data)
    await expect(call(parcel())).rejects.toMatchObject({ kind: 'unreadable-answer' })
  })
})
