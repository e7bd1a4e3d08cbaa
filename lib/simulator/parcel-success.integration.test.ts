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

const text = expect.any(String) as string
const minute = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) as string
const SINGAPORE = { 'KS-Region': 'SG' }
const AT_ORCHARD = { coordinate: '1.3048,103.8318' }
const AT_BUGIS = { coordinate: '1.3008,103.8560' }

let simulator: SimulatorUnderTest
beforeAll(async () => {
  simulator = await simulatorUnderTest()
})
afterAll(() => simulator.stop())

const ask = (path: string, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  simulator.parcels.data(path, body, headers)
const localTime = (aheadMinutes: number) =>
  new Date(simulator.clock.now() + (8 * 60 + aheadMinutes) * 60_000)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ')
const advance = (orderId: string) =>
  simulator.stranger.control('POST', `/orders/${orderId}/advance`)

describe('access tokens (conventions §4.1, §2.3)', () => {
  const token = async (body: object) => {
    const response = await fetch(`${simulator.stranger.url}/parcel/v1.0/oauth/token`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    return (await response.json()) as { error: number; data: Record<string, unknown> }
  }
  const account = { client_id: '10001', client_secret: 'simulator-client-secret' }

  it.each([account, { ...account, grant_type: 'client_credentials', scope: 'delivery' }])(
    'are given for the right credentials, without any header',
    async (body) => {
      expect(await token(body)).toEqual({
        error: 0,
        data: { token_type: 'Bearer', access_token: text, expires_in: 86_400, scope: 'delivery' },
      })
    },
  )

  it('differ, and a new one leaves the earlier ones good', async () => {
    const first = await simulator.parcels.logIn()
    const second = await simulator.parcels.logIn()
    expect(first).not.toBe(second)
    for (const one of [first, second])
      await ask(
        '/vas',
        { merchant_id: '700001', product_code: 'DASH2HR' },
        { authorization: `Bearer ${one}` },
      )
  })
})

describe('headers (conventions §5.1)', () => {
  it('carry the version and give the request id back, also on a refusal', async () => {
    const id = 'f3b8a1c2-9f0e-4c56-8e3c-0d6f9c1a2b3c'
    for (const body of [{ merchant_id: '700001', product_code: 'DASH2HR' }, {}]) {
      const { headers } = await simulator.parcels.send('/vas', body, { 'KS-Client-Request-Id': id })
      expect(headers.get('KS-Api-Version')).toBe('1.0')
      expect(headers.get('KS-Client-Request-Id')).toBe(id)
      expect(headers.get('content-type')).toContain('application/json')
    }
    const { headers } = await simulator.parcels.send('/vas', {})
    expect(headers.get('KS-Client-Request-Id')).toBeNull()
  })
})

describe('services and positions (conventions §4.2, §4.3)', () => {
  it('lists services with options whose counts and fees are texts', async () => {
    for (const product_code of ['DASH2HR', 'DASH4HR', 'MPOINTS']) {
      const { vas } = await ask('/vas', { merchant_id: '700001', product_code })
      const services = vas as { code: string; options: unknown[] }[]
      expect(services.length).toBeGreaterThan(1)
      for (const service of services)
        expect(service).toEqual({
          code: text,
          name: text,
          description: text,
          help: text,
          options: expect.arrayContaining([{ count: text, fee: text, label: text }]) as unknown[],
        })
    }
  })

  it('names services in the language asked for', async () => {
    const request = { merchant_id: '700001', product_code: 'DASH2HR' }
    const { vas } = await ask('/vas', request, { 'KS-Lang': 'zh-HK' })
    expect((vas as { name: string }[])[0]?.name).toMatch(/\p{Script=Han}/u)
  })

  const positions = async (change: object) => {
    const request = { merchant_id: '700001', product_code: 'DASH2HR', ...change }
    const answer = await ask('/business_positions', request)
    return (answer['business_positions'] as { code: string; name: string }[]).map((p) => p.code)
  }

  it('offers positions by product, box, path and schedule', async () => {
    const near = [{ coordinate: PICKUP.coordinate }, { coordinate: DROP_OFF.coordinate }]
    const far = [{ coordinate: PICKUP.coordinate }, { coordinate: '22.3814,114.1886' }]
    expect(await positions({})).toEqual(['WALKER', 'MOTORBIKE', 'VAN'])
    expect(await positions({ path: near, items: { box: 'S' } })).toContain('WALKER')
    expect(await positions({ path: far })).toEqual(['MOTORBIKE', 'VAN'])
    expect(await positions({ items: { box: 'XL' } })).toEqual(['VAN'])
    const booked = { product_code: 'MPOINTS', items: { box: 'XL' } }
    expect(await positions(booked)).toEqual(['VAN'])
    expect(await positions({ ...booked, schedule_time: localTime(60) })).toEqual([
      'VAN',
      'TRUCK_5T',
    ])
  })
})

describe('an order from creation to completion', () => {
  it('is created and queried as the tables of §4.4 and §2.4 say', async () => {
    const request = parcelCreation({
      client: { order_id: 'web-17', shipment_code: 'S-17' },
      vas: [{ code: 'WAITING', count: '1.0', fee: '' }],
      items: { ...ITEMS, types: ['Food', 'Wine'], detail: 'two bottles' },
      cod: { service_fee: '20.5', cash: '100' },
      remark: { partner: 'ring twice' },
    })
    const { orderId, key } = await createdParcel(simulator.parcels, request)
    const nobody = { code: '', name: '', vehicle_number: '' }
    expect(await ask('/order/info', key)).toEqual({
      order_id: orderId,
      merchant_id: '700001',
      client: { order_id: 'web-17', shipment_code: 'S-17' },
      product_code: 'DASH2HR',
      order_time: localTime(0),
      schedule_time: '',
      publish_until_time: localTime(120),
      accept_time: '',
      complete_time: '',
      cancel_time: '',
      contact: { name: '', country_code: '852', phone: '' },
      path: [PICKUP, DROP_OFF].map((point) => ({
        address: point.address,
        description: '',
        coordinate: point.coordinate,
        contact: [{ ...point.contact[0], country_code: '852', company_name: '' }],
      })),
      vas: [{ code: 'WAITING', name: text, count: '1.0', fee: text }],
      items: { ...request.items },
      cod: { type: text, service_fee: '20.5', cash: '100', total: '120.50' },
      payment: { type: text },
      status: { code: '9033', name: 'Pending', lastmodify: localTime(0) },
      partner: { name: '', country_code: '', phone: '', position: nobody },
      receipts: [],
      remark: { partner: 'ring twice' },
    })
  })

  it('lives 9033, 9034, 9005, 9011, 9015, 9021 by the clock alone', async () => {
    const { key } = await createdParcel(simulator.parcels, multiPointCreation())
    const seen: string[] = []
    let last = ''
    while (last !== '9021') {
      await simulator.clock.advance(10_000)
      const { status } = await ask('/order/status', key)
      const { code, name, lastmodify } = status as Record<string, string>
      expect([name, lastmodify]).toEqual([text, minute])
      last = code ?? ''
      if (seen.at(-1) !== last) seen.push(last)
    }
    expect(seen).toEqual(['9033', '9034', '9005', '9011', '9015', '9021'])
    const info = await ask('/order/info', key)
    expect(info).toMatchObject({ accept_time: minute, complete_time: minute, cancel_time: '' })
    expect(info['partner']).toEqual({
      name: expect.stringMatching(/^Courier \d+$/) as string,
      country_code: '852',
      phone: expect.stringMatching(/^\d{8}$/) as string,
      position: { code: 'VAN', name: 'Van', vehicle_number: text },
    })
  })

  it('ends with a picture for each drop-off, served by the platform itself', async () => {
    const { orderId, key } = await createdParcel(simulator.parcels, multiPointCreation())
    for (let i = 0; i < 5; i++) await advance(orderId)
    const { receipts } = await ask('/order/info', key)
    const urls = receipts as string[]
    expect(urls).toHaveLength(2)
    for (const url of urls) {
      const response = await fetch(url)
      expect(response.headers.get('content-type')).toBe('image/png')
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(bytes.subarray(1, 4).toString()).toBe('PNG')
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([320, 240])
    }
    expect((await fetch(urls[0]!.replace('/1.png', '/3.png'))).status).toBe(404)
  })

  it('keeps the status names of the language of its creation', async () => {
    const chinese = { 'KS-Lang': 'zh-HK' }
    const { key } = await createdParcel(simulator.parcels, parcelCreation(), chinese)
    const { status } = await ask('/order/status', key, { 'KS-Lang': 'en' })
    expect(status).toMatchObject({ code: '9033', name: '待發布' })
  })

  it('is picked up at the time asked for', async () => {
    const request = parcelCreation({ schedule_time: localTime(90) })
    const { key } = await createdParcel(simulator.parcels, request)
    await simulator.clock.advance(55 * 60_000)
    expect(await ask('/order/status', key)).toMatchObject({ status: { code: '9033' } })
    await simulator.clock.advance(36 * 60_000)
    expect(await ask('/order/status', key)).toMatchObject({ status: { code: '9011' } })
  })

  it('is created in Singapore too, in its own zone', async () => {
    const request = parcelCreation({
      merchant_id: '720001',
      path: [
        { ...PICKUP, ...AT_ORCHARD },
        { ...DROP_OFF, ...AT_BUGIS },
      ],
    })
    const { key } = await createdParcel(simulator.parcels, request, SINGAPORE)
    const info = await ask('/order/info', key, SINGAPORE)
    expect(info).toMatchObject({ contact: { country_code: '65' } })
  })

  it('needs a position of a merchant without a contract, and takes it', async () => {
    const request = parcelCreation({
      merchant_id: '700002',
      preferences: [{ type: 'business_position', value: 'WALKER' }],
    })
    await createdParcel(simulator.parcels, request)
  })

  it('goes to up to 20 drop-offs', async () => {
    const path = [PICKUP, ...Array.from({ length: 20 }, () => DROP_OFF)]
    await createdParcel(simulator.parcels, multiPointCreation({ path, items: undefined }))
  })
})

describe('cancellation (conventions §3, §4.6)', () => {
  it.each([0, 1])('is allowed after %d steps, and answers without data', async (steps) => {
    const { orderId, key } = await createdParcel(simulator.parcels)
    for (let i = 0; i < steps; i++) await advance(orderId)
    const { answer } = await simulator.parcels.send('/order/cancel', {
      ...key,
      cancel_reason: '改期',
    })
    expect(answer).toEqual({ error: 0 })
    const info = await ask('/order/info', key)
    expect(info).toMatchObject({ cancel_time: localTime(0), status: { code: '9025' } })
  })

  it('comes by itself at cancel_time when nobody has accepted', async () => {
    await simulator.clock.advance(60_000 - (simulator.clock.now() % 60_000))
    const request = parcelCreation({ cancel_time: localTime(1) })
    const { key } = await createdParcel(simulator.parcels, request)
    expect(await ask('/order/info', key)).toMatchObject({ publish_until_time: localTime(1) })
    await simulator.clock.advance(59_999)
    expect(await ask('/order/info', key)).toMatchObject({ cancel_time: '' })
    await simulator.clock.advance(1)
    expect(await ask('/order/info', key)).toMatchObject({
      cancel_time: localTime(0),
      status: { code: '9025' },
    })
  })

  it('does not come to an order that somebody has accepted, or that is held', async () => {
    const accepted = await createdParcel(
      simulator.parcels,
      parcelCreation({ cancel_time: localTime(1) }),
    )
    const held = await createdParcel(
      simulator.parcels,
      parcelCreation({ cancel_time: localTime(1) }),
    )
    for (let i = 0; i < 2; i++) await advance(accepted.orderId)
    await simulator.stranger.control('POST', '/hold', { order_id: held.orderId })
    await simulator.clock.advance(24 * 3_600_000)
    await simulator.parcels.logIn()
    expect(await ask('/order/status', accepted.key)).toMatchObject({ status: { code: '9021' } })
    expect(await ask('/order/status', held.key)).toMatchObject({ status: { code: '9033' } })
  })
})

describe('quotation (conventions §4.8)', () => {
  it('gives a key that the same order can be created with', async () => {
    const request = parcelCreation({ vas: [{ code: 'WAITING', count: '0.5' }] })
    const quote = await ask('/order/quote', request)
    expect(quote).toEqual({
      quotation_key: expect.stringMatching(/./) as string,
      expire_time: localTime(10),
      currency: 'HKD',
      total: '98.00',
      fees: [
        { code: 'BASE', fee: '68.00' },
        { code: 'WAITING', fee: '30.00' },
      ],
      distance: expect.stringMatching(/^\d+$/) as string,
    })
    const other = {
      ...request,
      client: { order_id: 'quoted-1' },
      remark: { partner: 'hurry' },
      quotation_key: quote['quotation_key'],
    }
    await createdParcel(simulator.parcels, other)
  })

  it('is not bound by the 60-second rule', async () => {
    const request = parcelCreation()
    await ask('/order/quote', request)
    await ask('/order/quote', request)
    await createdParcel(simulator.parcels, request)
  })
})
