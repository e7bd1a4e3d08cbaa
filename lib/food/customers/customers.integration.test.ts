import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customerAddresses, customers } from '@/lib/db/tables/customers'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { foodForm } from '@/lib/testing/forms/food-form'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { placeFood } from '@/lib/testing/place-orders'
import type { OrderForm } from '../model/order-form'
import { findCustomers } from './find-customers'
import { forgetCustomer } from './forget-customer'
import { listCustomers } from './list-customers'
import { noteCustomer } from './note-customer'
import { getOrder } from '../get-order'
import { startOrder } from '../placing/start-order'

let instance: TestInstance
let simulator: RunningSimulator
let central: number
let mongkok: number

beforeAll(async () => {
  simulator = await startSimulator({
    port: 0,
    callbackUrl: 'http://127.0.0.1:9',
    speed: 20,
    seed: 7,
  })
  instance = await testInstance({ simulatorPort: simulator.port })
  central = await instance.storeId('HK-CENTRAL-01')
  mongkok = await instance.storeId('HK-MONGKOK-02')
})

afterAll(async () => {
  await simulator.stop()
  await instance.close()
})

const place = async (change: Partial<OrderForm>, storeId = central) =>
  placeFood({ actor: await instance.actor('staff'), form: foodForm(storeId, change) })

const find = async (phone: string, storeId = central) =>
  findCustomers({ actor: await instance.actor('staff'), query: { storeId, phone } })

const list = async (search = '', after: string | null = null, storeId = central) =>
  listCustomers({ actor: await instance.actor('staff'), query: { storeId, search, after } })

