import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  appointment,
  createdWaybill,
  expressCreation,
  LOCKER_RECIPIENT,
  lockerRecipient,
  matches,
  productCreation,
  RECIPIENT,
  SENDER,
  slotsOf,
} from '../testing/simulator/express-requests'
import {
  type SimulatorUnderTest,
  simulatorUnderTest,
} from '../testing/simulator/simulator-under-test'

type Data = Record<string, unknown>
type Case = readonly [change: Data, code: number, named: string]

const CREATE = '/order/homeexpress/create'
const CANCEL = '/order/homeexpress/cancel'

let simulator: SimulatorUnderTest
beforeAll(async () => {
  simulator = await simulatorUnderTest()
})
afterAll(() => simulator.stop())

async function expectRefusal(path: string, data: Data, code: number, named = '') {
  const { error, err_msg } = await simulator.express.call(path, data)
  expect({ error, err_msg }).toEqual({
    error: code,
    err_msg: expect.stringContaining(named) as string,
  })
}

const sender = (change: Data) => ({ sender: { ...SENDER, ...change } })
const recipient = (change: Data) => ({ recipient: { ...RECIPIENT, ...change } })
const address = (change: Data) => recipient({ address: { ...RECIPIENT.address, ...change } })
const items = (count: number) =>
  Array.from({ length: count }, () => ({ code: 'C', name: 'N', quantity: 1 }))
const item = (change: Data) => ({ item_detail: [{ code: 'C', name: 'N', quantity: 1, ...change }] })
const VALUE_PLUS = 'HK2DOOR_VALUEPLUS'

/** What every product asks for. */
const IN_ALL: readonly Case[] = [
  [{ merchant_id: undefined }, 261003, 'merchant_id'],
  [{ merchant_id: '800001' }, 261004, 'merchant_id'],
  [{ client_order_id: undefined }, 261003, 'client_order_id'],
  [{ client_order_id: '' }, 261003, 'client_order_id'],
  [{ client_order_id: 'E'.repeat(31) }, 261004, 'client_order_id'],
  [{ client_order_id: 5 }, 261004, 'client_order_id'],
  [{ client_shipment_code: 'S'.repeat(31) }, 261004, 'client_shipment_code'],
  [{ shipment_code: 'HX1' }, 261004, 'shipment_code'],
  [{ product_code: 'HDP' }, 261004, 'product_code'],
  [{ box_size_code: 'XXL' }, 261004, 'box_size_code'],
  [{ box_quantity: 0 }, 261004, 'box_quantity'],
  [{ box_quantity: 255 }, 261004, 'box_quantity'],
  [{ box_quantity: '1' }, 261004, 'box_quantity'],
  [{ total_weight: 10 }, 261004, 'total_weight'],
  [{ total_weight: 100.5 }, 261004, 'total_weight'],
  [{ total_weight: '1200' }, 261004, 'total_weight'],
  [{ remark: 'x'.repeat(1025) }, 261004, 'remark'],
  [{ vas: {} }, 261004, 'vas'],
  [{ vas: [{}] }, 261003, 'vas[0].code'],
  [{ vas: [{ code: 'TELEPORT' }] }, 261004, 'vas[0].code'],
  [{ vas: [{ code: VALUE_PLUS }] }, 261003, 'vas[0].value'],
  [{ vas: [{ code: VALUE_PLUS, value: 5000 }] }, 261004, 'vas[0].value'],
  [{ vas: [{ code: VALUE_PLUS, value: 'much' }] }, 261004, 'vas[0].value'],
  [{ vas: [{ code: VALUE_PLUS, value: '5', count: 1 }] }, 261004, 'vas[0].count'],
  [{ item_detail: undefined }, 261003, 'item_detail'],
  [{ item_detail: {} }, 261004, 'item_detail'],
  [{ item_detail: ['tea'] }, 261004, 'item_detail[0]'],
  [item({ code: 'C'.repeat(129) }), 261004, 'item_detail[0].code'],
  [item({ name: 'N'.repeat(129) }), 261004, 'item_detail[0].name'],
  [item({ price: 9.5 }), 261004, 'item_detail[0].price'],
  [item({ price: '950' }), 261004, 'item_detail[0].price'],
  [item({ quantity: 0 }), 261004, 'item_detail[0].quantity'],
  [{ sender: undefined }, 261003, 'sender'],
  [{ sender: 'me' }, 261004, 'sender'],
  [{ recipient: undefined }, 261003, 'recipient'],
  [{ recipient: {} }, 261003, 'recipient.type'],
  [{ pickup: undefined }, 261003, 'pickup'],
  [{ pickup: { date: '14/01/2026', period: '10:00-13:00' } }, 261004, 'pickup.date'],
  [{ pickup: { date: '2026-02-30', period: '10:00-13:00' } }, 261004, 'pickup.date'],
  [{ pickup: { date: '2026-01-15', period: '10:00' } }, 261004, 'pickup.period'],
  [{ pickup: { date: '2026-01-15', period: '10:00-25:00' } }, 261004, 'pickup.period'],
  [{ delivery: undefined }, 261003, 'delivery'],
  [{ delivery: [] }, 261004, 'delivery'],
  [{ delivery: { date: 'soon', period: '09:00-13:00' } }, 261004, 'delivery.date'],
  [{ delivery: { date: '2026-01-16', period: 'noon' } }, 261004, 'delivery.period'],
]

