import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { identityTests } from '@/lib/db/tables/identity-tests'
import { orders } from '@/lib/db/tables/orders'
import { people } from '@/lib/db/tables/people'
import { stores } from '@/lib/db/tables/stores'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { getFirstSteps } from './get-first-steps'

let instance: TestInstance
beforeAll(async () => {
  instance = await testInstance({})
})
afterAll(() => instance.close())

const NOTHING = { store: false, identities: false, people: false, order: false }
const steps = async () => getFirstSteps({ actor: await instance.actor('admin') })
const testPassed = (family: 'food' | 'parcel', identity: string) =>
  instance.db.insert(identityTests).values({ family, zone: 'AP1', identity })

it('is the business of administrators only', async () => {
  const actor = await instance.actor('manager')
  await expect(getFirstSteps({ actor })).rejects.toMatchObject({ key: 'notAllowed' })
})

it('each step is done when it is done, and not before', async () => {
  // As after the first administrator has signed in.
  await instance.db.execute(sql`delete from stores`)
  await instance.db.execute(sql`delete from people where not is_admin`)
  expect(await steps()).toEqual({ done: NOTHING, untestedStore: null })

  const [store] = await instance.db
    .insert(stores)
    .values({
      code: 'FIRST',
      name: 'First',
      region: 'HK',
      lat: 22.28,
      lng: 114.16,
      foodClientMerchantId: 'HK-FIRST-01',
      parcelMerchantId: '700001',
    })
    .returning({ id: stores.id })
  const id = store!.id
  expect(await steps()).toEqual({ done: { ...NOTHING, store: true }, untestedStore: id })

  await testPassed('food', 'HK-FIRST-01')
  // Known in the other half of the platform is not known in this one.
  await instance.db
    .insert(identityTests)
    .values({ family: 'parcel', zone: 'AP2', identity: '700001' })
  expect(await steps()).toEqual({ done: { ...NOTHING, store: true }, untestedStore: id })
  await testPassed('parcel', '700001')
  const tested = { ...NOTHING, store: true, identities: true }
  expect(await steps()).toEqual({ done: tested, untestedStore: null })

  const mei = { name: 'Mei', email: 'mei@handover.example', passwordHash: '' }
  await instance.db.insert(people).values({ ...mei, disabledAt: new Date() })
  expect((await steps()).done).toEqual(tested)
  await instance.db.update(people).set({ disabledAt: null })
  expect((await steps()).done).toEqual({ ...tested, people: true })

  const order = { family: 'food', clientOrderId: 'F-1', storeId: id } as const
  await instance.db.insert(orders).values({ ...order, placing: 'unconfirmed' })
  await instance.db
    .insert(orders)
    .values({ ...order, clientOrderId: 'F-2', placing: 'placed', origin: 'elsewhere' })
  expect((await steps()).done.order).toBe(false)
  await instance.db.update(orders).set({ placing: 'placed' }).where(eq(orders.clientOrderId, 'F-1'))
  expect((await steps()).done).toEqual({
    store: true,
    identities: true,
    people: true,
    order: true,
  })
})

it('who has placed an order already is not sent to test identities', async () => {
  await instance.db.execute(sql`delete from identity_tests`)
  const [store] = await instance.db.select({ id: stores.id }).from(stores)
  expect(await steps()).toMatchObject({ done: { identities: true }, untestedStore: store?.id })
})
