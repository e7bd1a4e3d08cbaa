import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cents } from '@/lib/domain/money'
import { valuePlus, type WaybillDraft } from '@/lib/domain/express/waybill-draft'
import { grams } from '@/lib/domain/weight'
import { createPlatform, type Platform } from './connect'
import type { ExpressApi, ExpressContext } from './express'
import type { PickupPoint } from './express/pickup-points'
import { json, startTinyServer, type TinyServer } from '@/lib/testing/tiny-server'

const NOW = new Date('2026-11-21T12:00:00Z')
const SECONDS = NOW.getTime() / 1000
const ZH: ExpressContext = { language: 'zh-HK' }
const ORDER = { merchantId: 800_001, orderId: '88001' }
const order = { merchant_id: 800_001, order_id: '88001' }

let server: TinyServer
let platform: Platform

beforeAll(async () => {
  server = await startTinyServer(json({ error: 0 }))
  const signature = { appId: 10_001, secretKey: 'simulator-secret-key' }
  const parcel = { clientId: '10001', clientSecret: 'simulator-client-secret' }
  platform = createPlatform({
    zones: { AP1: { zone: 'AP1', host: server.host, signature, parcel }, AP2: null },
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

type Sent = { auth: unknown; data: Record<string, unknown> }
const sent = (index = 0) => JSON.parse(server.received[index]?.body ?? 'null') as Sent
const answering = (data: unknown) => server.answer(json({ error: 0, data }))

const ADDRESS = {
  flat: 'A',
  floor: '3',
  block: '',
  building: 'Tower 1',
  street: '1 King Road',
  district: 'Eastern',
  area: 'Hong Kong Island',
  postalCode: null,
}
const address = {
  flat: 'A',
  floor: '3',
  building: 'Tower 1',
  street: '1 King Road',
  district: 'Eastern',
  area: 'Hong Kong Island',
}
const DRAFT: WaybillDraft = {
  clientOrderId: 'W-1',
  clientShipmentCode: 'S-1',
  box: 'XS',
  boxes: 1,
  sender: {
    name: 'Shop',
    callingCode: '852',
    phone: '21110001',
    address: ADDRESS,
    location: { lat: 22.2841, lng: 114.2241 },
  },
  pickup: { date: '2026-11-23', period: '18:00-24:00' },
  recipient: {
    name: '李',
    callingCode: '852',
    phone: '61234567',
    callingCode2: '86',
    phone2: '138',
    lockerCode: 'H852E01',
    address: ADDRESS,
    location: { lat: 22.3, lng: 114.2 },
  },
  delivery: { date: '2026-11-24', period: '14:00-18:00' },
  weight: grams(1500),
  items: [
    { code: 'SKU', name: 'Cup', quantity: 2, price: cents(1250) },
    { name: 'Free cup', price: cents(0) },
  ],
  services: [valuePlus(cents(100_000)), { code: 'X', count: '1', fee: '2.00' }],
  collect: { freight: cents(0), goods: cents(5000) },
  remark: 'fragile',
}

const common = {
  merchant_id: 800_001,
  client_order_id: 'W-1',
  client_shipment_code: 'S-1',
  box_size_code: 'XS',
  box_quantity: 1,
  total_weight: 1500,
  remark: 'fragile',
  vas: [
    { code: 'HK2DOOR_VALUEPLUS', value: '1000.00' },
    { code: 'X', count: '1', fee: '2.00' },
  ],
  item_detail: [
    { code: 'SKU', name: 'Cup', quantity: 2, price: 1250 },
    { name: 'Free cup', price: 0 },
  ],
}
const sender = {
  type: 11,
  name: 'Shop',
  country_code: '852',
  phone: '21110001',
  district: 'HK',
  address,
  longitude: '114.2241',
  latitude: '22.2841',
}
const recipient = {
  name: '李',
  country_code: '852',
  phone: '61234567',
  district: 'HK',
  country_code_2: '86',
  phone_2: '138',
}
const atHome = { ...recipient, type: 11, address, longitude: '114.2', latitude: '22.3' }
const atLocker = { ...recipient, type: 4, locker_code: 'H852E01' }
const pickup = { date: '2026-11-23', period: '18:00-24:00' }
const delivery = { date: '2026-11-24', period: '14:00-18:00' }
const cod = { service_fee: '0.00', cash: '50.00' }
const PLACED = { order_id: '88001' }

type Row = {
  name: string
  path: string
  call: (express: ExpressApi) => Promise<unknown>
  answer?: unknown
  data: Record<string, unknown>
}

/** Each product is given everything there is, and sends what it takes. */
const CREATIONS: Row[] = (
  [
    ['HDP-ECOMM-H', { sender, recipient: atHome, pickup, delivery, cod }],
    ['HDP-ECOMM-L', { sender, recipient: atLocker, pickup, delivery: {} }],
    ['HDP-ECN-H', { sender, recipient: atHome, pickup, delivery, cod }],
    ['HDP-SFWH-H', { sender: {}, recipient: atHome, pickup: { date: pickup.date }, delivery, cod }],
    [
      'HDP-SFWH-L',
      { sender: {}, recipient: atLocker, pickup: { date: pickup.date }, delivery: {} },
    ],
    [
      'HDP-WHECN-H',
      { sender: {}, recipient: atHome, pickup: { date: pickup.date }, delivery, cod },
    ],
    ['HDP-PND-1-H', { sender, recipient: atHome, pickup, delivery, cod }],
  ] as const
).map(([product, own]) => ({
  name: `traps 7, 33 and 49: create ${product}, which is named, in grams, cents and an int`,
  path: '/order/homeexpress/create',
  call: (express) => express.createOrder({ merchantId: 800_001, product, draft: DRAFT }, ZH),
  answer: PLACED,
  data: { ...common, product_code: product, ...own },
}))

/** One row for each way to call: what the operation is asked, and exactly what goes over the wire. */
const CONFORMANCE: Row[] = [
  ...CREATIONS,
  {
    name: 'trap 48: create with the least: empty objects where there is nothing to say',
    path: '/order/homeexpress/create',
    call: (express) =>
      express.createOrder(
        {
          merchantId: 800_001,
          product: 'HDP-SFWH-H',
          draft: {
            clientOrderId: 'W-2',
            remark: '',
            services: [],
            box: null,
            recipient: { name: 'Lee', phone: '21234567', address: ADDRESS },
            items: [{ code: 'SKU', name: 'Cup', quantity: 1 }],
          },
        },
        ZH,
      ),
    answer: PLACED,
    data: {
      merchant_id: 800_001,
      product_code: 'HDP-SFWH-H',
      client_order_id: 'W-2',
      item_detail: [{ code: 'SKU', name: 'Cup', quantity: 1 }],
      recipient: { type: 11, name: 'Lee', phone: '21234567', district: 'HK', address },
      sender: {},
      pickup: {},
      delivery: {},
    },
  },
  ...(
    [
      ['trap 58: A4, copies as the platform does', { size: 'A4' }, { paper_size: 'A4' }],
      ['one copy', { size: 'A4', copies: 1 }, { paper_size: 'A4', copies: 1 }],
      ['trap 58: the label, of which there is one', { size: '100X150' }, { paper_size: '100X150' }],
      ['trap 58: lockers that take no options', null, {}],
    ] as const
  ).map(([name, paper, options]): Row => ({
    name: `waybill PDF: ${name}`,
    path: '/order/homeexpress/waybill_pdf',
    call: (express) => express.waybillPdf({ ...ORDER, paper }, ZH),
    answer: { waybill_pdf_url: 'https://pdf.example/1.pdf' },
    data: { ...order, ...options },
  })),
  {
    name: 'waybill',
    path: '/order/homeexpress/waybill',
    call: (express) => express.waybill(ORDER, ZH),
    answer: PLACED,
    data: order,
  },
  {
    name: 'events',
    path: '/order/homeexpress/event_track',
    call: (express) => express.events(ORDER, ZH),
    answer: { events: [] },
    data: order,
  },
  {
    name: 'order log',
    path: '/order/homeexpress/list_order_log',
    call: (express) => express.orderLog(ORDER, ZH),
    answer: [],
    data: order,
  },
  {
    name: 'cancel',
    path: '/order/homeexpress/cancel',
    call: (express) => express.cancelOrder(ORDER, ZH),
    data: order,
  },
  {
    name: 'trap 49: slots of the product chosen, the default’s too',
    path: '/order/homeexpress/get_datetime',
    call: (express) => express.dateTimeSlots({ merchantId: 800_001, product: 'HDP-ECOMM-H' }, ZH),
    answer: { pickup: {} },
    data: { merchant_id: 800_001, product_code: 'HDP-ECOMM-H' },
  },
  {
    name: 'pickup points, as the platform pages them',
    path: '/pickup_points',
    call: (express) => express.pickupPoints({}, ZH),
    answer: [],
    data: {},
  },
  {
    name: 'trap 59: pickup points of a district, by its Chinese name',
    path: '/pickup_points',
    call: (express) => express.pickupPoints({ district: '油尖旺區', page: 3, pageSize: 50 }, ZH),
    answer: [],
    data: { area_level2: '油尖旺區', page: 3, pagesize: 50 },
  },
]

describe('what goes over the wire', () => {
  test('all 8 operations are in the table', () => {
    expect(new Set(CONFORMANCE.map(({ path }) => path)).size).toBe(8)
  })

  test.each(CONFORMANCE)('$name', async ({ path, call, answer, data }) => {
    answering(answer)
    await call(platform.express())
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toMatchObject({ method: 'POST', path: `/v1.1${path}` })
    expect(server.received[0]?.headers).toMatchObject({
      'content-type': 'application/json;charset=UTF-8',
      'ks-client-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    })
    expect(sent().data).toEqual({ ...data, meta: { lang: 'zh-HK', region: 'HK' } })
    const signature = signatureOf(data)
    expect(sent().auth).toEqual({ appid: 10_001, timestamp: SECONDS, signature })
  })

  test('trap 7: a merchant that is no int is not sent', async () => {
    const call = platform.express().waybill({ merchantId: Number.NaN, orderId: '1' }, ZH)
    await expect(call).rejects.toMatchObject({ kind: 'not-sent', reason: 'unwritable' })
    expect(server.received).toEqual([])
  })

  test('without Hong Kong’s zone nothing leaves', async () => {
    const none = createPlatform({ zones: { AP1: null, AP2: null }, timeoutMs: 60_000 })
    const error = await none
      .express()
      .events(ORDER, ZH)
      .catch((cause: unknown) => cause)
    expect(error).toMatchObject({ kind: 'not-sent', reason: 'not-configured', family: 'express' })
    await none.close()
  })
})

/** A second reading of conventions §5.2. */
function signatureOf(data: Record<string, unknown>): string {
  const lines = Object.keys(data)
    .filter((key) => ['number', 'string'].includes(typeof data[key]))
    .map((key) => `${key}=${data[key] as string | number}`)
  const text = `${lines.toSorted().join('&')}&10001&simulator-secret-key&${SECONDS}`
  return createHash('md5').update(text, 'utf8').digest('hex')
}

describe('what answers become', () => {
  const express = () => platform.express()

  test('a placed waybill', async () => {
    answering({ order_id: 88_001, client_order_id: 'W-1', order_url: 'u', timestamp: SECONDS })
    const placed = await express().createOrder(
      { merchantId: 800_001, product: 'HDP-ECOMM-H', draft: DRAFT },
      ZH,
    )
    expect(placed).toMatchObject({
      orderId: '88001',
      clientOrderId: 'W-1',
      trackerUrl: 'u',
      at: NOW,
    })
  })

  test('a PDF, and none where there is no address to fetch it from', async () => {
    answering({ order_id: '88001', waybill_pdf_url: 'https://p.example/1', timestamp: SECONDS })
    expect(await express().waybillPdf(ORDER, ZH)).toMatchObject({
      orderId: '88001',
      clientOrderId: null,
      pdfUrl: 'https://p.example/1',
      at: NOW,
    })
  })

  test('trap 60: a waybill, whose number is not its order’s', async () => {
    const wire = {
      tracking_no: '88001',
      shipment_code: 'HD123',
      client_ref_id: 'W-1',
      client_shipment_code: 'S-1',
      tpl_order_id: 'T1',
      tpl_waybill_no: '',
      fee: { payment_method: 'monthly', shipping_fee: '30.00', item_fee: '', amount: '30.00' },
      box_size_code: 'XS',
      box_quantity: 1,
      total_weight: '1.5',
      product: 'Scheduled',
      sender: { name: 'Shop', phone: '21110001', area: 'HK' },
      recipient: { name: '李', phone: '6', phone_2: '138', locker_code: 'L', locker_address: 'x' },
      pickup: { date: '2026-11-23', period: '09:00-13:00' },
      delivery: [],
      status: { code: '9005', name: 'awaiting', lastmodify: '2026-11-21 20:00' },
      partner: { name: 'Wong', position: { vehicle_number: 'AB 123' } },
      receipts: ['https://img.example/1.jpg', 'data:text/html,x'],
    }
    answering(wire)
    expect(await express().waybill(ORDER, ZH)).toMatchObject({
      orderId: '88001',
      shipmentCode: 'HD123',
      clientOrderId: 'W-1',
      carrierOrderId: 'T1',
      carrierWaybillNumber: null,
      boxes: 1,
      totalWeight: '1.5',
      fee: { paymentMethod: 'monthly', shipping: '30.00', items: null, amount: '30.00' },
      sender: { name: 'Shop', phone: '21110001', area: 'HK', address: null },
      recipient: { phone2: '138', lockerCode: 'L', lockerAddress: 'x' },
      pickup: { period: '09:00-13:00' },
      delivery: { date: null, period: null },
      status: { code: 9005, text: 'awaiting', at: NOW },
      courier: { name: 'Wong', phone: null, plate: 'AB 123' },
      receipts: ['https://img.example/1.jpg'],
      raw: wire,
    })
    answering({ order_id: '88001', status: [], partner: { name: '', country_code: '852' } })
    expect(await express().waybill(ORDER, ZH)).toMatchObject({ status: null, courier: null })
  })

  test('trap 62: events keep the platform’s order', async () => {
    answering({
      events: [
        { message: 'b', datetime: '2026-11-21 20:00' },
        { message: 'c', datetime: '2026-11-21 20:05' },
        { message: 'a', datetime: '2026-11-21 20:00' },
        { message: '', datetime: 'soon' },
      ],
    })
    expect((await express().events(ORDER, ZH)).events).toEqual([
      { text: 'b', at: NOW },
      { text: 'c', at: new Date('2026-11-21T12:05:00Z') },
      { text: 'a', at: NOW },
      { text: null, at: null },
    ])
  })

  test('traps 2 and 23: the log, in legacy codes, its times as text', async () => {
    answering([
      { code: '9', title: 'collected', detail: '', addtime: '2026-11-21 20:00' },
      { code: '8', title: 'placed', detail: 'x', addtime: '' },
    ])
    expect((await express().orderLog(ORDER, ZH)).entries).toEqual([
      { code: 9, title: 'collected', detail: null, at: NOW },
      { code: 8, title: 'placed', detail: 'x', at: null },
    ])
  })

  test('a cancellation, with data and without', async () => {
    answering({ order_id: '88001' })
    expect(await express().cancelOrder(ORDER, ZH)).toMatchObject({ orderId: '88001' })
    answering(undefined)
    expect(await express().cancelOrder(ORDER, ZH)).toEqual({ orderId: null, raw: null })
  })

  test('trap 55: slots: groups of any name, codes as written, periods to be sent back so', async () => {
    const slot = { datetime: '2026-11-23 18:00-24:00', description: 'evening' }
    answering({
      meta: { datetime: '2026-11-21 20:00', workingday_code: '1.5', product_type: 'x' },
      pickup: {
        default: {
          description: 'Pickup',
          slot: [
            { ...slot, workingday_code: '1.50' },
            { ...slot, workingday_code: 2.25 },
            { ...slot, workingday_code: 'soon' },
            { datetime: 'tomorrow', workingday_code: '3' },
          ],
        },
      },
      delivery: {
        default: { description: 'Day', slot: [{ ...slot, acceptable: '1.5-2' }] },
        sp1: { slot: [{ ...slot, acceptable: 'any', workingday_code: '4' }] },
        moonlight: { description: 'Night', slot: [] },
      },
    })
    const query = { merchantId: 800_001, product: 'HDP-ECOMM-H' } as const
    const { pickup: offered, delivery: groups, meta } = await express().dateTimeSlots(query, ZH)
    const read = {
      date: '2026-11-23',
      period: '18:00-24:00',
      description: 'evening',
      time: { from: new Date('2026-11-23T10:00:00Z'), to: new Date('2026-11-23T16:00:00Z') },
    }
    expect(offered).toEqual({
      description: 'Pickup',
      slots: [
        { ...read, workingDay: '1.50' },
        { ...read, workingDay: '2.25' },
      ],
    })
    expect(groups).toEqual([
      {
        name: 'default',
        description: 'Day',
        slots: [{ ...read, workingDay: null, acceptable: { low: '1.5', high: '2' } }],
      },
      {
        name: 'sp1',
        description: null,
        slots: [{ ...read, workingDay: '4', acceptable: null }],
      },
      { name: 'moonlight', description: 'Night', slots: [] },
    ])
    expect(meta).toMatchObject({ workingDay: '1.5', productType: 'x', destinationType: null })
  })

  test('a list that is missing is none', async () => {
    const asked = { merchantId: 800_001, product: 'HDP-ECN-H' } as const
    for (const data of [{}, [], { pickup: null }]) {
      answering(data)
      const slots = await express().dateTimeSlots(asked, ZH)
      expect(slots).toMatchObject({ pickup: { slots: [] }, delivery: [] })
    }
    answering([])
    expect(await express().events(ORDER, ZH)).toMatchObject({ events: [] })
    answering(null)
    expect(await express().orderLog(ORDER, ZH)).toMatchObject({ entries: [] })
  })

  test.each<[string, unknown, (api: ExpressApi) => Promise<unknown>]>([
    ['a waybill', {}, (api) => api.waybill(ORDER, ZH)],
    ['a PDF', { order_id: '1' }, (api) => api.waybillPdf(ORDER, ZH)],
    ['a PDF', { waybill_pdf_url: 'javascript:x' }, (api) => api.waybillPdf(ORDER, ZH)],
    ['a log', {}, (api) => api.orderLog(ORDER, ZH)],
    ['points', { list: [] }, (api) => api.pickupPoints({}, ZH)],
    [
      'a creation',
      { client_order_id: 'W-1' },
      (api) => api.createOrder({ merchantId: 800_001, product: 'HDP-ECN-H', draft: DRAFT }, ZH),
    ],
  ])('%s without what it is all about is unreadable', async (_, data, call) => {
    answering(data)
    await expect(call(express())).rejects.toMatchObject({ kind: 'unreadable-answer' })
  })
})

describe('trap 59: all pickup points', () => {
  const locker = (index: number) => ({
    locker_code: `L${index}`,
    locker_brand: 'B',
    area_level1: '九龍',
    area_level2: '油尖旺區',
    name: `Locker ${index}`,
    address: 'x',
    open_hour: '24小時',
    coordinate: '22.3115, 114.1707',
  })
  const lockers = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => locker(from + index))

  /** Answers pages from a list of them; beyond its end, the last one again. */
  function paging(...pages: unknown[][]) {
    server.answer((response, request) => {
      const { page } = (JSON.parse(request.body) as { data: { page: number } }).data
      json({ error: 0, data: pages[Math.min(page, pages.length) - 1] })(response, request)
    })
  }

  async function codes(query = {}) {
    const all: PickupPoint[] = []
    for await (const points of platform.express().allPickupPoints(query, ZH)) all.push(...points)
    return all.map(({ lockerCode }) => lockerCode)
  }
  const named = (from: number, to: number) => lockers(from, to).map((one) => one.locker_code)

  test('until an empty page, a short one in between or not', async () => {
    paging(lockers(0, 10), lockers(10, 13), lockers(13, 23), [])
    expect(await codes()).toEqual(named(0, 23))
    expect(server.received).toHaveLength(4)
    expect(server.received.map((_, index) => sent(index).data['page'])).toEqual([1, 2, 3, 4])
  })

  test('until a page that repeats what came, whether or not the platform pages at all', async () => {
    paging(lockers(0, 10), lockers(10, 20))
    expect(await codes({ pageSize: 10 })).toEqual(named(0, 20))
    expect(server.received).toHaveLength(3)
    server.received.length = 0
    paging(lockers(0, 1200))
    expect(await codes()).toHaveLength(1200)
    expect(server.received).toHaveLength(2)
  })

  test('each once, when the list moves while it is read', async () => {
    paging(lockers(0, 10), lockers(8, 18), [])
    expect(await codes({ district: '油尖旺區' })).toEqual(named(0, 18))
    expect(sent(2).data).toMatchObject({ area_level2: '油尖旺區', page: 3 })
  })

  test('none, and what one is', async () => {
    paging([])
    expect(await codes()).toEqual([])
    server.answer(json({ error: 0, data: [locker(1), { name: 'without a code' }] }))
    expect((await platform.express().pickupPoints({}, ZH)).points).toEqual([
      {
        lockerCode: 'L1',
        brand: 'B',
        area: '九龍',
        district: '油尖旺區',
        address: 'x',
        name: 'Locker 1',
        openingHours: '24小時',
        location: { lat: 22.3115, lng: 114.1707 },
      },
    ])
  })

  test('a refusal ends it, after what came before', async () => {
    server.answer((response, request) => {
      const { page } = (JSON.parse(request.body) as { data: { page: number } }).data
      const answer = page === 1 ? { error: 0, data: lockers(0, 10) } : { error: 261105 }
      json(answer)(response, request)
    })
    await expect(codes()).rejects.toMatchObject({ kind: 'refused', code: '261105' })
    expect(server.received).toHaveLength(2)
  })
})