/** Home delivery: address and two-part appointment. */
const AT_HOME: readonly Case[] = [
  [recipient({ type: undefined }), 261003, 'recipient.type'],
  [recipient({ type: 4 }), 261004, 'recipient.type'],
  [recipient({ type: '11' }), 261004, 'recipient.type'],
  [recipient({ name: undefined }), 261003, 'recipient.name'],
  [recipient({ name: 'N'.repeat(129) }), 261004, 'recipient.name'],
  [recipient({ country_code: '+852' }), 261004, 'recipient.country_code'],
  [recipient({ phone: undefined }), 261003, 'recipient.phone'],
  [recipient({ phone: '9123' }), 261004, 'recipient.phone'],
  [recipient({ phone: '+85291234567' }), 261004, 'recipient.phone'],
  [recipient({ phone_2: '12' }), 261004, 'recipient.phone_2'],
  [recipient({ district: undefined }), 261003, 'recipient.district'],
  [recipient({ district: 'Kowloon' }), 261004, 'recipient.district'],
  [recipient({ address: undefined }), 261003, 'recipient.address.building'],
  [recipient({ address: '' }), 261003, 'recipient.address'],
  [recipient({ address: 5 }), 261004, 'recipient.address'],
  [recipient({ address: '彌敦道 100 號' }), 261003, 'recipient.longitude'],
  [recipient({ address: '彌敦道 100 號', longitude: '114.17' }), 261003, 'recipient.latitude'],
  [recipient({ address: 'x'.repeat(201) }), 261004, 'recipient.address'],
  [address({ building: undefined }), 261003, 'recipient.address.building'],
  [address({ street: '' }), 261003, 'recipient.address.street'],
  [address({ district: undefined }), 261003, 'recipient.address.district'],
  [address({ area: undefined }), 261003, 'recipient.address.area'],
  [address({ flat: 5 }), 261004, 'recipient.address.flat'],
  [address({ street: 'x'.repeat(191) }), 261004, 'recipient.address'],
  [address({ district: '旺角' }), 261003, 'recipient.longitude'],
  [address({ area: '新界' }), 261003, 'recipient.longitude'],
  [recipient({ longitude: '114.17' }), 261003, 'recipient.latitude'],
  [recipient({ longitude: 'east', latitude: '22.3' }), 261004, 'recipient.longitude'],
  [recipient({ longitude: '114.17', latitude: 22.3 }), 261004, 'recipient.latitude'],
  [recipient({ longitude: '103.83', latitude: '1.30' }), 261105, 'recipient.longitude'],
  [{ delivery: { date: '2026-01-16' } }, 261003, 'delivery.period'],
  [{ delivery: { period: '09:00-13:00' } }, 261003, 'delivery.date'],
  [{ cod: 5 }, 261004, 'cod'],
  [{ cod: { cash: '100' } }, 261004, 'cod.cash'],
  [{ cod: { cash: 100 } }, 261004, 'cod.cash'],
  [{ cod: { service_fee: '1.234' } }, 261004, 'cod.service_fee'],
]