describe('a customer who orders', () => {
  it('is known by phone the next time, with pin and courier’s remark, latest address first', async () => {
    const who = { recipientPhone: '5111 2222', recipientName: 'Lee Siu Ming' }
    const home = { lat: 22.285, lng: 114.15 }
    const work = { lat: 22.2835, lng: 114.1555 }
    await place({ ...who, address: '8 Home Street', location: home, remark: 'Bell is broken' })
    await place({ ...who, address: '9 Work Road', location: work, recipientName: 'Lee S. M.' })
    const known = {
      phone: '51112222',
      name: 'Lee S. M.',
      orderCount: 2,
      addresses: [
        { address: '9 Work Road', location: work, remark: '' },
        { address: '8 Home Street', location: home, remark: 'Bell is broken' },
      ],
    }
    const [partly] = await find('5111')
    expect(partly).toMatchObject({ ...known, isExact: false })
    const [wholly] = await find('+852 5111-2222')
    expect(wholly).toMatchObject({ ...known, isExact: true })
    expect(await find('5112')).toEqual([])
  })

  it('at one address again has it once, with the latest pin and remark', async () => {
    const who = { recipientPhone: '52220000', address: '1 Same Street' }
    await place({ ...who, remark: 'Back door' })
    await place({ ...who, remark: 'Front door', location: { lat: 22.2845, lng: 114.1537 } })
    const [known] = await find('52220000')
    expect(known?.addresses).toMatchObject([
      { address: '1 Same Street', remark: 'Front door', location: { lat: 22.2845 } },
    ])
  })

  it('has the ID that the platform issued for the address, at a store that uses such IDs', async () => {
    const who = { recipientPhone: '53330000', address: '3 Identified Street', addressId: 'ADDR-3' }
    const sent = async () => {
      const url = `${simulator.url}/_control/requests?path=/order/takeaway/create`
      const requests = (await (await fetch(url)).json()) as {
        body: { data: { receive: { user_address_id?: string } } }
      }[]
      return requests.at(-1)?.body.data.receive.user_address_id
    }
    const known = async () => (await find('53330000'))[0]?.addresses[0]?.addressId
    await place(who)
    expect([await sent(), await known()]).toEqual([undefined, ''])
    await instance.db.update(stores).set({ foodUsesAddressIds: true }).where(eq(stores.id, central))
    await place(who)
    expect([await sent(), await known()]).toEqual(['ADDR-3', 'ADDR-3'])
  })

  it('has only the latest few addresses kept', async () => {
    const recipientPhone = '52330000'
    for (let number = 1; number <= 10; number += 1) {
      await place({ recipientPhone, address: `${number} Long Street` })
    }
    const [known] = await find(recipientPhone)
    expect(known?.addresses).toHaveLength(8)
    expect(known?.addresses[0]?.address).toBe('10 Long Street')
  })

  it('is remembered when nobody knows whether the platform has the order', async () => {
    await fetch(`${simulator.url}/_control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: '/order/takeaway/create', kind: 'drop_before', times: 1 }),
    })
    const { placing } = await place({ recipientPhone: '53330000' })
    expect(placing).toBe('unconfirmed')
    expect(await find('53330000')).toHaveLength(1)
  })

  it('is one customer however often the same form is sent', async () => {
    const form = foodForm(central, { recipientPhone: '54440000' })
    const actor = await instance.actor('staff')
    await placeFood({ actor, form })
    await placeFood({ actor, form })
    expect((await find('54440000'))[0]?.orderCount).toBe(1)
  })

  it('who fetches it has a name and no address', async () => {
    await place({
      recipientPhone: '54450000',
      delivery: 'pickup',
      address: '',
      location: undefined,
    })
    expect((await find('54450000'))[0]).toMatchObject({ name: 'Chan Tai Man', addresses: [] })
  })

  it('of another country never meets a local number', async () => {
    await place({ recipientPhone: '+65 5455 0000', recipientName: 'Abroad' })
    expect(await find('54550000')).toEqual([])
    expect(await find('+65 5455 0000')).toMatchObject([
      { phone: '+6554550000', name: 'Abroad', isExact: true },
    ])
  })
})

describe('nobody else’s customers', () => {
  it('are offered: not another store’s, not to those who may not order there', async () => {
    await place({ recipientPhone: '55550000' })
    expect(await find('55550000', mongkok)).toEqual([])
    expect((await list('55550000', null, mongkok)).customers).toEqual([])
    const shatin = await instance.storeId('HK-SHATIN-03')
    await expect(find('55550000', shatin)).rejects.toMatchObject({ key: 'notAllowed' })
    await expect(list('', null, shatin)).rejects.toMatchObject({ key: 'notAllowed' })
    const warehouse = await instance.actor('warehouse')
    const query = { storeId: shatin, phone: '55550000' }
    await expect(findCustomers({ actor: warehouse, query })).rejects.toMatchObject({
      key: 'notAllowed',
    })
  })

  it('are forgotten by them', async () => {
    await place({ recipientPhone: '56660000' })
    const [known] = await find('56660000')
    const forget = forgetCustomer({
      actor: await instance.actor('warehouse'),
      customerId: known!.id,
    })
    await expect(forget).rejects.toMatchObject({ key: 'customerNotFound' })
    expect(await find('56660000')).toHaveLength(1)
  })
})

it('a forgotten customer is gone with all addresses, and the orders stay as they were', async () => {
  const { orderId } = await place({ recipientPhone: '57770000' })
  const [known] = await find('57770000')
  const given = { actor: await instance.actor('staff'), customerId: known!.id }
  await forgetCustomer(given)
  expect(await find('57770000')).toEqual([])
  const left = await instance.db
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, known!.id))
  expect(left).toEqual([])
  const [order] = await instance.db.select().from(orders).where(eq(orders.id, orderId))
  expect(order).toMatchObject({ recipientPhone: '57770000', recipientName: 'Chan Tai Man' })
  await expect(forgetCustomer(given)).rejects.toMatchObject({ key: 'customerNotFound' })
})

describe('what staff write of a customer', () => {
  const noteOf = async (orderId: number) =>
    (await getOrder({ actor: await instance.actor('staff'), orderId }))?.customer?.note

  it('is shown with the next call and on every order of theirs here, and outlives orders', async () => {
    const who = { recipientPhone: '57780000' }
    const { orderId } = await place(who)
    expect(await noteOf(orderId)).toBe('')
    const [known] = await find('57780000')
    const actor = await instance.actor('staff')
    await noteCustomer({ actor, customerId: known!.id, note: 'Gate code 1234' })
    const again = await place(who)
    expect(await find('57780000')).toMatchObject([{ note: 'Gate code 1234', orderCount: 2 }])
    expect(await noteOf(orderId)).toBe('Gate code 1234')
    expect(await noteOf(again.orderId)).toBe('Gate code 1234')
    const abroad = await place({ recipientPhone: '+65 5778 0000' })
    expect(await noteOf(abroad.orderId)).toBe('')
  })

  it('is not written by those who may not order there', async () => {
    await place({ recipientPhone: '57790000' })
    const [known] = await find('57790000')
    const actor = await instance.actor('warehouse')
    const write = noteCustomer({ actor, customerId: known!.id, note: 'Mine' })
    await expect(write).rejects.toMatchObject({ key: 'customerNotFound' })
    expect((await find('57790000'))[0]?.note).toBe('')
  })
})

describe('what another order begins with', () => {
  const start = async (from: Parameters<typeof startOrder>[0]['from'], who = 'staff' as const) =>
    startOrder({ actor: await instance.actor(who), from })

  it('is all of an earlier one, but for its numbers and its time', async () => {
    const form = { recipientPhone: '5801 0000', amount: '88', kitchenNote: 'No onions' }
    const { orderId } = await place({ ...form, clientOrderId: `TILL-${Date.now()}` })
    const began = await start({ orderId })
    expect(began).toMatchObject({ from: `order-${orderId}`, storeId: central })
    expect(began?.order).toMatchObject(form)
    expect(began?.order.pinFor).toBe(began?.order.address)
    for (const own of ['formKey', 'pickupCode', 'clientOrderId', 'when', 'scheduledFor']) {
      expect(began?.order).not.toHaveProperty(own)
    }
  })

  it('is what the platform told of one that was placed elsewhere', async () => {
    const { orderId } = await place({ recipientPhone: '58020000', amount: '12.5' })
    await instance.db.update(orders).set({ request: null }).where(eq(orders.id, orderId))
    expect((await start({ orderId }))?.order).toMatchObject({
      recipientPhone: '58020000',
      amount: '12.50',
      location: { lat: 22.2849, lng: 114.1533 },
    })
  })

  it('is a known customer’s name, number and last address', async () => {
    await place({ recipientPhone: '58030000', address: '3 Third Street', remark: 'Bell 3' })
    const [known] = await find('58030000')
    expect(await start({ customerId: known!.id })).toMatchObject({
      from: `customer-${known!.id}`,
      storeId: central,
      order: { recipientPhone: '58030000', address: '3 Third Street', remark: 'Bell 3' },
    })
  })

  it('is nothing for those who may not order there, and of what is not there', async () => {
    const { orderId } = await place({ recipientPhone: '58040000' })
    const [known] = await find('58040000')
    const actor = await instance.actor('warehouse')
    for (const from of [{ orderId }, { customerId: known!.id }, { orderId: 999_999_999 }]) {
      expect(await startOrder({ actor, from })).toBeNull()
    }
  })
})

describe('the list of a store’s customers', () => {
  it('comes page by page, each customer once, also where many ordered at the same moment', async () => {
    const at = new Date('2026-01-02T03:04:05.678Z')
    const many = Array.from({ length: 120 }, (_, index) => ({
      storeId: mongkok,
      phone: String(60_000_000 + index),
      name: index === 7 ? '100% Noodles' : `Guest ${index}`,
      firstOrderAt: at,
      lastOrderAt: at,
    }))
    await instance.db.insert(customers).values(many)
    const seen: string[] = []
    let after: string | null = null
    do {
      const page = await list('', after, mongkok)
      seen.push(...page.customers.map(({ phone }) => phone))
      after = page.next
    } while (after !== null)
    expect(seen).toHaveLength(120)
    expect(new Set(seen).size).toBe(120)
    const phones = async (search: string) =>
      (await list(search, null, mongkok)).customers.map(({ phone }) => phone)
    expect(await phones('6000 0119')).toEqual(['60000119'])
    expect(await phones('100%')).toEqual(['60000007'])
    expect(await phones('%')).toEqual(['60000007'])
    expect(await phones('noodles')).toEqual(['60000007'])
  })
})
