import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCode128 } from '../testing/simulator/code-128'
import {
  createdWaybill,
  LOCKER_RECIPIENT,
  lockerRecipient,
  matches,
  matchingPair,
  productCreation,
  RECIPIENT,
  SENDER,
  slotsOf,
} from '../testing/simulator/express-requests'
import { readPdf } from '../testing/simulator/pdf-reader'
import {
  type SimulatorUnderTest,
  simulatorUnderTest,
} from '../testing/simulator/simulator-under-test'

const CREATE = '/order/homeexpress/create'
const PRODUCTS = [
  'HDP-ECOMM-H',
  'HDP-ECOMM-L',
  'HDP-ECN-H',
  'HDP-SFWH-H',
  'HDP-SFWH-L',
  'HDP-WHECN-H',
  'HDP-PND-1-H',
]
const text = expect.any(String) as string

let simulator: SimulatorUnderTest
beforeAll(async () => {
  simulator = await simulatorUnderTest()
})
afterAll(() => simulator.stop())

const ask = (path: string, data: Record<string, unknown>) =>
  simulator.express.data(`/order/homeexpress/${path}`, data)
const advance = async (orderId: string, steps = 1) => {
  for (let i = 0; i < steps; i++)
    await simulator.stranger.control('POST', `/orders/${orderId}/advance`)
}
const minute = () =>
  new Date(simulator.clock.now() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')

describe('creation (express §4.1)', () => {
  it('answers as its table says', async () => {
    const { data, request } = await createdWaybill(simulator.express)
    expect(data).toEqual({
      order_id: expect.stringMatching(/^\d+$/) as string,
      client_order_id: request.client_order_id,
      order_url: expect.stringMatching(/^http:/) as string,
      timestamp: Math.floor(simulator.clock.now() / 1000),
    })
    expect((await fetch(String(data['order_url']))).status).toBe(200)
  })

  it.each(PRODUCTS)('takes %s with what its column asks for', async (product) => {
    await simulator.express.data(CREATE, await productCreation(simulator.express, product))
  })

  it('takes the default product when none is named', async () => {
    const { key } = await createdWaybill(simulator.express, { product_code: undefined })
    expect(await ask('waybill', key)).toMatchObject({ product: 'Scheduled delivery' })
  })

  it.each(['HDP-SFWH-H', 'HDP-WHECN-H'])(
    'takes empty objects where the matrix asks for nothing: %s',
    async (product) => {
      const request = await productCreation(simulator.express, product, {
        sender: {},
        pickup: {},
        delivery: {},
        box_quantity: undefined,
        total_weight: undefined,
      })
      await simulator.express.data(CREATE, request)
    },
  )

  it.each([{}, '', { building: 'B' }, { ...RECIPIENT.address }])(
    'takes any address or none of a locker recipient: %j',
    async (address) => {
      const recipient = await lockerRecipient(simulator.express, { address })
      const request = await productCreation(simulator.express, 'HDP-ECOMM-L', { recipient })
      await simulator.express.data(CREATE, request)
    },
  )

  it('takes a warehouse day without a period', async () => {
    const { pickup } = matchingPair(await slotsOf(simulator.express, 'HDP-SFWH-H'))
    const request = await productCreation(simulator.express, 'HDP-SFWH-H', {
      pickup: { date: pickup.date },
      delivery: {},
    })
    await simulator.express.data(CREATE, request)
  })

  it('takes an address in one string, or off the list, with longitude and latitude', async () => {
    const degrees = { longitude: '114.1694', latitude: '22.3193' }
    for (const address of [
      '彌敦道 100 號好運大廈',
      { building: 'B', street: 'S', district: 'Nowhere', area: 'Elsewhere' },
    ])
      await createdWaybill(simulator.express, { recipient: { ...RECIPIENT, address, ...degrees } })
  })

  it('takes the largest of everything', async () => {
    await createdWaybill(simulator.express, {
      client_order_id: 'E'.repeat(30),
      client_shipment_code: 'S'.repeat(30),
      box_size_code: 'XL',
      box_quantity: 254,
      total_weight: 100_000,
      remark: '備'.repeat(1024),
      item_detail: Array.from({ length: 50 }, () => ({ code: 'C'.repeat(128) })),
      cod: { service_fee: '20.00', cash: '99999.99' },
      vas: [{ code: 'HK2DOOR_VALUEPLUS', value: '5000', count: '', fee: '' }],
      recipient: {
        ...RECIPIENT,
        name: '陳'.repeat(128),
        country_code: '86',
        phone: '13800138000',
        address: {
          building: 'B'.repeat(100),
          street: 'S'.repeat(95),
          district: '東區',
          area: '香港島',
        },
        longitude: '114.22',
        latitude: '22.28',
      },
    })
  })

  it('takes any number of items from the warehouse group', async () => {
    const item_detail = Array.from({ length: 120 }, (_, i) => ({
      code: `SKU-${i}`,
      name: 'Mug',
      quantity: 2,
    }))
    const request = await productCreation(simulator.express, 'HDP-SFWH-H', { item_detail })
    await simulator.express.data(CREATE, request)
  })
})

describe('a waybill (express §2.3)', () => {
  it('is returned as its table says', async () => {
    const { key, request } = await createdWaybill(simulator.express, {
      client_shipment_code: 'WEB-1',
      cod: { service_fee: '', cash: '120.00' },
      remark: 'fragile',
    })
    const waybill = await ask('waybill', key)
    const nobody = { code: '', name: '', vehicle_number: '' }
    expect(waybill).toEqual({
      order_id: key.order_id,
      tracking_no: key.order_id,
      shipment_code: expect.stringMatching(/^[A-Z]{2}\d+$/) as string,
      client_order_id: request.client_order_id,
      client_ref_id: request.client_order_id,
      client_shipment_code: 'WEB-1',
      tpl_order_id: '',
      tpl_waybill_no: '',
      lang: 'en',
      region: 'HK',
      fee: { payment_method: text, shipping_fee: text, item_fee: '120.00', amount: text },
      box_size_code: 'S',
      box_quantity: 1,
      total_weight: '1200',
      product: 'Scheduled delivery',
      service_type: 'Pick-up delivery',
      remark: 'fragile',
      sender: {
        phone: SENDER.phone,
        name: SENDER.name,
        address: '3, Harbour Industrial Centre, 10 Lee Hing Street, Southern, Hong Kong Island',
        district: 'Southern',
        region: 'HK',
        area: 'Hong Kong Island',
      },
      recipient: {
        phone: RECIPIENT.phone,
        phone_2: '',
        name: RECIPIENT.name,
        address: '好運大廈, 彌敦道 100 號, 油尖旺區, 九龍',
        district: '油尖旺區',
        region: 'HK',
        area: '九龍',
        locker_code: '',
        locker_address: '',
      },
      pickup: request.pickup,
      delivery: request.delivery,
      status: { code: '9005', name: 'Awaiting collection', lastmodify: minute() },
      partner: { name: '', country_code: '', phone: '', position: nobody },
      receipts: [],
    })
    expect(waybill['shipment_code']).not.toBe(key.order_id)
  })

  it('names its locker', async () => {
    const request = await productCreation(simulator.express, 'HDP-ECOMM-L')
    const { order_id } = await simulator.express.data(CREATE, request)
    const waybill = await ask('waybill', { order_id, merchant_id: 800001 })
    const { locker_code } = request.recipient as unknown as { locker_code: string }
    expect(waybill['recipient']).toMatchObject({
      locker_code,
      locker_address: expect.stringMatching(/./) as string,
    })
  })
})

describe('a life in legacy and current codes (express §3)', () => {
  it('goes 8, 1, 9, 2, 4 beside 9005, 9015, 9021', async () => {
    const { orderId, key } = await createdWaybill(simulator.express)
    const seen: unknown[] = []
    for (let i = 0; i < 5; i++) {
      const { status } = await ask('waybill', key)
      const log = (await ask('list_order_log', key)) as unknown as { code: string }[]
      seen.push([log.at(-1)?.code, (status as { code: string }).code])
      if (i < 4) await advance(orderId)
    }
    expect(seen).toEqual([
      ['8', '9005'],
      ['1', '9005'],
      ['9', '9015'],
      ['2', '9015'],
      ['4', '9021'],
    ])
  })

  it('is collected in its pickup slot and signed for in its delivery slot, by the clock alone', async () => {
    const own = await simulatorUnderTest()
    const { key, request } = await createdWaybill(own.express)
    const log = async () =>
      (await own.express.data('/order/homeexpress/list_order_log', key)) as unknown as {
        code: string
        title: string
        detail: string
        addtime: string
      }[]
    for (let entries = await log(); entries.length < 5; entries = await log())
      await own.clock.advance(10 * 60_000)
    const entries = await log()
    expect(entries.map(({ code }) => code)).toEqual(['8', '1', '9', '2', '4'])
    for (const entry of entries)
      expect(entry).toEqual({ code: text, title: text, detail: text, addtime: text })
    const [, waiting, collected, , signed] = entries.map(({ addtime }) => addtime)
    const [pickupFrom = '', pickupUntil = ''] = request.pickup.period.split('-')
    expect(waiting).toBe(`${request.pickup.date} ${pickupFrom}`)
    expect(collected! > waiting!).toBe(true)
    expect(collected! < `${request.pickup.date} ${pickupUntil}`).toBe(true)
    const [deliveryFrom = '', deliveryUntil = ''] = request.delivery.period.split('-')
    expect(signed! > `${request.delivery.date} ${deliveryFrom}`).toBe(true)
    expect(signed! < `${request.delivery.date} ${deliveryUntil}`).toBe(true)
    await own.stop()
  })

  it('is tracked in events with free text, to the minute', async () => {
    const { orderId, key } = await createdWaybill(simulator.express)
    await advance(orderId, 2)
    const { events } = await ask('event_track', key)
    expect(events).toEqual(
      Array.from({ length: 3 }, () => ({
        message: expect.stringMatching(/\w/) as string,
        datetime: minute(),
      })),
    )
  })

  it('ends with a proof of delivery', async () => {
    const { orderId, key } = await createdWaybill(simulator.express)
    await advance(orderId, 4)
    const { receipts, partner } = await ask('waybill', key)
    const [url = ''] = receipts as string[]
    const response = await fetch(url)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(partner).toMatchObject({ name: expect.stringMatching(/^Courier/) as string })
  })

  it('speaks the language of each call, and keeps that of its creation for the status', async () => {
    const meta = { lang: 'zh-HK', region: 'HK' }
    const { key } = await createdWaybill(simulator.express, { meta })
    expect(await ask('waybill', key)).toMatchObject({ status: { name: '等待收件' }, lang: 'zh-HK' })
    const { events } = await ask('event_track', { ...key, meta })
    expect((events as { message: string }[])[0]?.message).toMatch(/\p{Script=Han}/u)
  })

  it('is cancelled in legacy status 8', async () => {
    const { orderId, key } = await createdWaybill(simulator.express)
    expect(await ask('cancel', key)).toEqual({ order_id: orderId })
    expect(await ask('waybill', key)).toMatchObject({ status: { code: '9025' } })
  })
})

describe('slots (express §2.4, §4.7)', () => {
  it.each([undefined, ...PRODUCTS])(
    'of %s sometimes match and sometimes do not',
    async (product) => {
      const { meta, pickup, delivery } = await slotsOf(simulator.express, product)
      expect(meta).toEqual({
        datetime: minute(),
        workingday_code: text,
        product_type: product ?? 'HDP-ECOMM-H',
        destination_type: text,
      })
      expect(Object.keys(delivery)).toEqual(['default', 'sp1', 'sp2'])
      const pickups = pickup.default.slot
      expect(pickups.length).toBeGreaterThan(5)
      for (const slot of pickups)
        expect(slot).toEqual({
          datetime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d-\d\d:\d\d$/) as string,
          workingday_code: expect.stringMatching(/^\d+(\.\d+)?$/) as string,
          description: text,
        })
      expect(pickups.some(({ workingday_code }) => workingday_code.includes('.'))).toBe(true)
      for (const { slot } of Object.values(delivery)) {
        const outcomes = slot.flatMap((to) => pickups.map((from) => matches(to, from)))
        expect(new Set(outcomes)).toEqual(new Set([true, false]))
      }
    },
  )

  it('number their days beyond 9, so that codes cannot be compared as text', async () => {
    const { pickup } = await slotsOf(simulator.express)
    const days = pickup.default.slot.map(({ workingday_code }) => parseInt(workingday_code, 10))
    expect([Math.min(...days), Math.max(...days)]).toEqual([1, 12])
  })

  it('match at both ends of a range', async () => {
    const { pickup, delivery } = await slotsOf(simulator.express)
    const ends = delivery['default']!.slot.map(({ acceptable }) => Number(acceptable.split('-')[1]))
    const edge = pickup.default.slot.find((slot) => ends.includes(Number(slot.workingday_code)))
    const to = delivery['default']!.slot.find(
      ({ acceptable }) => Number(acceptable.split('-')[1]) === Number(edge?.workingday_code),
    )
    expect(matches(to!, edge!)).toBe(true)
    const [date, period] = to!.datetime.split(' ')
    const [fromDate, fromPeriod] = edge!.datetime.split(' ')
    await createdWaybill(simulator.express, {
      pickup: { date: fromDate, period: fromPeriod },
      delivery: { date, period },
    })
  })

  it('lie on working days ahead, and leave when they begin', async () => {
    const own = await simulatorUnderTest()
    const before = await slotsOf(own.express)
    for (const { datetime } of before.pickup.default.slot)
      expect(new Date(`${datetime.slice(0, 10)}T00:00:00Z`).getUTCDay()).not.toBe(0)
    // Wednesday 12:00 in Hong Kong; the next slot begins at 14:00.
    expect(before.pickup.default.slot[0]?.datetime).toBe('2026-01-14 14:00-17:00')
    await own.clock.advance(2 * 3_600_000 - 1)
    expect((await slotsOf(own.express)).pickup.default.slot[0]?.datetime).toBe(
      '2026-01-14 14:00-17:00',
    )
    await own.clock.advance(1)
    expect((await slotsOf(own.express)).pickup.default.slot[0]?.datetime).toBe(
      '2026-01-14 18:00-20:00',
    )
    await own.clock.advance(86_400_000)
    expect((await slotsOf(own.express)).pickup.default.slot[0]?.datetime).toBe(
      '2026-01-15 18:00-20:00',
    )
    await own.stop()
  })

  it.each(['default', 'sp1', 'sp2'])(
    'of group %s can be booked in pairs that match',
    async (group) => {
      await createdWaybill(simulator.express, matchingPair(await slotsOf(simulator.express), group))
    },
  )
})