/** Collected from a sender. */
const COLLECTED: readonly Case[] = [
  [{ sender: {} }, 261003, 'sender.type'],
  [sender({ type: 4 }), 261004, 'sender.type'],
  [sender({ name: undefined }), 261003, 'sender.name'],
  [sender({ country_code: undefined }), 261003, 'sender.country_code'],
  [sender({ country_code: 'HK' }), 261004, 'sender.country_code'],
  [sender({ phone: undefined }), 261003, 'sender.phone'],
  [sender({ phone: '123' }), 261004, 'sender.phone'],
  [sender({ district: undefined }), 261003, 'sender.district'],
  [sender({ address: undefined }), 261003, 'sender.address.building'],
  [sender({ address: 'Harbour Centre' }), 261003, 'sender.longitude'],
  [{ pickup: {} }, 261003, 'pickup.date'],
  [{ pickup: { date: '2026-01-15' } }, 261003, 'pickup.period'],
  [{ item_detail: items(51) }, 261004, 'item_detail'],
]

const MANDATORY_BOXES: readonly Case[] = [
  [{ box_size_code: undefined }, 261003, 'box_size_code'],
  [{ box_quantity: undefined }, 261003, 'box_quantity'],
  [{ total_weight: undefined }, 261003, 'total_weight'],
]

const AT_LOCKER: readonly Case[] = [
  [{ box_size_code: undefined }, 261003, 'box_size_code'],
  [{ box_size_code: 'S' }, 261004, 'box_size_code'],
  [{ box_quantity: 2 }, 261004, 'box_quantity'],
  [{ total_weight: 5001 }, 263007, 'total_weight'],
  [{ cod: { cash: '100.00' } }, 261004, 'cod.cash'],
  [{ cod: { service_fee: '10.00' } }, 261004, 'cod.service_fee'],
]
const AT_LOCKER_RECIPIENT: readonly Case[] = [
  [{ type: 11 }, 261004, 'recipient.type'],
  [{ phone: '31234567' }, 261004, 'recipient.phone'],
  [{ phone: '21234567' }, 261004, 'recipient.phone'],
  [{ phone_2: '31234567' }, 261004, 'recipient.phone_2'],
  [{ country_code: '86' }, 261004, 'recipient.country_code'],
  [{ address: 5 }, 261004, 'recipient.address'],
  [{ address: 'x'.repeat(201) }, 261004, 'recipient.address'],
  [{ locker_code: undefined }, 261003, 'recipient.locker_code'],
  [{ locker_code: 'PN99999' }, 261004, 'recipient.locker_code'],
]

const WAREHOUSE_ITEMS: readonly Case[] = [
  [{ item_detail: [] }, 261003, 'item_detail'],
  [item({ code: undefined }), 261003, 'item_detail[0].code'],
  [item({ name: '' }), 261003, 'item_detail[0].name'],
  [item({ quantity: undefined }), 261003, 'item_detail[0].quantity'],
]

const COLUMNS: readonly (readonly [product: string, cases: readonly Case[]])[] = [
  [
    'HDP-ECOMM-H',
    [
      ...IN_ALL,
      ...AT_HOME,
      ...COLLECTED,
      ...MANDATORY_BOXES,
      [{ total_weight: 100_001 }, 263007, 'total_weight'],
    ],
  ],
  [
    'HDP-ECN-H',
    [...AT_HOME, ...COLLECTED, ...MANDATORY_BOXES, [{ total_weight: 100_001 }, 263007, '']],
  ],
  ['HDP-ECOMM-L', [...COLLECTED, ...MANDATORY_BOXES, ...AT_LOCKER]],
  ['HDP-SFWH-H', [...AT_HOME, ...WAREHOUSE_ITEMS, [{ total_weight: 100_001 }, 263007, '']]],
  ['HDP-SFWH-L', [...AT_LOCKER, ...WAREHOUSE_ITEMS]],
  [
    'HDP-WHECN-H',
    [
      ...AT_HOME,
      ...WAREHOUSE_ITEMS,
      [{ box_size_code: undefined }, 261003, 'box_size_code'],
      [{ total_weight: 100_001 }, 263007, ''],
    ],
  ],
  [
    'HDP-PND-1-H',
    [
      ...AT_HOME,
      ...COLLECTED,
      [{ box_size_code: undefined }, 261003, 'box_size_code'],
      [{ box_quantity: 2 }, 261004, 'box_quantity'],
      [{ total_weight: 2001 }, 263007, 'total_weight'],
      [recipient({ phone: '21234567' }), 261004, 'recipient.phone'],
    ],
  ],
]

