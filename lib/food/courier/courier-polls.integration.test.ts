import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { courierPolls, courierPositions, orders } from '@/lib/db/tables/orders'
import type { Stage } from '@/lib/domain/stages'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { eventually } from '@/lib/testing/eventually'
import { foodForm } from '@/lib/testing/forms/food-form'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { foodOrders } from '@/lib/food/food-orders'
import { syncOrder } from '@/lib/orders/sweep/sync-order'
import { placeFood } from '@/lib/testing/place-orders'
import { claimPolls } from './claim-polls'
import { startCourierPolls } from './courier-polls'

let instance: TestInstance
let simulator: RunningSimulator

beforeAll(async () => {
  // Nobody takes its callbacks here: the order is brought along by asking.
  simulator = await startSimulator({
    port: 0,
    callbackUrl: 'http://127.0.0.1:9',
    speed: 20,
    seed: 3,
  })
  // The first order of a street grid takes the simulator a while, on a busy machine more than a second.
  instance = await testInstance({ simulatorPort: simulator.port })
})
afterAll(async () => {
  await simulator.stop()
  await instance.close()
})

type Asked = { body: { data: { order_id: string } } }

async function asked(path: string): Promise<Asked[]> {
  const answer = (await (await fetch(`${simulator.url}/_control/requests?path=${path}`)).json()) as
    | Asked[]
    | { requests: Asked[] }
  return Array.isArray(answer) ? answer : answer.requests
}

const polls = async () => (await asked('/tasker/takeaway/position_latest')).length

async function rowOf(orderId: number) {
  const [row] = await instance.db.select().from(orders).where(eq(orders.id, orderId))
  return row!
}

