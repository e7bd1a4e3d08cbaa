import { afterAll, beforeAll, expect, it } from 'vitest'
import { plansOf } from '@/lib/testing/plans-of'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { findByCode } from './find-by-code'

const MANY = 4_000

let instance: TestInstance
let central: number
beforeAll(async () => {
  instance = await testInstance({})
  central = await instance.storeId('HK-CENTRAL-01')
  // Nothing has been counted of them: so it is for a while after a shop's first import.
  await instance.asOwner(`
    alter table orders set (autovacuum_enabled = off);
    alter table order_codes set (autovacuum_enabled = off);
    insert into orders (family, store_id, client_order_id, "placing", stage, tracker_url)
      select 'express', ${central}, 'E' || n, 'placed', 'waiting', 'https://t.example/' || n
      from generate_series(1, ${MANY}) n;
    insert into order_codes (order_id, kind, code)
      select id, 'shipment', 'SF' || client_order_id from orders where client_order_id ~ '^E'`)
})
afterAll(() => instance.close())

const find = (code: string) => findByCode(instance.db, { stores: { express: [central] }, code })

it.each(['SFE77', 'https://t.example/77'])(
  'looks at what has the code alone, also before the database has counted anything: %s',
  async (code) => {
    expect((await find(code)).map(({ labelCode }) => labelCode)).toEqual(['SFE77'])
    const [plan] = await plansOf(() => find(code))
    expect(plan?.rowsRead).toBeLessThan(20)
  },
)

it('finds nothing at other stores', async () => {
  expect(await findByCode(instance.db, { stores: { express: [] }, code: 'SFE77' })).toEqual([])
  const elsewhere = { food: [central], express: [central + 1] }
  expect(await findByCode(instance.db, { stores: elsewhere, code: 'SFE77' })).toEqual([])
})
