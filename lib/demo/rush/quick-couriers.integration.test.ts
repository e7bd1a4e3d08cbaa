import { like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orders } from '@/lib/db/tables/orders'
import { imports } from '@/lib/db/tables/imports'
import { startSimulator } from '@/lib/simulator/server'
import { openWorld, type World } from '@/lib/testing/world'
import { RUSH_PREFIX } from './rush-number'
import { startRush } from './start-rush'

/** So quick that every order is at the door before the rush asks where it is. */
const SPEED = 100_000

let world: World

beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: SPEED, seed: 5 })
})
afterAll(() => world.close())

it('is played to its end although the couriers are quicker than it', async () => {
  await startRush({ now: new Date() })
  const { db } = world.instance
  const lunch = await db
    .select()
    .from(orders)
    .where(like(orders.clientOrderId, `${RUSH_PREFIX}%`))
  expect(lunch).toHaveLength(12)
  expect(lunch.every(({ createdAt }) => Date.now() - createdAt.getTime() > 60_000)).toBe(true)
  expect(await db.select().from(imports)).toHaveLength(2)
})