describe.each(COLUMNS)('the requirement matrix (express §4.1) of %s', (product, cases) => {
  it.each(cases)('%j → %d %s', async (change, code, named) => {
    const request = await productCreation(simulator.express, product)
    await expectRefusal(CREATE, { ...request, ...change }, code, named)
  })
})

describe.each(['HDP-ECOMM-L', 'HDP-SFWH-L'])('the recipient of %s', (product) => {
  it.each(AT_LOCKER_RECIPIENT)('%j → %d %s', async (change, code, named) => {
    const request = await productCreation(simulator.express, product)
    const other = await lockerRecipient(simulator.express, change)
    await expectRefusal(CREATE, { ...request, recipient: other }, code, named)
  })

  it.each(['4', '5', '6', '7', '8', '9'])('has a phone that begins with %s', async (digit) => {
    const request = await productCreation(simulator.express, product, {
      recipient: await lockerRecipient(simulator.express, { phone: `${digit}1234567` }),
    })
    await simulator.express.data(CREATE, request)
  })
})

describe('limits from the other side', () => {
  it.each([
    ['HDP-ECOMM-H', { total_weight: 11 }],
    ['HDP-ECN-H', { total_weight: 100_000 }],
    ['HDP-ECOMM-L', { total_weight: 5000 }],
    ['HDP-PND-1-H', { total_weight: 2000, box_quantity: undefined }],
    ['HDP-PND-1-H', { total_weight: undefined, item_detail: [] }],
    ['HDP-SFWH-H', { box_size_code: undefined, box_quantity: 254, total_weight: undefined }],
    ['HDP-SFWH-L', { box_quantity: undefined, total_weight: undefined }],
  ] as const)('%s takes %j', async (product, change) => {
    await simulator.express.data(CREATE, await productCreation(simulator.express, product, change))
  })
})

describe('slots (express §4.1, §4.7)', () => {
  it('must be offered for the product chosen (264007)', async () => {
    const nightly = { date: '2026-01-15', period: '03:00-04:00' }
    const sunday = { date: '2026-01-18', period: '10:00-13:00' }
    const far = { date: '2026-03-02', period: '10:00-13:00' }
    for (const pickup of [nightly, sunday, far])
      await expectRefusal(
        CREATE,
        await expressCreation(simulator.express, { pickup }),
        264007,
        'pickup.period',
      )
    const { pickup } = await slotsOf(simulator.express, 'HDP-PND-1-H')
    const other = appointment(pickup.default.slot.at(-1))
    await expectRefusal(
      CREATE,
      await expressCreation(simulator.express, { pickup: other }),
      264007,
      'pickup.period',
    )
    await expectRefusal(
      CREATE,
      await expressCreation(simulator.express, { delivery: nightly }),
      264007,
      'delivery.period',
    )
    const past = { date: '2026-01-13', period: '09:00-13:00' }
    await expectRefusal(
      CREATE,
      await expressCreation(simulator.express, { delivery: past }),
      264007,
      'delivery',
    )
  })

  it.each(['default', 'sp1', 'sp2'])(
    'of group %s must match the pickup slot (261004)',
    async (group) => {
      const { pickup, delivery } = await slotsOf(simulator.express)
      const [from] = pickup.default.slot
      const mismatch = delivery[group]?.slot.find((slot) => !matches(slot, from!))
      const request = await expressCreation(simulator.express, {
        pickup: appointment(from),
        delivery: appointment(mismatch),
      })
      await expectRefusal(CREATE, request, 261004, 'delivery.period')
    },
  )

  it('end with the cut-off of the pickup slot, its start (262111)', async () => {
    const own = await simulatorUnderTest()
    const { pickup } = await slotsOf(own.express)
    const first = appointment(pickup.default.slot[0])
    expect(first).toEqual({ date: '2026-01-14', period: '14:00-17:00' })
    const request = (n: number) =>
      expressCreation(own.express, { client_order_id: `cut-${n}`, pickup: first, delivery: {} })
    await own.clock.advance(2 * 3_600_000 - 1)
    await own.express.data(CREATE, await request(1))
    await own.clock.advance(1)
    const answer = await own.express.call(CREATE, await request(2))
    expect(answer).toEqual({
      error: 262111,
      err_msg: expect.stringContaining('pickup.period') as string,
    })
    const yesterday = { date: '2026-01-13', period: '14:00-17:00' }
    const past = await expressCreation(own.express, { pickup: yesterday, delivery: {} })
    expect(await own.express.call(CREATE, past)).toMatchObject({ error: 262111 })
    await own.stop()
  })

  it.each([
    [{}, 261003, 'merchant_id'],
    [{ merchant_id: '800001' }, 261004, 'merchant_id'],
    [{ merchant_id: 800002 }, 261105, 'merchant_id'],
    [{ merchant_id: 800001, product_code: 'HDP' }, 261004, 'product_code'],
  ] as Case[])('are listed for %j → %d', (data, code, named) =>
    expectRefusal('/order/homeexpress/get_datetime', data, code, named),
  )
})

