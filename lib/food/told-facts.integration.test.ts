import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foodCallback } from '@/lib/callbacks/food-callback'
import { intakeOf } from '@/lib/callbacks/intake'
import { receiveCallback } from '@/lib/callbacks/receive-callback'
import { orders } from '@/lib/db/tables/orders'
import { cents } from '@/lib/domain/money'
import { toDateTimeLocal } from '@/lib/domain/time/local-time'
import { adoptOrder } from '@/lib/callbacks/adopt-order'
import { cancelOrder } from '@/lib/orders/cancelling/cancel-order'
import { syncOrder } from '@/lib/orders/sweep/sync-order'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { callbackServer, type CallbackServer } from '@/lib/testing/callback-server'
import { foodForm } from '@/lib/testing/forms/food-form'
import { placeFood } from '@/lib/testing/place-orders'
import { signForTests } from '@/lib/testing/sign-for-tests'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { foodApi } from './food-api'
import { foodOrders } from './food-orders'
import { getBoard } from './get-board'
import { getOrder } from './get-order'
import type { OrderForm } from './model/order-form'

const CREDENTIALS = { appId: 10001, secretKey: 'simulator-secret-key' }
const HOUR_MS = 3_600_000

let instance: TestInstance
let simulator: RunningSimulator
let server: CallbackServer
let central: number

beforeAll(async () => {
  server = await callbackServer((request) =>
    receiveCallback({
      db: instance.db,
      request,
      kind: foodCallback,
      credentials: [CREDENTIALS],
      nowSeconds: Math.floor(Date.now() / 1000),
    }),
  )
  // Every callback of the platform's own is lost: nobody listens at port 9.
  const callbackUrl = 'http://127.0.0.1:9'
  simulator = await startSimulator({ port: 0, callbackUrl, speed: 1, seed: 5 })
  instance = await testInstance({ simulatorPort: simulator.port })
  central = await instance.storeId('HK-CENTRAL-01')
})
afterAll(async () => {
  await simulator.stop()
  await server.close()
  await instance.close()
})

async function place(change: Partial<OrderForm> = {}) {
  const form = foodForm(central, change)
  const { orderId } = await placeFood({ actor: await instance.actor('staff'), form })
  const [row] = await instance.db.select().from(orders).where(eq(orders.id, orderId))
  return { orderId, row: row! }
}

async function detail(orderId: number) {
  const order = await getOrder({ actor: await instance.actor('staff'), orderId })
  if (!order) throw new Error('the order is not to be seen')
  return order
}

const sync = (orderId: number) => syncOrder(foodOrders, { db: instance.db, orderId })

async function cancel(orderId: number, reason: string) {
  const form = { orderId, reason, staffNumber: '0042' }
  await cancelOrder(foodOrders, { actor: await instance.actor('staff'), form })
}

const CONFIRMED = { reason: 'Sold out', user: '0042', code: '1001', type: 'merchant' }

describe('who cancelled, and why', () => {
  it('is told by the query where every callback was lost', async () => {
    const { orderId } = await place()
    await cancel(orderId, 'Sold out')
    expect((await detail(orderId)).told.cancellation).toBeNull()
    await sync(orderId)
    const { card, told } = await detail(orderId)
    expect(card.stage).toBe('cancelled')
    expect(told.cancellation).toMatchObject(CONFIRMED)
    expect(Date.parse(told.cancellation!.at!)).toBeGreaterThan(Date.now() - HOUR_MS)
  })

  it('is hearsay until the query confirms another account, and then no longer', async () => {
    const { orderId, row } = await place()
    await cancel(orderId, 'Sold out')
    const at = Math.floor(Date.now() / 1000)
    const data = {
      meta: { lang: 'en', region: 'HK' },
      order_id: row.platformOrderId,
      client_order_id: row.clientOrderId,
      timestamp: at,
      order_status: 9025,
      status_desc: 'Cancelled',
      cancel: { cancel_reason: 'Made up', code: '7', cancel_user: '9999', cancel_time: `${at}` },
    }
    const body = signForTests(data, CREDENTIALS, new Date())
    expect((await fetch(server.url, { method: 'POST', body })).status).toBe(200)
    await intakeOf(instance.db).applier.idle()
    const before = await detail(orderId)
    expect(before.told.cancellation).toBeNull()
    expect(before.timeline.map(({ reported }) => reported?.cancelReason)).toContain('Made up')

    await sync(orderId)
    const after = await detail(orderId)
    expect(after.told.cancellation).toMatchObject(CONFIRMED)
    expect(after.timeline.some(({ reported }) => reported !== null)).toBe(false)
  })
})

describe('the moments that the platform names', () => {
  it('are there with the answer of the creation; the start of a scheduled order is on its card', async () => {
    const later = toDateTimeLocal(new Date(Date.now() + 5 * HOUR_MS), 'HK')
    const { orderId, row } = await place({ when: 'later', scheduledFor: later })
    const start = row.requestedPickupAt
    expect(start!.getTime()).toBeLessThan(row.scheduledFor!.getTime())
    const { card, told } = await detail(orderId)
    expect(card.kitchenStartAt).toBe(start!.toISOString())
    expect(told).toMatchObject({
      requestedPickupAt: start!.toISOString(),
      requestedDeliveryAt: row.scheduledFor!.toISOString(),
      doneAt: null,
    })
    const actor = await instance.actor('staff')
    const { cards } = await getBoard({ actor, storeIds: [central] })
    expect(cards.find(({ id }) => id === orderId)?.kitchenStartAt).toBe(start!.toISOString())
  })

  it('have no start on the card of an order that is for now', async () => {
    const { orderId } = await place()
    const { card, told } = await detail(orderId)
    expect(card.kitchenStartAt).toBeNull()
    expect(told.requestedPickupAt).not.toBeNull()
  })

  it('hold when it was done, once it is', async () => {
    const { orderId, row } = await place()
    for (let step = 0; step < 5; step += 1) {
      const url = `${simulator.url}/_control/orders/${row.platformOrderId}/advance`
      expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(200)
    }
    await sync(orderId)
    const { card, told } = await detail(orderId)
    expect(card.stage).toBe('done')
    expect(told.doneAt).toBe(card.closedAt)
  })
})

it('an order placed elsewhere has the name, remarks and brand that the platform tells', async () => {
  const { api, context } = foodApi('HK', { priority: 'background' })
  const { orderId: platformOrderId } = await api.createOrder(
    {
      storeCode: 'HK-CENTRAL-01',
      clientOrderId: '99887766',
      orderedAt: new Date(),
      remark: 'Ring twice',
      storeRemark: 'No peanuts',
      recipient: {
        name: 'Ho',
        phone: '91234567',
        address: '1 Queen’s Road',
        location: { lat: 22.2849, lng: 114.1533 },
      },
      total: cents(10_000),
    },
    context,
  )
  const orderId = await adoptOrder(instance.db, {
    family: 'food',
    storeId: central,
    platformOrderId,
    clientOrderId: '99887766',
    since: new Date(),
    actorId: null,
  })
  await sync(orderId)
  const { card, told, remark, storeRemark, raw } = await detail(orderId)
  expect(card.title).toBe('handover-kitchen 7766')
  expect(told).toMatchObject({
    title: 'handover-kitchen 7766',
    brand: { id: 6100, key: 'handover-kitchen' },
  })
  expect({ remark, storeRemark }).toEqual({ remark: 'Ring twice', storeRemark: 'No peanuts' })
  expect(raw).toMatchObject({ order_id: platformOrderId, brand_id: 6100 })
})
