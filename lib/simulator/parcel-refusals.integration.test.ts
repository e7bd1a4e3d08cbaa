import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createdParcel,
  DROP_OFF,
  ITEMS,
  multiPointCreation,
  parcelCreation,
  PICKUP,
} from '../testing/simulator/parcel-requests'
import {
  type SimulatorUnderTest,
  simulatorUnderTest,
} from '../testing/simulator/simulator-under-test'

type Data = Record<string, unknown>
type Headers = Record<string, string>
type Case = readonly [change: Data, code: number, named: string]

const CREATE = '/order/create'
const VAS = { merchant_id: '700001', product_code: 'DASH2HR' }
const DAY = 24 * 60

let simulator: SimulatorUnderTest
beforeAll(async () => {
  simulator = await simulatorUnderTest()
})
afterAll(() => simulator.stop())

const localTime = (aheadMinutes: number) =>
  new Date(simulator.clock.now() + (8 * 60 + aheadMinutes) * 60_000)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ')
const fill = (data: Data) =>
  JSON.parse(
    JSON.stringify(data).replace(/"\+(-?\d+) minutes"/g, (_, minutes: string) =>
      JSON.stringify(localTime(Number(minutes))),
    ),
  ) as Data

/** The HTTP status goes with the code: its first three digits (conventions §7.2). */
async function expectRefusal(
  path: string,
  body: Data | string,
  code: number,
  named = '',
  headers: Headers = {},
) {
  const { status, answer } = await simulator.parcels.send(path, body, headers)
  expect({ ...answer, status }).toEqual({
    status: Number(String(code).slice(0, 3)),
    error: code,
    err_msg: expect.stringContaining(named) as string,
  })
}

