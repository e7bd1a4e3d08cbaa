import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import { toDateTimeLocal } from '@/lib/domain/time/local-time'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { foodForm } from '@/lib/testing/forms/food-form'
import { statementsOf } from '@/lib/testing/statements-of'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { foodOrders } from '@/lib/food/food-orders'
import { placeOrder } from '@/lib/orders/placing/place-order'
import { pricedOrderSchema, type PricedOrder } from '../model/order-form'
import { getEstimate } from './get-estimate'
import { getOrder } from '../get-order'
import { proposePickupCode } from './propose-pickup-code'

let instance: TestInstance
let simulator: RunningSimulator
let central: number
let orchard: number

beforeAll(async () => {
  simulator = await startSimulator({
    port: 0,
    callbackUrl: 'http://127.0.0.1:9',
    speed: 20,
    seed: 7,
  })
  instance = await testInstance({ simulatorPort: simulator.port })
  central = await instance.storeId('HK-CENTRAL-01')
  orchard = await instance.storeId('SG-ORCHARD-01')
  // The simulator lays out a store's streets at its first question, which takes a moment.
  await estimateAt(central, HOME)
})

beforeEach(() => control('reset', {}))

afterAll(async () => {
  await simulator.stop()
  await instance.close()
})

async function control(path: string, body: unknown): Promise<void> {
  const response = await fetch(`${simulator.url}/_control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
}

type Asked = { data: Record<string, unknown> }

async function received(path: string): Promise<Asked[]> {
  const url = `${simulator.url}/_control/requests?path=/order/takeaway/${path}`
  const answer = (await (await fetch(url)).json()) as { body: Asked }[]
  return answer.map(({ body }) => body)
}

const submit = async (form: PricedOrder, who: 'staff' | 'manager' = 'staff') =>
  placeOrder(foodOrders, { actor: await instance.actor(who), form: pricedOrderSchema.parse(form) })

const priced = (change: Partial<PricedOrder> = {}, storeId = central): PricedOrder => ({
  ...foodForm(storeId),
  shownPrice: null,
  ...change,
})

async function rowOf(formKey: string) {
  const [row] = await instance.db.select().from(orders).where(eq(orders.formKey, formKey))
  return row
}

const estimateAt = async (storeId: number, place: { lat: number; lng: number }) =>
  getEstimate({
    actor: await instance.actor('manager'),
    query: { storeId, ...place, scheduledFor: '' },
    signal: AbortSignal.timeout(20_000),
  })

const HOME = { lat: 22.2849, lng: 114.1533 }

async function shownFor(amountCents: number) {
  const { ladder } = await estimateAt(central, HOME)
  if (!Array.isArray(ladder)) throw new Error('no ladder')
  const step = ladder.find(({ minCents, maxCents }) => {
    return minCents <= amountCents && (maxCents === null || amountCents < maxCents)
  })!
  return { mode: step.mode, feeCents: step.feeCents }
}

/** What is kept of the fee beside the order; no part of what went out. */
async function estimateOf(sent: object): Promise<unknown> {
  const orderId = 'orderId' in sent ? Number(sent.orderId) : 0
  const [row] = await instance.db.select().from(orders).where(eq(orders.id, orderId))
  return row?.request?.['estimate']
}

describe('the price of a bill', () => {
  it('is asked for once with the amount before the order goes out, and said to be the same', async () => {
    const shownPrice = await shownFor(25_050)
    const before = (await received('estimates')).length
    const sent = await submit(priced({ amount: '250.50', shownPrice }))
    expect(sent).toMatchObject({ state: 'sent', placing: 'placed', priceChecked: true })
    expect(await estimateOf(sent)).toEqual(shownPrice)
    const asked = (await received('estimates')).slice(before)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.data).toMatchObject({
      client_merchant_id: 'HK-CENTRAL-01',
      product: { total_price: 250.5 },
    })
  })

  it('learns from a refused time that the platform asks for an hour', async () => {
    const inMinutes = (minutes: number) =>
      toDateTimeLocal(new Date(Date.now() + minutes * 60_000), 'HK')
    const later = (minutes: number) => priced({ when: 'later', scheduledFor: inMinutes(minutes) })
    const refuse = () =>
      control('faults', {
        path: '/order/takeaway/create',
        kind: 'error',
        code: 263014,
        times: 1,
      })
    const advance = async () => {
      const [row] = await instance.db.select().from(stores).where(eq(stores.id, central))
      return row?.foodAdvanceMinutes
    }
    try {
      // Too far ahead it may be as well: that says nothing of how soon.
      await refuse()
      await expect(submit(later(300))).rejects.toMatchObject({ key: 'platformRefused' })
      expect(await advance()).toBe(30)
      await refuse()
      await expect(submit(later(45))).rejects.toMatchObject({ fields: { scheduledFor: 'refused' } })
      expect(await advance()).toBe(60)
      await expect(submit(later(45))).rejects.toMatchObject({
        fields: { scheduledFor: 'tooSoonHour' },
      })
      expect(await submit(later(90))).toMatchObject({ placing: 'placed' })
    } finally {
      await instance.db.update(stores).set({ foodAdvanceMinutes: 30 }).where(eq(stores.id, central))
    }
  })

  it.each([
    ['fee', { feeCents: 1 }],
    ['contract instead of a fee', { feeCents: null }],
    ['mode', { mode: 'CITY_WIDE' }],
  ])(
    'with another %s than shown: is told, and nothing is placed until it is sent again',
    async (_, other) => {
      const now = await shownFor(25_050)
      const form = priced({ amount: '250.50', shownPrice: { ...now, ...other } })
      const told = await submit(form)
      expect(told).toMatchObject({ state: 'price-changed', now })
      expect(await rowOf(form.formKey)).toBeUndefined()
      expect(await received('create')).toEqual([])
      expect(await submit({ ...form, shownPrice: now })).toMatchObject({ state: 'sent' })
    },
  )

  it.each([
    ['refuses', { kind: 'error', code: 261103 }],
    ['never answers', { kind: 'timeout' }],
    ['answers nonsense', { kind: 'garbage' }],
  ])('when the platform %s: keeps no order from going out, and says so', async (_, fault) => {
    const shownPrice = await shownFor(25_050)
    await control('faults', { path: '/order/takeaway/estimates', times: 1, ...fault })
    const sent = await submit(priced({ amount: '250.50', shownPrice }))
    expect(sent).toMatchObject({ state: 'sent', placing: 'placed', priceChecked: false })
    // What was shown, since nobody said otherwise.
    expect(await estimateOf(sent)).toEqual(shownPrice)
  })

  it('does not stand in the way of a form that is sent again after a lost answer', async () => {
    const form = priced()
    const first = await submit(form)
    const again = await submit({ ...form, shownPrice: { mode: 'CITY_WIDE', feeCents: 1 } })
    expect(again).toEqual(first)
  })
})

describe('the pickup code', () => {
  it('is the one proposed, when no other order takes it first', async () => {
    const actor = await instance.actor('staff')
    const { code } = await proposePickupCode({ actor, storeId: central })
    expect(await submit(priced())).toMatchObject({ pickupCode: code })
    const next = await proposePickupCode({ actor, storeId: central })
    expect(Number(next.code)).toBe((Number(code) + 1) % 10_000)
  })

  it('trap 36: is the person’s own, zeros and all, and is what the courier is shown', async () => {
    const form = priced({ pickupCode: '0907' })
    expect(await submit(form)).toMatchObject({ pickupCode: '0907' })
    const [created] = await received('create')
    expect(created?.data['merchant_order_id']).toBe('0907')
    expect(String(created?.data['client_order_id'])).toMatch(/0907$/)
  })

  it('of an open order of the store is refused at the field; another store’s is not', async () => {
    await submit(priced({ pickupCode: '4321' }))
    const taken = priced({ pickupCode: '4321' })
    await expect(submit(taken)).rejects.toMatchObject({
      key: 'wrongInput',
      fields: { pickupCode: 'codeTaken' },
    })
    expect(await rowOf(taken.formKey)).toBeUndefined()
    const mongkok = await instance.storeId('HK-MONGKOK-02')
    expect(await submit(priced({ pickupCode: '4321' }, mongkok))).toMatchObject({
      pickupCode: '4321',
    })
  })

  it('is not taken from itself when the same form is sent again', async () => {
    const form = priced({ pickupCode: '5678' })
    const first = await submit(form)
    expect(await submit(form)).toEqual(first)
  })

  it('is free again once its order is closed', async () => {
    const form = priced({ pickupCode: '8765' })
    await submit(form)
    await instance.db.update(orders).set({ closed: true }).where(eq(orders.formKey, form.formKey))
    expect(await submit(priced({ pickupCode: '8765' }))).toMatchObject({ pickupCode: '8765' })
  })

  it('is proposed to those who may order there alone', async () => {
    const actor = await instance.actor('warehouse')
    const propose = proposePickupCode({ actor, storeId: await instance.storeId('HK-SHATIN-03') })
    await expect(propose).rejects.toMatchObject({ key: 'notAllowed' })
  })
})

it('goes to the database three times between a press and its answer', async () => {
  const actor = await instance.actor('staff')
  const form = pricedOrderSchema.parse(priced({ address: '13 Short Way' }))
  const said = await statementsOf(() => placeOrder(foodOrders, { actor, form }))
  expect(said.length).toBeLessThanOrEqual(3)
})

describe('a form that was sent before', () => {
  it.each<[string, Partial<PricedOrder>]>([
    ['a time that is past', { when: 'later', scheduledFor: '2020-01-01T10:00' }],
    ['another door', { address: '9 Mody Road', location: { lat: 22.2851, lng: 114.1541 } }],
    ['another bill', { amount: '99' }],
    ['another note', { remark: 'ring twice' }],
    ['no courier', { delivery: 'pickup' }],
  ])('and changed to %s since is told that it went out as it was', async (_, change) => {
    const form = priced()
    const first = await submit(form)
    expect(await submit({ ...form, ...change })).toEqual({ ...first, changed: true })
    expect(await received('create')).toHaveLength(1)
  })

  it('is the same order where only what is not sent was changed', async () => {
    const form = priced({ delivery: 'pickup', address: 'typed before', remark: 'ring' })
    const first = await submit(form)
    const other = { address: 'typed after', remark: '', scheduledFor: '2020-01-01T10:00' }
    expect(await submit({ ...form, ...other, amount: '250.5' })).toEqual(first)
  })

  it('is nobody else’s to send', async () => {
    const form = priced()
    await submit(form)
    await expect(submit(form, 'manager')).rejects.toMatchObject({ key: 'sentByAnother' })
  })
})

describe('an order that the customer fetches', () => {
  const pickup = { delivery: 'pickup', address: '', location: undefined } as const

  it('goes out as SELF_PICKUP to the store’s own place, with nothing for a courier', async () => {
    const typed = {
      ...pickup,
      address: 'typed before',
      remark: 'ring twice',
      paymentKind: 1,
    } as const
    const sent = await submit(priced({ ...typed, storeRemark: 'no peanuts' }))
    if (sent.state !== 'sent') throw new Error('not sent')
    const [created] = await received('create')
    expect(created?.data).toMatchObject({
      delivery_type: 'SELF_PICKUP',
      cod_type: 0,
      merchant_remark: 'no peanuts',
      receive: { user_address: '1 Connaught Place, Central', user_location: '22.2819,114.158' },
    })
    expect(created?.data).not.toHaveProperty('remark')
    expect(await received('estimates')).toEqual([])
    // Kept as it was sent: an order in doubt is sent again to the letter.
    const [row] = await instance.db.select().from(orders).where(eq(orders.id, sent.orderId))
    expect(row?.request).toMatchObject({
      address: '1 Connaught Place, Central',
      location: { lat: 22.2819, lng: 114.158 },
      remark: '',
      paymentKind: 0,
    })
    const order = await getOrder({ actor: await instance.actor('staff'), orderId: sent.orderId })
    expect(order).toMatchObject({
      card: { selfPickup: true, address: null, next: null },
      door: null,
      remark: null,
    })
  })

  it('needs no address; one that a courier brings does, and says so with everything else', () => {
    expect(pricedOrderSchema.safeParse(priced(pickup)).success).toBe(true)
    const wrong = { address: ' ', location: undefined, recipientName: '', pickupCode: '12' }
    const { error } = pricedOrderSchema.safeParse(priced(wrong))
    const found = error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`).sort()
    expect(found).toEqual([
      'address required',
      'location pin',
      'pickupCode pickupCode',
      'recipientName required',
    ])
  })
})

