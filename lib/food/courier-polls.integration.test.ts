import { afterAll, beforeAll, expect, it } from 'vitest'
import { courierPositions, orders } from '@/lib/db/tables/orders'
import { eq } from 'drizzle-orm'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { eventually } from '@/lib/testing/eventually'
import { foodForm } from '@/lib/testing/food-form'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { confirmOrder } from './confirm-order'
import { startCourierPolls } from './courier-polls'
import { placeOrder } from './place-order'

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
  instance = await testInstance({ simulatorPort: simulator.port })
})
afterAll(async () => {
  await simulator.stop()
  await instance.close()
})

async function polls(): Promise<number> {
  const url = `${simulator.url}/_control/requests?path=/tasker/takeaway/position_latest`
  const answer = (await (await fetch(url)).json()) as unknown[] | { requests: unknown[] }
  return Array.isArray(answer) ? answer.length : answer.requests.length
}

async function ridingOrder(): Promise<number> {
  const actor = await instance.actor('staff')
  const form = foodForm(await instance.storeId('HK-CENTRAL-01'))
  const { orderId } = await placeOrder({ actor, form })
  const [row] = await instance.db.select().from(orders).where(eq(orders.id, orderId))
  const control = `${simulator.url}/_control`
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const body = JSON.stringify({ order_id: row!.platformOrderId })
  await fetch(`${control}/hold`, { ...json, body })
  for (let step = 0; step < 3; step += 1) {
    await fetch(`${control}/orders/${row!.platformOrderId}/advance`, { ...json, body: '{}' })
  }
  await confirmOrder({ db: instance.db, orderId })
  return orderId
}

it('asks once for a watched courier, however many instances watch, and never unwatched', async () => {
  const orderId = await ridingOrder()
  let watched = new Set<number>()
  const instances = [1, 2, 3].map(() =>
    startCourierPolls({ db: instance.db, watched: () => watched }),
  )
  const other = await ridingOrder()
  expect(await polls()).toBe(0)
  watched = new Set([orderId])
  const positions = () =>
    instance.db.select().from(courierPositions).where(eq(courierPositions.orderId, orderId))
  await eventually(async () => (await positions()).length >= 2, 20_000)
  instances.forEach(({ stop }) => stop())
  // Two positions, two questions: three instances did not ask three times.
  expect(await polls()).toBeLessThanOrEqual((await positions()).length + 1)
  const unwatched = await instance.db
    .select()
    .from(courierPositions)
    .where(eq(courierPositions.orderId, other))
  expect(unwatched).toEqual([])
})