describe('who may call (conventions §5.1, §7.2)', () => {
  it.each([
    [{ client_id: undefined }, 40001, 'client_id'],
    [{ client_secret: '' }, 40001, 'client_secret'],
    [{ client_id: 10001 }, 40001, 'client_id'],
    [{ client_id: '10002' }, 40101, 'client_id'],
    [{ client_secret: 'guess' }, 40101, 'client_secret'],
    [{ grant_type: 'password' }, 40001, 'grant_type'],
    [{ scope: 'admin' }, 40001, 'scope'],
  ] as Case[])('no token for %j → %d', async (change, code, named) => {
    const account = { client_id: '10001', client_secret: 'simulator-client-secret', ...change }
    await expectRefusal('/oauth/token', account, code, named)
  })

  it.each(['', 'Bearer', 'Bearer nonsense', 'Basic abc', 'nonsense'])(
    'nothing without a token that was given: %j (40101)',
    (authorization) => expectRefusal('/vas', VAS, 40101, '', { authorization }),
  )

  it('a token is good for 24 hours and not a moment longer (40301)', async () => {
    const own = await simulatorUnderTest()
    const token = await own.parcels.logIn()
    const headers = { authorization: `Bearer ${token}` }
    await own.clock.advance(86_400_000 - 1)
    await own.parcels.data('/vas', VAS, headers)
    await own.clock.advance(1)
    const { status, answer } = await own.parcels.send('/vas', VAS, headers)
    expect([status, answer.error]).toEqual([403, 40301])
    await own.parcels.logIn()
    await own.parcels.data('/vas', VAS)
    await own.stop()
  })

  it('a reset ends every token (40101)', async () => {
    const own = await simulatorUnderTest()
    await own.parcels.data('/vas', VAS)
    await own.stranger.control('POST', '/reset')
    expect((await own.parcels.send('/vas', VAS)).answer.error).toBe(40101)
    await own.stop()
  })

  it.each([
    [{ 'content-type': 'text/plain' }, 'Content-Type'],
    [{ 'content-type': 'application/json;charset=big5' }, 'Content-Type'],
    [{ 'KS-Region': '' }, 'KS-Region'],
    [{ 'KS-Region': 'TPE' }, 'KS-Region'],
    [{ 'KS-Region': 'hk' }, 'KS-Region'],
    [{ 'KS-Lang': '' }, 'KS-Lang'],
    [{ 'KS-Lang': 'ms' }, 'KS-Lang'],
    [{ 'KS-Region': 'SG', 'KS-Lang': 'zh-HK' }, 'KS-Lang'],
  ])('headers are of the table: %j (40001)', (headers, named) =>
    expectRefusal('/vas', VAS, 40001, named, headers),
  )

  it.each([
    ['HK', 'zh-HK', 200],
    ['HK', 'en', 200],
    ['SG', 'en', 403],
    ['SGN', 'vi', 403],
    ['HAN', 'en', 403],
    ['KUL', 'ms', 403],
    ['BKK', 'th', 403],
  ])('%s speaks %s, and has its own merchants (40302): %d', async (region, lang, expected) => {
    const headers = { 'KS-Region': region, 'KS-Lang': lang }
    const { status, answer } = await simulator.parcels.send('/vas', VAS, headers)
    expect([status, answer.error]).toEqual([expected, expected === 200 ? 0 : 40302])
  })

  it.each([
    [{ merchant_id: undefined }, 4001310001, 'merchant_id'],
    [{ merchant_id: '' }, 4001310001, 'merchant_id'],
    [{ merchant_id: 700001 }, 4001310001, 'merchant_id'],
    [{ merchant_id: '799999' }, 40101, 'merchant_id'],
    [{ merchant_id: '720001' }, 40302, 'HK'],
    [{ product_code: undefined }, 4001310002, 'product_code'],
    [{ product_code: 'DASH8HR' }, 4001310002, 'product_code'],
  ] as Case[])('%j → %d', async (change, code, named) => {
    for (const path of ['/vas', '/business_positions', CREATE, '/order/quote'])
      await expectRefusal(path, parcelCreation(change), code, named)
  })

  it.each(['', '{', '{"a":1,"a":2}', '[]', 'null', '"text"'])(
    'no JSON object: %j (400180062)',
    (body) => expectRefusal('/vas', body, 400180062),
  )

  it('asks who is speaking before it judges what is said', async () => {
    await expectRefusal('/vas', '{', 40101, '', { authorization: '', 'KS-Region': '' })
    await expectRefusal('/vas', '{', 40001, 'KS-Region', { 'KS-Region': '' })
  })

  it('has no other address, and takes POST alone (404)', async () => {
    expect((await simulator.stranger.post('/parcel/v1.0/order/list', '{}')).status).toBe(404)
    expect((await fetch(`${simulator.stranger.url}/parcel/v1.0/vas`)).status).toBe(404)
  })
})

const client = (change: Data) => ({ client: { order_id: 'c-1', ...change } })
const items = (change: Data) => ({ items: { ...ITEMS, ...change } })
const pickup = (change: Data) => ({ path: [{ ...PICKUP, ...change }, DROP_OFF] })
const dropOff = (change: Data) => ({ path: [PICKUP, { ...DROP_OFF, ...change }] })
const person = (change: Data) =>
  dropOff({ contact: [{ name: 'Chan', phone: '91234567', ...change }] })
const position = (value: unknown, type: unknown = 'business_position') => ({
  preferences: [{ type, value }],
})

