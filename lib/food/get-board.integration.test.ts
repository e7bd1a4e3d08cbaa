import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orders } from '@/lib/db/tables/orders'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { getBoard } from './get-board'

let instance: TestInstance
beforeAll(async () => {
  instance = await testInstance({})
})
afterAll(() => instance.close())

const LOOKS = 200

it('has an order once, also while it is closed at the same moment', async () => {
  const { db } = instance
  const storeId = await instance.storeId('HK-CENTRAL-01')
  const actor = await instance.actor('staff')
  const order = { family: 'food', storeId, clientOrderId: 'B1', placing: 'placed' } as const
  const [row] = await db.insert(orders).values(order).returning({ id: orders.id })
  let isOver = false
  const changes = async () => {
    for (let closed = true; !isOver; closed = !closed) {
      const closedAt = closed ? new Date() : null
      await db.update(orders).set({ closed, closedAt }).where(eq(orders.id, row!.id))
    }
  }
  const changing = changes()
  const times = new Set<number>()
  try {
    for (let look = 0; look < LOOKS; look += 1) {
      const { cards } = await getBoard({ actor, storeIds: [storeId] })
      times.add(cards.filter(({ id }) => id === row!.id).length)
    }
  } finally {
    isOver = true
    await changing
  }
  expect([...times]).toEqual([1])
})
