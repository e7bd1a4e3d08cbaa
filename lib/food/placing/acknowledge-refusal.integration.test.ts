import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '@/lib/db/tables/orders'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { foodForm } from '@/lib/testing/forms/food-form'
import { placeFood } from '@/lib/testing/place-orders'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { getOrder } from '../get-order'
import { acknowledgeRefusal } from './acknowledge-refusal'

let instance: TestInstance
let simulator: RunningSimulator
let central: number

beforeAll(async () => {
  simulator = await startSimulator({
    port: 0,
    callbackUrl: 'http://127.0.0.1:9',
    speed: 1,
    seed: 7,
  })
  instance = await testInstance({ simulatorPort: simulator.port })
  central = await instance.storeId('HK-CENTRAL-01')
})

afterAll(async () => {
  await simulator.stop()
  await instance.close()
})

/** An order that the platform refused to whoever had filled in its form. */
async function refused(): Promise<number> {
  await fetch(`${simulator.url}/_control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      path: '/order/takeaway/create',
      kind: 'error',
      code: 263014,
      times: 1,
    }),
  })
  const form = foodForm(central)
  const placed = placeFood({ actor: await instance.actor('staff'), form })
  await expect(placed).rejects.toMatchObject({ key: 'platformRefused' })
  const [row] = await instance.db.select().from(orders).where(eq(orders.formKey, form.formKey))
  return row!.id
}

const read = async (orderId: number) => {
  const order = await getOrder({ actor: await instance.actor('staff'), orderId })
  const seen = order?.timeline.filter(({ kind }) => kind === 'refusal-seen') ?? []
  return { seenAt: order?.card.refusalSeenAt ?? null, events: seen.length }
}

describe('a refused attempt', () => {
  it('is known to whoever was told of it on the form', async () => {
    expect((await read(await refused())).seenAt).not.toBeNull()
  })

  it('is put away by one press, once, with who pressed in its history', async () => {
    const orderId = await refused()
    // As one that was refused while nobody waited for the answer.
    await instance.db.update(orders).set({ refusalSeenAt: null }).where(eq(orders.id, orderId))
    const actor = await instance.actor('staff')
    await acknowledgeRefusal({ actor, orderId })
    await acknowledgeRefusal({ actor, orderId })
    const { seenAt, events } = await read(orderId)
    expect(seenAt).not.toBeNull()
    expect(events).toBe(1)
  })

  it('is not there for a person of another store', async () => {
    const orderId = await refused()
    const actor = await instance.actor('warehouse')
    await expect(acknowledgeRefusal({ actor, orderId })).rejects.toMatchObject({ key: 'notFound' })
  })
})