const WRONG_ORDERS: readonly Case[] = [
  [{ client: undefined }, 40001, 'client.order_id'],
  [{ client: 'c-1' }, 40001, 'client'],
  [client({ order_id: '' }), 40001, 'client.order_id'],
  [client({ order_id: 5 }), 40001, 'client.order_id'],
  [client({ shipment_code: 5 }), 40001, 'client.shipment_code'],

  [{ schedule_time: '2026-01-14' }, 400190001035, 'schedule_time'],
  [{ schedule_time: '2026-01-14 18:00:00' }, 400190001035, 'schedule_time'],
  [{ schedule_time: '2026-02-30 18:00' }, 400190001035, 'schedule_time'],
  [{ schedule_time: 1768363200 }, 400190001035, 'schedule_time'],
  [{ schedule_time: '+-1 minutes' }, 400190001036, 'schedule_time'],
  [{ schedule_time: '+29 minutes' }, 400190001033, 'schedule_time'],
  [{ schedule_time: `+${31 * DAY + 1} minutes` }, 400190001033, 'schedule_time'],
  [{ cancel_time: 'tomorrow' }, 400190001044, 'cancel_time'],
  [{ cancel_time: 1768363200 }, 400190001044, 'cancel_time'],
  [{ cancel_time: '+-1 minutes' }, 400190001044, 'cancel_time'],
  [{ cancel_time: `+${DAY + 1} minutes` }, 400193000022, 'cancel_time'],
  [
    { schedule_time: '+60 minutes', cancel_time: `+${60 + DAY + 1} minutes` },
    400193000022,
    'cancel_time',
  ],

  [{ path: undefined }, 400190001020, 'path'],
  [{ path: [] }, 400190001020, 'path'],
  [{ path: 'A to B' }, 40001, 'path'],
  [{ path: ['A', 'B'] }, 40001, 'path[0]'],
  [{ path: [PICKUP] }, 400190001021, 'path[1]'],
  [{ path: [PICKUP, DROP_OFF, DROP_OFF] }, 40001, 'path'],
  [pickup({ address: undefined }), 400120134, 'path[0].address'],
  [dropOff({ address: '' }), 400120134, 'path[1].address'],
  [dropOff({ address: 5 }), 400120135, 'path[1].address'],
  [dropOff({ postal_code: 5 }), 40001, 'path[1].postal_code'],
  [dropOff({ description: [] }), 40001, 'path[1].description'],
  [pickup({ coordinate: undefined }), 400120037, 'path[0].coordinate'],
  [dropOff({ coordinate: '' }), 400120037, 'path[1].coordinate'],
  [dropOff({ coordinate: '22.28' }), 400190001027, 'path[1].coordinate'],
  [dropOff({ coordinate: { lat: 22 } }), 400190001027, 'path[1].coordinate'],
  [dropOff({ coordinate: '22.28,200.1' }), 400120038, 'path[1].coordinate'],
  [dropOff({ coordinate: '114.17,22.28' }), 400120040, 'path[1].coordinate'],
  [dropOff({ coordinate: '1.3048,103.8318' }), 400190001027, 'path[1].coordinate'],
  [pickup({ contact: undefined }), 4001128005, 'path[0].contact'],
  [pickup({ contact: [] }), 4001128005, 'path[0].contact'],
  [dropOff({ contact: [] }), 4001128011, 'path[1].contact'],
  [dropOff({ contact: { name: 'Chan', phone: '91234567' } }), 4001128011, 'path[1].contact'],
  [person({ name: '' }), 4001128011, 'path[1].contact[0].name'],
  [person({ phone: undefined }), 400120131, 'path[1].contact[0].phone'],
  [person({ phone: '+85291234567' }), 400120131, 'path[1].contact[0].phone'],
  [person({ phone: '9123456' }), 400120131, 'path[1].contact[0].phone'],
  [person({ phone: 91234567 }), 400120131, 'path[1].contact[0].phone'],
  [person({ country_code: '+852' }), 400110062, 'path[1].contact[0].country_code'],

  [{ items: undefined }, 40001, 'items'],
  [{ items: [] }, 40001, 'items'],
  [items({ amount: undefined }), 40001, 'items.amount'],
  [items({ amount: 120.5 }), 40001, 'items.amount'],
  [items({ amount: '120.505' }), 40001, 'items.amount'],
  [items({ amount: '-1' }), 40001, 'items.amount'],
  [items({ weight: undefined }), 40001, 'items.weight'],
  [items({ weight: '1.255' }), 40001, 'items.weight'],
  [items({ box: undefined }), 400190001032, 'items.box'],
  [items({ box: 'XXL' }), 400190001032, 'items.box'],
  [items({ types: ['Food', 'Cats'] }), 400190001031, 'items.types[1]'],
  [items({ types: 'Food' }), 400190001031, 'items.types'],
  [items({ detail: 5 }), 40001, 'items.detail'],
  [{ cod: { service_fee: '1.234' } }, 4001128083, 'cod.service_fee'],
  [{ cod: { cash: 100 } }, 4001128083, 'cod.cash'],
  [{ cod: { cash: '1,000' } }, 4001128083, 'cod.cash'],
  [{ remark: { partner: 5 } }, 40001, 'remark.partner'],

  [position(undefined), 400190001013, 'preferences[0].value'],
  [position('ROCKET'), 400190000002, 'preferences[0].value'],
  [{ ...position('WALKER'), ...items({ box: 'L' }) }, 400190000002, 'preferences[0].value'],
  [position('VAN', 'colour'), 40001, 'preferences[0].type'],
  [{ preferences: 'VAN' }, 40001, 'preferences'],
  [{ merchant_id: '700002' }, 400190001013, 'preferences'],
  [{ vas: [{ code: 'TELEPORT', count: '1' }] }, 400193000008, 'vas[0].code'],
  [{ vas: [{ code: 'RETURN_TRIP', count: '1' }] }, 400193000008, 'vas[0].code'],
  [{ vas: [{ code: 'WAITING', count: '1' }] }, 400193000009, 'vas[0].count'],
  [{ vas: [{ code: 'WAITING', count: '9.0' }] }, 400193000009, 'vas[0].count'],
  [{ vas: [{ code: 'WAITING', count: 1 }] }, 40001, 'vas[0].count'],
  [{ vas: [{ count: '1.0' }] }, 40001, 'vas[0].code'],
  [
    { vas: [{ code: 'NO_LIFT', count: '1' }], ...items({ box: 'XL' }) },
    400190001052,
    'vas[0].code',
  ],
]

