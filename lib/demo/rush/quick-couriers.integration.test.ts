import { like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orders } from '@/lib/db/tables/orders'
import { imports } from '@/lib/db/tables/imports'
import { startSimulator } from '@/lib/simulator/server'
import { openWorld, type World } from '@/lib/testing/world'
import { LUNCH } from './lunch'
import { RUSH_PREFIX } from './rush-number'
import { startRush } from './start-rush'

/** So quick that an order which nobody holds is at the door before anybody can ask where it is. */
const SPEED = 100_000

const STATUSES = [9001, 9005, 9011, 9015, 9017, 9021]

let world: World

beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: SPEED, seed: 5 })
})
afterAll(() => world.close())

it('is played as it is written although the couriers are quicker than it', async () => {
  await startRush({ now: new Date() })
  const { db } = world.instance
  const lunch = await db
    .select()
    .from(orders)
    .where(like(orders.clientOrderId, `${RUSH_PREFIX}%`))
  expect(lunch).toHaveLength(12)
  const codes = new Map(lunch.map((order) => [order.recipientName, order.statusCode]))
  for (const { name, steps, end } of LUNCH) {
    const ended = end === 'cancelled' ? 9025 : null
    expect.soft(codes.get(name), name).toBe(end ? ended : STATUSES[steps])
  }
  expect(lunch.every(({ createdAt }) => Date.now() - createdAt.getTime() > 60_000)).toBe(true)
  expect(await db.select().from(imports)).toHaveLength(2)
})
