import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { orders } from '@/lib/db/tables/orders'
import { phoneLookups } from '@/lib/db/tables/people'
import { cents } from '@/lib/domain/money'
import { OutcomeUnknown } from '@/lib/platform/errors'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { foodForm } from '@/lib/testing/forms/food-form'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { placeFood } from '@/lib/testing/place-orders'
import { findOwnOrders } from './find-own-orders'
import { findPlatformOrder } from './find-platform-order'
import { foodApi } from '../food-api'

let instance: TestInstance
let simulator: RunningSimulator

beforeAll(async () => {
  simulator = await startSimulator({
    port: 0,
    callbackUrl: 'http://127.0.0.1:9',
    speed: 1,
    seed: 5,
  })
  instance = await testInstance({ simulatorPort: simulator.port })
})

afterAll(async () => {
  await simulator.stop()
  await instance.close()
})

const NOTHING = { kind: 'nothing' }
const SHA_TIN_DOOR = { lat: 22.3871, lng: 114.1953 }
const ORCHARD_DOOR = { lat: 1.3003, lng: 103.8387 }

const newPhone = () => `9${String(randomInt(10_000_000)).padStart(7, '0')}`

/** As one of the demo's people, whose look-ups nobody has counted yet. */
async function as(who: Parameters<TestInstance['actor']>[0]): Promise<Actor> {
  const actor = await instance.actor(who)
  await instance.db.delete(phoneLookups).where(eq(phoneLookups.personId, actor.id))
  return actor
}

async function find(
  who: Parameters<TestInstance['actor']>[0],
  phone: string,
  region: 'HK' | 'SG' = 'HK',
) {
  return findPlatformOrder({ actor: await as(who), form: { phone, region } })
}

async function place(code: string, phone: string, location = foodForm(0).location) {
  const form = foodForm(await instance.storeId(code), { recipientPhone: phone, location })
  const { orderId } = await placeFood({ actor: await instance.actor('manager'), form })
  const [row] = await instance.db.select().from(orders).where(eq(orders.id, orderId))
  if (!row) throw new Error('the order was not recorded')
  return row
}

/** In Central, within the store's reach. */
const DOOR = { lat: 22.2849, lng: 114.1533 }

/** By some other program of the merchant's: the platform has the order and we do not. */
async function placeElsewhere(code: string, phone: string, location = DOOR) {
  const { api, context } = foodApi('HK', { priority: 'person' })
  const recipient = { name: 'Lee', phone, address: '1 Queen’s Road', location }
  return api.createOrder(
    {
      storeCode: code,
      clientOrderId: randomUUID(),
      pickupCode: '4321',
      orderedAt: new Date(),
      recipient,
      total: cents(12_800),
    },
    context,
  )
}