const contact = (change: Data) => ({ contact: { name: 'Wong', phone: '61112222', ...change } })
const WRONG_MULTI_POINTS: readonly Case[] = [
  [{ contact: undefined }, 400193000001, 'contact.name'],
  [contact({ name: '' }), 400193000001, 'contact.name'],
  [contact({ phone: undefined }), 400193000002, 'contact.phone'],
  [contact({ phone: 'none' }), 400120131, 'contact.phone'],
  [contact({ country_code: 'HK' }), 400110062, 'contact.country_code'],
  [{ preferences: undefined }, 4001128090, 'preferences'],
  [{ preferences: [] }, 4001128090, 'preferences'],
  [{ path: [PICKUP, ...Array.from({ length: 21 }, () => DROP_OFF)] }, 40001, 'path'],
  [items({ box: 'XXL' }), 400190001032, 'items.box'],
  [{ vas: [{ code: 'TAIL_LIFT', count: '1' }] }, 400190001000, 'vas[0].code'],
]

describe.each([CREATE, '/order/quote'])(
  '%s names what is missing or wrong (conventions §4.4)',
  (path) => {
    it.each(WRONG_ORDERS)('%j → %d %s', (change, code, named) =>
      expectRefusal(path, fill(parcelCreation(change)), code, named),
    )
    it.each(WRONG_MULTI_POINTS)('MPOINTS %j → %d %s', (change, code, named) =>
      expectRefusal(path, fill(multiPointCreation(change)), code, named),
    )
  },
)

describe('creation at its limits', () => {
  it.each([
    { schedule_time: '+30 minutes' },
    { schedule_time: `+${31 * DAY} minutes` },
    { schedule_time: '+60 minutes', cancel_time: `+${60 + DAY} minutes` },
    { cancel_time: `+${DAY} minutes` },
    { schedule_time: '', quotation_key: '', preferences: [], vas: [], contact: {} },
  ])('takes %j', async (change) => {
    await createdParcel(simulator.parcels, fill(parcelCreation(change)))
  })
})

