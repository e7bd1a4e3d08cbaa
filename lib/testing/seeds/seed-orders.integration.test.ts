import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import { seedOrders, type OrderToSeed } from './seed-orders'
import { testInstance, type TestInstance } from '../test-instance'

let instance: TestInstance

beforeAll(async () => {
  instance = await testInstance({})
})
afterAll(() => instance.close())

const order = (change: Partial<OrderToSeed> = {}): OrderToSeed => ({
  storeCode: 'HK-CENTRAL-01',
  clientOrderId: '202611210042',
  recipientName: 'Guest',
  phone: '91234567',
  address: '88 Des Voeux Road West',
  door: { lat: 22.285, lng: 114.15 },
  totalCents: 12_850,
  ...change,
})

it('writes orders down as asked for and not answered, in the order given', async () => {
  const ids = await seedOrders(instance.databaseUrl, [
    order(),
    order({ storeCode: 'HK-MONGKOK-02', clientOrderId: '202611210007' }),
  ])
  const rows = await instance.db.select().from(orders).where(inArray(orders.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  expect(ids.map((id) => byId.get(id))).toMatchObject([
    { pickupCode: '0042', placing: 'placing', platformOrderId: null, stage: 'waiting' },
    { pickupCode: '0007', storeId: await instance.storeId('HK-MONGKOK-02') },
  ])
  const events = await instance.db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
  expect(events.map(({ kind }) => kind)).toEqual(['asked', 'asked'])
})

it('writes nothing when one of the stores does not exist', async () => {
  const before = await instance.db.$count(orders)
  const wanted = [
    order({ clientOrderId: '1' }),
    order({ clientOrderId: '2', storeCode: 'NOWHERE' }),
  ]
  await expect(seedOrders(instance.databaseUrl, wanted)).rejects.toThrow('no store NOWHERE')
  expect(await instance.db.$count(orders)).toBe(before)
})