describe('creation asks about the world', () => {
  it('does not know the merchant (261105: 264100 is for v1.3 alone)', async () => {
    const request = await expressCreation(simulator.express, { merchant_id: 800002 })
    await expectRefusal(CREATE, request, 261105, 'merchant_id')
  })

  it('is in Hong Kong alone', async () => {
    const request = await expressCreation(simulator.express, { meta: { lang: 'en', region: 'SG' } })
    await expectRefusal(CREATE, request, 261004, 'data.meta.region')
  })

  it('refuses the same client order id for 60 seconds (261005), and then makes a second waybill', async () => {
    const { request, orderId } = await createdWaybill(simulator.express)
    await expectRefusal(CREATE, { ...request, remark: 'again' }, 261005)
    await simulator.clock.advance(59_999)
    await expectRefusal(CREATE, request, 261005)
    await simulator.clock.advance(1)
    const again = await simulator.express.data(CREATE, request)
    expect(again['order_id']).not.toBe(orderId)
  })

  it('does not count what could not be read', async () => {
    const request = await expressCreation(simulator.express)
    await expectRefusal(CREATE, { ...request, total_weight: 10 }, 261004)
    await simulator.express.data(CREATE, request)
  })

  it('takes a shipment code of the merchant that uses such services, once (263004)', async () => {
    const code = { merchant_id: 810001, shipment_code: 'OWN-1' }
    const { key } = await createdWaybill(simulator.express, code)
    const own = { ...key, merchant_id: 810001 }
    const waybill = await simulator.express.data('/order/homeexpress/waybill', own)
    expect(waybill).toMatchObject({ shipment_code: 'OWN-1' })
    const other = await expressCreation(simulator.express, code)
    await expectRefusal(CREATE, other, 263004, 'shipment_code')
  })

  it('takes a client shipment code once and for ever (263004)', async () => {
    const code = { client_shipment_code: 'WEB-TWICE' }
    const { request, key } = await createdWaybill(simulator.express, code)
    const other = await expressCreation(simulator.express, code)
    await expectRefusal(CREATE, other, 263004, 'client_shipment_code')
    await simulator.express.data(CANCEL, key)
    await simulator.clock.advance(3 * 86_400_000)
    const later = await expressCreation(simulator.express, code)
    await expectRefusal(CREATE, { ...later, client_order_id: request.client_order_id }, 263004)
  })
})