describe('before an order', () => {
  it('the estimate says how soon a courier accepts and is at the door, of an order for now', async () => {
    const now = await estimateAt(central, HOME)
    expect(now).toMatchObject({ delivers: true, problem: null })
    expect(now.minutesToCourier).toBeGreaterThan(0)
    expect(now.minutesToDoor).toBeGreaterThan(now.minutesToCourier ?? 0)
  })

  it('and of one for later says nothing that would hold from now', async () => {
    const day = new Date(Date.now() + 26 * 3_600_000).toISOString().slice(0, 10)
    const later = await getEstimate({
      actor: await instance.actor('staff'),
      query: { storeId: central, ...HOME, scheduledFor: `${day}T12:00` },
      signal: AbortSignal.timeout(20_000),
    })
    expect(later).toMatchObject({ delivers: true, minutesToDoor: null, minutesToCourier: null })
    expect(await received('preassigntime')).toEqual([])
    expect(Array.isArray(later.ladder)).toBe(true)
  })
})

describe('Singapore', () => {
  const place = { lat: 1.3008, lng: 103.8391 }

  it('is not asked for estimates, which exist for Hong Kong alone, and says so (food §1)', async () => {
    const estimate = await estimateAt(orchard, place)
    expect(estimate).toMatchObject({ delivers: true, ladder: 'not-offered', problem: null })
    expect(estimate.minutesToDoor).toBeGreaterThan(0)
    expect(await received('estimates')).toEqual([])
  })

  it('takes an order for later in its own time, with its own country code', async () => {
    const day = new Date(Date.now() + 50 * 3_600_000).toISOString().slice(0, 10)
    const form = priced(
      {
        recipientPhone: '8123 4567',
        address: '1 Somerset Road',
        location: place,
        when: 'later',
        scheduledFor: `${day}T19:30`,
      },
      orchard,
    )
    const sent = await submit(form, 'manager')
    expect(sent).toMatchObject({ state: 'sent', placing: 'placed', priceChecked: true })
    const [created] = await received('create')
    expect(created?.data).toMatchObject({
      client_merchant_id: 'SG-ORCHARD-01',
      is_appoint: 2,
      appoint_time: `${day} 19:30:00`,
      receive: { user_phone: '81234567', user_phone_country_code: '65' },
      meta: { region: 'SG', lang: 'en' },
    })
    expect((await rowOf(form.formKey))?.scheduledFor?.toISOString()).toBe(`${day}T11:30:00.000Z`)
    expect(await received('estimates')).toEqual([])
  })
})

describe('while a newer version is put in place of this one', () => {
  /** By now PostgreSQL has planned once for all what comes with each order. */
  const OFTEN_ENOUGH = 8

  it('orders go on after it has added a column', async () => {
    const one = () => submit(priced({ address: '12 Hollywood Road' }))
    try {
      for (let sent = 0; sent < OFTEN_ENOUGH; sent += 1) await one()
      await instance.asOwner('alter table orders add column added_meanwhile text')
      for (let sent = 0; sent < OFTEN_ENOUGH; sent += 1) {
        expect(await one()).toMatchObject({ state: 'sent', placing: 'placed' })
      }
    } finally {
      await instance.asOwner('alter table orders drop column if exists added_meanwhile')
    }
  })
})