describe('the same order within 60 seconds (conventions §8, 40303)', () => {
  it('is refused, and afterwards makes another order', async () => {
    const request = parcelCreation()
    const { orderId } = await createdParcel(simulator.parcels, request)
    await expectRefusal(CREATE, { ...request, remark: { partner: 'again' } }, 40303)
    await simulator.clock.advance(59_999)
    await expectRefusal(CREATE, request, 40303)
    await simulator.clock.advance(1)
    expect((await createdParcel(simulator.parcels, request)).orderId).not.toBe(orderId)
  })

  it('is another order when another merchant sends it', async () => {
    const request = parcelCreation()
    await createdParcel(simulator.parcels, request)
    await createdParcel(simulator.parcels, {
      ...request,
      merchant_id: '700002',
      ...position('VAN'),
    })
  })

  it('does not count what was refused', async () => {
    const request = parcelCreation()
    await expectRefusal(CREATE, { ...request, ...items({ box: '' }) }, 400190001032)
    await createdParcel(simulator.parcels, request)
  })

  it('holds for cancelling too', async () => {
    const { key } = await createdParcel(simulator.parcels)
    await simulator.parcels.data('/order/cancel', key)
    await expectRefusal('/order/cancel', key, 40303)
    await simulator.clock.advance(60_000)
    await expectRefusal('/order/cancel', key, 40001, 'order_id')
  })
})

describe('quotation keys', () => {
  const quoted = async (change: Data = {}) => {
    const request = parcelCreation(change)
    const { quotation_key } = await simulator.parcels.data('/order/quote', request)
    return { ...request, quotation_key }
  }

  it('must be known (4001280009)', () =>
    expectRefusal(CREATE, parcelCreation({ quotation_key: 'Q-0' }), 4001280009, 'quotation_key'))

  it('end after ten minutes (4001280009)', async () => {
    const request = await quoted()
    await simulator.clock.advance(10 * 60_000)
    await expectRefusal(CREATE, request, 4001280009, 'quotation_key')
  })

  it.each([
    dropOff({ coordinate: '22.2790,114.1730' }),
    items({ box: 'M' }),
    items({ weight: '2.00' }),
    { product_code: 'DASH4HR' },
    { vas: [{ code: 'WAITING', count: '0.5' }] },
    { preferences: [{ type: 'business_position', value: 'VAN' }] },
    { cod: { cash: '10.00' } },
  ])('belong to what was quoted: not to %j (4001260300)', async (change) => {
    const request = await quoted()
    await expectRefusal(CREATE, { ...request, ...change }, 4001260300, 'quotation_key')
  })
})

describe('operations on an order', () => {
  it.each(['/order/info', '/order/status', '/order/cancel'])(
    '%s finds the order for its own merchant alone',
    async (path) => {
      const { key } = await createdParcel(simulator.parcels)
      await expectRefusal(path, { ...key, order_id: undefined }, 40001, 'order_id')
      await expectRefusal(path, { ...key, order_id: 771000001 }, 40001, 'order_id')
      await expectRefusal(path, { ...key, order_id: '1' }, 400180056)
      await expectRefusal(path, { ...key, merchant_id: '700002' }, 400180056)
    },
  )

  it('cancels in 9033 and 9034 alone (conventions §3)', async () => {
    const { orderId, key } = await createdParcel(simulator.parcels)
    await expectRefusal('/order/cancel', { ...key, cancel_reason: 5 }, 40001, 'cancel_reason')
    for (let i = 0; i < 2; i++)
      await simulator.stranger.control('POST', `/orders/${orderId}/advance`)
    await expectRefusal('/order/cancel', key, 40001, 'order_id')
  })
})

describe('positions (conventions §4.3)', () => {
  const near = { coordinate: '22.2775,114.1655' }
  it.each([
    [{ schedule_time: '+29 minutes' }, 400190001033, 'schedule_time'],
    [{ schedule_time: 'soon' }, 400190001035, 'schedule_time'],
    [{ items: {} }, 400190001032, 'items.box'],
    [{ items: { box: 'XXS' } }, 400190001032, 'items.box'],
    [{ path: [near, {}] }, 400120037, 'path[1].coordinate'],
    [{ path: [near, { coordinate: '22.28;114.17' }] }, 400190001027, 'path[1].coordinate'],
  ] as Case[])('%j → %d %s', (change, code, named) =>
    expectRefusal('/business_positions', fill({ ...VAS, ...change }), code, named),
  )
})