describe('operations on a waybill', () => {
  it.each(['waybill', 'waybill_pdf', 'event_track', 'list_order_log', 'cancel'])(
    '%s finds it by order_id and merchant_id',
    async (name) => {
      const path = `/order/homeexpress/${name}`
      const { key } = await createdWaybill(simulator.express)
      await expectRefusal(path, { ...key, order_id: undefined }, 261003, 'order_id')
      await expectRefusal(path, { ...key, order_id: 66 }, 261004, 'order_id')
      await expectRefusal(path, { ...key, order_id: '6'.repeat(129) }, 261004, 'order_id')
      await expectRefusal(path, { ...key, merchant_id: undefined }, 261003, 'merchant_id')
      await expectRefusal(path, { ...key, merchant_id: '800001' }, 261004, 'merchant_id')
      await expectRefusal(path, { ...key, merchant_id: 800002 }, 261105, 'merchant_id')
      await expectRefusal(path, { ...key, order_id: '1' }, 263001, 'order_id')
    },
  )

  it.each([
    [{ paper_size: 'A5' }, 'paper_size'],
    [{ paper_size: '100x150' }, 'paper_size'],
    [{ paper_size: 5 }, 'paper_size'],
    [{ copies: 0 }, 'copies'],
    [{ copies: 3 }, 'copies'],
    [{ copies: '3' }, 'copies'],
    [{ copies: 1.5 }, 'copies'],
    [{ paper_size: '100X150', copies: 1 }, 'copies'],
  ])('waybill_pdf reads %j (261004)', async (options, named) => {
    const { key } = await createdWaybill(simulator.express)
    await expectRefusal('/order/homeexpress/waybill_pdf', { ...key, ...options }, 261004, named)
  })

  it('is not cancelled after legacy status 8 (262111)', async () => {
    for (const steps of [1, 2, 4]) {
      const { orderId, key } = await createdWaybill(simulator.express)
      for (let i = 0; i < steps; i++)
        await simulator.stranger.control('POST', `/orders/${orderId}/advance`)
      await expectRefusal(CANCEL, key, 262111, 'status')
    }
  })

  it('is not cancelled past the cut-off, although nobody has come yet (262111)', async () => {
    const own = await simulatorUnderTest()
    const { pickup } = await slotsOf(own.express)
    const first = appointment(pickup.default.slot[0])
    const { orderId, key } = await createdWaybill(own.express, { pickup: first, delivery: {} })
    await own.stranger.control('POST', '/hold', { order_id: orderId })
    await own.clock.advance(2 * 3_600_000)
    const { error, err_msg } = await own.express.call(CANCEL, key)
    expect([error, err_msg]).toEqual([262111, expect.stringContaining('cut-off') as string])
    await own.stop()
  })

  it('is cancelled once in 60 seconds (261005), and once at all', async () => {
    const { key } = await createdWaybill(simulator.express)
    await simulator.express.data(CANCEL, key)
    await expectRefusal(CANCEL, key, 261005)
    await simulator.clock.advance(60_000)
    await expectRefusal(CANCEL, key, 262111)
  })
})

describe('the envelope of v1.1', () => {
  it('is signed like that of v1.3', async () => {
    const body = simulator.express.body({ merchant_id: 800001 }, { signature: '0'.repeat(32) })
    const response = await simulator.express.post('/v1.1/order/homeexpress/get_datetime', body)
    expect(await response.json()).toMatchObject({ error: 262002 })
  })

  it('takes zh-HK and en', async () => {
    for (const [lang, expected] of [
      ['zh-HK', 0],
      ['en', 0],
      ['zh-TW', 261004],
    ])
      expect(
        await simulator.express.call('/pickup_points', { meta: { lang, region: 'HK' } }),
      ).toMatchObject({ error: expected })
  })

  it('does not serve the addresses of other families', async () => {
    const body = simulator.express.body({})
    for (const path of ['/v1.1/order/takeaway/info', '/v1.3/pickup_points', '/v1.1/vas'])
      expect((await simulator.express.post(path, body)).status).toBe(404)
  })
})

it('names a locker recipient that a home product cannot use', async () => {
  const request = await productCreation(simulator.express, 'HDP-ECOMM-H')
  await expectRefusal(CREATE, { ...request, recipient: LOCKER_RECIPIENT }, 261004, 'recipient.type')
})
