import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customers } from '@/lib/db/tables/customers'
import { orders } from '@/lib/db/tables/orders'
import { Problem } from '@/lib/domain/problem'
import { resolveDoubt } from '@/lib/orders/doubt/resolve-doubt'
import { findByCode } from '@/lib/orders/lists/find-by-code'
import { orderOnPlatform } from '@/lib/orders/placing/order-on-platform'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { foodForm } from '@/lib/testing/forms/food-form'
import { placeFood } from '@/lib/testing/place-orders'
import { statementsOf } from '@/lib/testing/statements-of'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { foodOrders } from '../food-orders'
import { orderFormSchema, type OrderForm } from '../model/order-form'

let instance: TestInstance
let simulator: RunningSimulator
let central: number
let mongkok: number

beforeAll(async () => {
  const callbackUrl = 'http://127.0.0.1:9'
  simulator = await startSimulator({ port: 0, callbackUrl, speed: 1, seed: 3 })
  instance = await testInstance({ simulatorPort: simulator.port })
  central = await instance.storeId('HK-CENTRAL-01')
  mongkok = await instance.storeId('HK-MONGKOK-02')
})
afterAll(async () => {
  await simulator.stop()
  await instance.close()
})

async function place(clientOrderId: string, change: Partial<OrderForm> = {}, storeId = central) {
  const form = orderFormSchema.parse(foodForm(storeId, { clientOrderId, ...change }))
  const placed = await placeFood({ actor: await instance.actor('staff'), form })
  const [row] = await instance.db.select().from(orders).where(eq(orders.id, placed.orderId))
  return { ...placed, row: row! }
}

/** The problem that placing ends with. */
async function problemOf(placing: Promise<unknown>): Promise<Problem> {
  const problem = await placing.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(problem instanceof Problem)) throw new Error('it is placed')
  return problem
}

async function fault(kind: string, more: object = {}) {
  const path = '/order/takeaway/create'
  const response = await fetch(`${simulator.url}/_control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, kind, times: 1, ...more }),
  })
  expect(response.ok).toBe(true)
}

const standing = async (orderId: number) =>
  (await instance.db.select().from(orders).where(eq(orders.id, orderId)))[0]

describe('a number of the till', () => {
  it('is the order’s on the platform too, and a scan of it finds the order', async () => {
    const { orderId, row } = await place(' ]C1TILL-3-0017 ')
    expect(row).toMatchObject({ clientOrderId: 'TILL-3-0017', placing: 'placed' })
    const there = await orderOnPlatform(instance.db, orderId)
    expect((await foodOrders.ask(there!))?.clientOrderId).toBe('TILL-3-0017')
    const stores = { food: [central] }
    const found = await findByCode(instance.db, { stores, code: 'till-3-0017\r' })
    expect(found.map((match) => match.orderId)).toEqual([orderId])
  })

  it('is made up where nobody typed one: all digits, the pickup code at its end', async () => {
    const { row } = await place('')
    expect(row.clientOrderId).toMatch(/^\d{24}$/)
    expect(row.clientOrderId.slice(-4)).toBe(row.pickupCode)
  })

  it('is given once a store', async () => {
    await place('ONCE-1')
    const problem = await problemOf(place('ONCE-1'))
    expect(problem).toMatchObject({ key: 'clientOrderIdTaken', fields: { clientOrderId: 'taken' } })
  })

  it('of a refused order is sent again, mended, as the same order', async () => {
    const phone = { recipientPhone: '61116666' }
    await fault('error', { code: 263006 })
    await problemOf(place('AGAIN-1', phone))
    const [refused] = await instance.db
      .select()
      .from(orders)
      .where(eq(orders.clientOrderId, 'AGAIN-1'))
    expect(refused?.placing).toBe('refused')
    let again: Awaited<ReturnType<typeof place>> | null = null
    const said = await statementsOf(async () => {
      again = await place('AGAIN-1', { ...phone, recipientName: 'Ho' })
    })
    expect(again).toMatchObject({
      orderId: refused?.id,
      placing: 'placed',
      row: { recipientName: 'Ho' },
    })
    // As with a new one, who sends it is written down before it leaves, and whose it is.
    expect(said.filter(({ text }) => text.includes('insert into order_sends'))).toHaveLength(1)
    const known = await instance.db.select().from(customers).where(eq(customers.phone, '61116666'))
    expect(known).toMatchObject([{ name: 'Ho', orderCount: 2 }])
  })

  it('that the platform has for another order is refused at its field, and leaves no doubt', async () => {
    await place('SHARED-1')
    const problem = await problemOf(place('SHARED-1', {}, mongkok))
    expect(problem).toMatchObject({
      key: 'platformRefused',
      fields: { clientOrderId: 'refused' },
    })
    const all = await instance.db.select().from(orders).where(eq(orders.storeId, mongkok))
    expect(all.find((order) => order.clientOrderId === 'SHARED-1')?.placing).toBe('refused')
  })

  it('of another store’s order, for the same phone, proves nothing of one in doubt', async () => {
    const phone = { recipientPhone: '61117777' }
    await place('DOUBT-1', phone, mongkok)
    await fault('drop_before')
    const { orderId } = await place('DOUBT-1', phone)
    expect((await standing(orderId))?.placing).toBe('unconfirmed')
    await resolveDoubt(foodOrders, { db: instance.db, orderId, attempt: 0 })
    expect(await standing(orderId)).toMatchObject({
      placing: 'unconfirmed',
      platformOrderId: null,
    })
  })

  it('finds its own order in doubt', async () => {
    await fault('drop_after')
    const { orderId } = await place('DOUBT-2', { recipientPhone: '61118888' })
    await resolveDoubt(foodOrders, { db: instance.db, orderId, attempt: 0 })
    expect((await standing(orderId))?.placing).toBe('placed')
  })
})