describe('waybill PDFs (express §4.2)', () => {
  it.each([
    [{}, 'A4', 2],
    [{ paper_size: 'A4' }, 'A4', 2],
    [{ paper_size: 'A4', copies: 1 }, 'A4', 1],
    [{ copies: '2' }, 'A4', 2],
    [{ copies: '1' }, 'A4', 1],
    [{ paper_size: '100X150' }, 'label', 1],
  ])('%j is %s, %d pages, each with a barcode that scans', async (options, paper, pages) => {
    const { key, request } = await createdWaybill(simulator.express, {
      remark: '易碎 🍵 fragile',
    })
    const answer = await ask('waybill_pdf', { ...key, ...options })
    expect(answer).toEqual({
      order_id: key.order_id,
      client_order_id: request.client_order_id,
      waybill_pdf_url: expect.stringMatching(new RegExp(`^${simulator.stranger.url}/`)) as string,
      timestamp: Math.floor(simulator.clock.now() / 1000),
    })
    const response = await fetch(String(answer['waybill_pdf_url']))
    expect(response.headers.get('content-type')).toBe('application/pdf')
    const read = await readPdf(new Uint8Array(await response.arrayBuffer()))
    expect(read).toHaveLength(pages)
    const { shipment_code } = await ask('waybill', key)
    for (const { width, height, barcode } of read) {
      expect([width, height]).toEqual(paper === 'A4' ? [210, 297] : [100, 150])
      expect(readCode128(barcode.widths)).toBe(shipment_code)
      expect(barcode.moduleMm).toBeGreaterThan(0.25)
    }
  })

  it('are those of known waybills alone', async () => {
    expect((await fetch(`${simulator.stranger.url}/waybills/1-A4-2.pdf`)).status).toBe(404)
  })

  it('have a label of their own for some lockers, which take neither size nor copies', async () => {
    const points = (await simulator.express.data('/pickup_points', {
      pagesize: 100,
    })) as unknown as {
      locker_code: string
      locker_brand: string
    }[]
    const refused = new Set<string>()
    const accepted = new Set<string>()
    for (const brand of new Set(points.map(({ locker_brand }) => locker_brand))) {
      const { locker_code } = points.find(({ locker_brand }) => locker_brand === brand)!
      const request = await productCreation(simulator.express, 'HDP-ECOMM-L', {
        recipient: { ...LOCKER_RECIPIENT, locker_code },
      })
      const { order_id } = await simulator.express.data(CREATE, request)
      const key = { order_id, merchant_id: 800001 }
      await ask('waybill_pdf', key)
      for (const options of [{ paper_size: 'A4' }, { copies: 1 }]) {
        const path = '/order/homeexpress/waybill_pdf'
        const { error } = await simulator.express.call(path, { ...key, ...options })
        expect([0, 261004]).toContain(error)
        ;(error === 0 ? accepted : refused).add(brand)
      }
    }
    expect([...refused].filter((brand) => accepted.has(brand))).toEqual([])
    expect(refused.size).toBe(1)
    expect(accepted.size).toBeGreaterThan(1)
  })
})