async function advance(orderId: number): Promise<void> {
  const { platformOrderId } = await rowOf(orderId)
  await fetch(`${simulator.url}/_control/orders/${platformOrderId}/advance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
}

/** An order held on the platform after so many steps of its life, and known here as it is there. */
async function heldOrder(steps: number): Promise<number> {
  const actor = await instance.actor('staff')
  const form = foodForm(await instance.storeId('HK-CENTRAL-01'))
  const { orderId } = await placeFood({ actor, form })
  const { placing, platformOrderId } = await rowOf(orderId)
  expect(placing).toBe('placed')
  await fetch(`${simulator.url}/_control/hold`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order_id: platformOrderId }),
  })
  for (let step = 0; step < steps; step += 1) await advance(orderId)
  await syncOrder(foodOrders, { db: instance.db, orderId })
  return orderId
}

/** Three instances that watch these orders, until the given thing has come true. */
async function watchUntil(ids: number[], come: () => Promise<boolean>): Promise<void> {
  const instances = [1, 2, 3].map(() =>
    startCourierPolls({ db: instance.db, watched: () => new Set(ids) }),
  )
  try {
    await eventually(come)
  } finally {
    instances.forEach(({ stop }) => stop())
  }
}

it('asks once for a watched courier, however many instances watch, and never unwatched', async () => {
  const orderId = await heldOrder(3)
  let watched = new Set<number>()
  const instances = [1, 2, 3].map(() =>
    startCourierPolls({ db: instance.db, watched: () => watched }),
  )
  const other = await heldOrder(3)
  expect(await polls()).toBe(0)
  watched = new Set([orderId])
  const positions = () =>
    instance.db.select().from(courierPositions).where(eq(courierPositions.orderId, orderId))
  await eventually(async () => (await positions()).length >= 2)
  instances.forEach(({ stop }) => stop())
  // Two positions, two questions: three instances did not ask three times.
  expect(await polls()).toBeLessThanOrEqual((await positions()).length + 1)
  const unwatched = await instance.db
    .select()
    .from(courierPositions)
    .where(eq(courierPositions.orderId, other))
  expect(unwatched).toEqual([])
})

it('asks for the predictions that no callback gave, and takes them for no sign of life', async () => {
  const orderId = await heldOrder(1)
  await instance.db
    .update(orders)
    .set({ predictions: {}, updatedAt: new Date('2026-01-01T00:00:00Z') })
    .where(eq(orders.id, orderId))
  const { platformOrderId, version } = await rowOf(orderId)
  const begun = Date.now()
  await watchUntil([orderId], async () => {
    const { predictions } = await rowOf(orderId)
    return predictions.showup !== undefined && predictions.delivery !== undefined
  })
  const row = await rowOf(orderId)
  expect(Date.parse(row.predictions.showup!.asOf)).toBeGreaterThan(begun - 1_000)
  expect(Date.parse(row.predictions.delivery!.at!)).toBeGreaterThan(begun - 1_000)
  expect(row.version).toBeGreaterThan(version)
  expect(row.updatedAt).toEqual(new Date('2026-01-01T00:00:00Z'))
  const pickups = await asked('/order/takeaway/prepickuptime')
  expect(pickups.filter(({ body }) => body.data.order_id === platformOrderId)).toHaveLength(1)
})

it('trap 46: −1 for an order held for open is kept as such, and the order itself is asked for', async () => {
  const orderId = await heldOrder(0)
  await instance.db.update(orders).set({ predictions: {} }).where(eq(orders.id, orderId))
  // Its callbacks get lost: here it still waits for a courier.
  for (let step = 0; step < 5; step += 1) await advance(orderId)
  await watchUntil([orderId], async () => (await rowOf(orderId)).predictions.delivery !== undefined)
  const row = await rowOf(orderId)
  expect(row).toMatchObject({ stage: 'waiting', predictions: { delivery: { at: null } } })
  const { rows } = await instance.db.execute(
    sql`select 1 from graphile_worker.jobs where key = ${`food.confirm-order:${orderId}`}`,
  )
  expect(rows).toHaveLength(1)
})

/** An order of which only our own record speaks. */
async function recorded(stage: Stage, change: Partial<typeof orders.$inferInsert> = {}) {
  const clientOrderId = crypto.randomUUID()
  const [row] = await instance.db
    .insert(orders)
    .values({
      family: 'food',
      storeId: await instance.storeId('HK-CENTRAL-01'),
      clientOrderId,
      platformOrderId: `P${clientOrderId}`,
      placing: 'placed',
      stage,
      ...change,
    })
    .returning({ id: orders.id })
  return row!.id
}

const nextTurn = (orderId: number, ago: number) =>
  instance.db.insert(courierPolls).values({ orderId, nextAt: new Date(Date.now() - ago * 1000) })

it('keeps to its budget, and asks first for what has waited longest by its own measure', async () => {
  const [riding, near, unasked] = [
    await recorded('riding'),
    await recorded('near'),
    await recorded('at-store'),
  ]
  await nextTurn(riding, 20)
  await nextTurn(near, 19)
  const watched = [riding, near, unasked]
  const claim = async () =>
    (await claimPolls(instance.db, { watched, most: 1 })).map(({ id }) => id)
  expect(await claim()).toEqual([unasked])
  // 19 s are nearly five turns of one who is near; 20 s are four of one who rides.
  expect(await claim()).toEqual([near])
  expect(await claim()).toEqual([riding])
  expect(await claim()).toEqual([])
})

it('never asks for an order without a courier to come: closed, self pickup, not confirmed', async () => {
  const watched = [
    await recorded('done', { closed: true }),
    await recorded('waiting', { selfPickup: true }),
    await recorded('waiting', { platformOrderId: null, placing: 'unconfirmed' }),
    await recorded('problem'),
  ]
  expect(await claimPolls(instance.db, { watched, most: 10 })).toEqual([])
})

it('looks at once when a courier takes the order, however long nobody was to be asked', async () => {
  const orderId = await heldOrder(0)
  const claim = async () =>
    (await claimPolls(instance.db, { watched: [orderId], most: 1 })).map(({ stage }) => stage)
  expect(await claim()).toEqual(['waiting'])
  expect(await claim()).toEqual([])
  await advance(orderId)
  await syncOrder(foodOrders, { db: instance.db, orderId })
  expect(await claim()).toEqual(['coming'])
})