async function fault(path: string, kind: string, more: object = {}) {
  const response = await fetch(`${simulator.url}/_control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, kind, times: 1, ...more }),
  })
  if (!response.ok) throw new Error(await response.text())
}

describe('the platform’s order for a phone number', () => {
  it('is shown at a store where the person may see it, as the platform has it now', async () => {
    const phone = newPhone()
    const order = await place('HK-CENTRAL-01', phone)
    await fetch(`${simulator.url}/_control/orders/${order.platformOrderId}/advance`, {
      method: 'POST',
      body: '{}',
    })
    expect(await find('staff', phone)).toMatchObject({
      kind: 'known',
      order: { id: order.id, pickupCode: order.pickupCode, stage: 'coming' },
    })
  })

  it('is never shown to people of another store, and they hear what a wrong number hears', async () => {
    const phone = newPhone()
    const order = await place('HK-SHATIN-03', phone, SHA_TIN_DOOR)
    expect(await find('staff', phone)).toEqual(NOTHING)
    expect(await find('staff', newPhone())).toEqual(NOTHING)
    expect(await find('manager', phone)).toMatchObject({ kind: 'known', order: { id: order.id } })
  })

  it('placed elsewhere, is shown with what the platform says, and is not taken in', async () => {
    const phone = newPhone()
    const made = await placeElsewhere('HK-CENTRAL-01', phone)
    expect(await find('staff', phone)).toMatchObject({
      kind: 'elsewhere',
      order: {
        storeId: await instance.storeId('HK-CENTRAL-01'),
        platformOrderId: made.orderId,
        stage: 'waiting',
        trackerUrl: made.trackerUrl,
      },
    })
    const rows = await instance.db
      .select()
      .from(orders)
      .where(eq(orders.platformOrderId, made.orderId))
    expect(rows).toEqual([])
  })

  it('placed elsewhere for another store, is not there for people of this one', async () => {
    const phone = newPhone()
    await placeElsewhere('HK-SHATIN-03', phone, SHA_TIN_DOOR)
    expect(await find('staff', phone)).toEqual(NOTHING)
    expect(await find('manager', phone)).toMatchObject({
      kind: 'elsewhere',
      order: { storeId: await instance.storeId('HK-SHATIN-03') },
    })
  })

  it('is not taken for an order of ours that only has the same number on the platform', async () => {
    const phone = newPhone()
    const made = await placeElsewhere('HK-SHATIN-03', phone, SHA_TIN_DOOR)
    const mine = await place('HK-CENTRAL-01', newPhone())
    await instance.db
      .update(orders)
      .set({ platformOrderId: made.orderId })
      .where(eq(orders.id, mine.id))
    expect(await find('staff', phone)).toEqual(NOTHING)
    const [after] = await instance.db.select().from(orders).where(eq(orders.id, mine.id))
    expect(after?.version).toBe(mine.version)
  })

  it('proves that an order exists of which nobody was sure', async () => {
    const phone = newPhone()
    await fault('/order/takeaway/create', 'drop_after')
    const order = await place('HK-CENTRAL-01', phone)
    expect(order.placing).toBe('unconfirmed')
    expect(await find('staff', phone)).toMatchObject({
      kind: 'known',
      order: { id: order.id, placing: 'placed' },
    })
  })

  it('is looked for in the region that was chosen, whatever the number’s country', async () => {
    const phone = '81234567'
    const order = await place('SG-ORCHARD-01', phone, ORCHARD_DOOR)
    expect(await find('manager', phone, 'SG')).toMatchObject({ order: { id: order.id } })
    expect(await find('manager', `+65 ${phone}`, 'HK')).toEqual(NOTHING)
  })
})

describe('looking a number up', () => {
  it('is not for people who may see no orders there', async () => {
    await expect(find('warehouse', newPhone())).rejects.toMatchObject({ key: 'notAllowed' })
    await expect(find('staff', '81234567', 'SG')).rejects.toMatchObject({ key: 'notAllowed' })
  })

  it('says which field is wrong before anybody is asked', async () => {
    await expect(find('staff', '123')).rejects.toMatchObject({
      key: 'wrongInput',
      fields: { phone: 'phone' },
    })
  })

  it('says to wait where the platform was asked the same too soon, in either question', async () => {
    await fault('/order/takeaway/info_by_phone', 'error', { code: 261005 })
    await expect(find('staff', newPhone())).rejects.toMatchObject({ code: '261005' })
    const phone = newPhone()
    await placeElsewhere('HK-CENTRAL-01', phone)
    await fault('/order/takeaway/info', 'error', { code: 261005 })
    await expect(find('staff', phone)).rejects.toMatchObject({ code: '261005' })
  })

  it('does not take silence for an order that is not there', async () => {
    await fault('/order/takeaway/info_by_phone', 'http_500')
    await expect(find('staff', newPhone())).rejects.toBeInstanceOf(OutcomeUnknown)
    const phone = newPhone()
    await placeElsewhere('HK-CENTRAL-01', phone)
    await fault('/order/takeaway/info', 'drop_after')
    await expect(find('staff', phone)).rejects.toBeInstanceOf(OutcomeUnknown)
  })

  it('takes as long for another store’s order as for none, and ends after ten in a minute', async () => {
    const phone = newPhone()
    await place('HK-SHATIN-03', phone, SHA_TIN_DOOR)
    const actor = await as('staff')
    const took = async (number: string) => {
      const began = performance.now()
      await findPlatformOrder({ actor, form: { phone: number, region: 'HK' } })
      return performance.now() - began
    }
    const times = await Promise.all(
      Array.from({ length: 10 }, (_, at) => took(at % 2 === 0 ? phone : newPhone())),
    )
    expect(Math.min(...times)).toBeGreaterThan(990)
    await expect(took(newPhone())).rejects.toMatchObject({ key: 'askedTooOften' })
  })
})

describe('our own orders for a phone number', () => {
  const here = async (who: Parameters<TestInstance['actor']>[0], phone: string, before?: number) =>
    findOwnOrders({
      actor: await instance.actor(who),
      page: { phone, region: 'HK', before: before ?? null },
    })

  it('are the latest first, of the person’s own stores, however the number is written', async () => {
    const phone = newPhone()
    const first = await place('HK-CENTRAL-01', phone)
    const second = await place('HK-MONGKOK-02', phone)
    const hidden = await place('HK-SHATIN-03', phone, SHA_TIN_DOOR)
    const spaced = `+852 ${phone.slice(0, 4)} ${phone.slice(4)}`
    const ids = (found: { orders: { id: number }[] }) => found.orders.map(({ id }) => id)
    expect(ids(await here('staff', spaced))).toEqual([second.id, first.id])
    expect(ids(await here('manager', phone))).toEqual([hidden.id, second.id, first.id])
    expect(ids(await here('warehouse', phone))).toEqual([])
  })

  it('do not hold those of the same digits in another country', async () => {
    const phone = '81112222'
    const abroad = await place('SG-ORCHARD-01', phone, ORCHARD_DOOR)
    expect((await here('manager', `+65 ${phone}`)).orders).toMatchObject([{ id: abroad.id }])
    expect((await here('manager', phone)).orders).toEqual([])
    // One placed elsewhere keeps no country code: it has that of its region.
    await instance.db.update(orders).set({ request: null }).where(eq(orders.id, abroad.id))
    expect((await here('manager', `+65 ${phone}`)).orders).toMatchObject([{ id: abroad.id }])
    expect((await here('manager', phone)).orders).toEqual([])
  })

  it('come twenty at a time, each once', async () => {
    const phone = newPhone()
    const like = await place('HK-CENTRAL-01', phone)
    const copies = Array.from({ length: 20 }, (_one, at) => ({
      ...like,
      id: undefined,
      formKey: null,
      clientOrderId: `${like.clientOrderId}${at}`,
    }))
    await instance.db.insert(orders).values(copies)
    const page = await here('staff', phone)
    expect(page.orders).toHaveLength(20)
    expect(page.next).toBe(page.orders.at(-1)?.id)
    expect(await here('staff', phone, page.next ?? 0)).toMatchObject({
      orders: [{ id: like.id }],
      next: null,
    })
  })
})
