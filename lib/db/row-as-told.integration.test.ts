import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { rowAsTold } from './row-as-told'
import { orders } from './tables/orders'
import { stores } from './tables/stores'

let instance: TestInstance
beforeAll(async () => {
  instance = await testInstance({})
})
afterAll(() => instance.close())

it('a row as PostgreSQL tells it is the one that a select gives', async () => {
  const { db } = instance
  const shops = await db.execute(sql`select * from stores order by id`)
  expect(shops.rows.length).toBeGreaterThan(1)
  expect(shops.rows.map((row) => rowAsTold(stores, row))).toEqual(
    await db.select().from(stores).orderBy(stores.id),
  )
  await db.insert(orders).values({
    family: 'food',
    storeId: await instance.storeId('HK-CENTRAL-01'),
    clientOrderId: 'as-told',
    placing: 'placed',
    doorLat: 22.2851,
    totalCents: 12_850,
    scheduledFor: new Date('2026-11-27T10:00:00.250Z'),
    request: { address: '1 Queen’s Road', location: { lat: 22.28, lng: 114.15 } },
  })
  const told = await db.execute(sql`select *, 'more' as of_something_else from orders`)
  expect(told.rows.map((row) => rowAsTold(orders, row))).toEqual(await db.select().from(orders))
})
