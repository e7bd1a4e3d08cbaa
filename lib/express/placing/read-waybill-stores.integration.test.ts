import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orders } from '@/lib/db/tables/orders'
import { lockEnded } from '@/lib/retention/lock-ended'
import { pseudonymiseOrders } from '@/lib/retention/pseudonymise-orders'
import { plansOf } from '@/lib/testing/plans-of'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { readWaybillStores } from './read-waybill-stores'

/** Waybills that a warehouse brought in itself since a courier fetched one. */
const BROUGHT = 12_000

/** A person's last product is looked for among the latest 200 of a store. */
const MOST_READ = 500

let instance: TestInstance

beforeAll(async () => {
  instance = await testInstance({})
  const shatin = await instance.storeId('HK-SHATIN-03')
  const { id: by } = await instance.actor('manager')
  await instance.asOwner(`
    set handover.search_text = 'later';
    insert into orders (family, store_id, client_order_id, "placing", stage, closed, placed_by, request)
    select 'express', ${shatin}, 'E' || n, 'placed', 'done', true, ${by},
      jsonb_build_object('product', 'HDP-SFWH-H', 'draft', jsonb_build_object('sender', case n when 0
        then '{"name": "Back door", "phone": "21110003", "callingCode": "852"}'::jsonb end))
    from generate_series(0, ${BROUGHT}) n;
    analyze orders`)
})
afterAll(() => instance.close())

it('knows the last sender of a store however much it brought in since, and looks at few for it', async () => {
  const actor = await instance.actor('manager')
  const read = () => readWaybillStores({ actor, locale: 'en' })
  const { stores } = await read()
  expect(stores[0]).toMatchObject({
    code: 'HK-SHATIN-03',
    sender: { name: 'Back door', phone: '21110003' },
    lastProduct: 'HDP-SFWH-H',
  })
  for (const { rowsRead, text } of await plansOf(read)) {
    expect(rowsRead, text).toBeLessThan(MOST_READ)
  }
})

it('begins with the store itself once the last sender was forgotten: what is left is no address', async () => {
  const actor = await instance.actor('manager')
  const last = eq(orders.clientOrderId, 'E0')
  await instance.db.update(orders).set({ closedAt: new Date() }).where(last)
  await instance.db.transaction(async (tx) => {
    await pseudonymiseOrders(tx, await lockEnded(tx, last, 1))
  })
  const { stores } = await readWaybillStores({ actor, locale: 'en' })
  expect(stores[0]?.sender).toMatchObject({ name: 'Sha Tin', phone: '21110003' })
})
