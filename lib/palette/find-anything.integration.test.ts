import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadActor, type Actor } from '@/lib/auth/actor'
import { customers } from '@/lib/db/tables/customers'
import { memberships, people } from '@/lib/db/tables/people'
import type { RoleName } from '@/lib/db/tables/people'
import { seedParcel, type ParcelToSeed } from '@/lib/testing/seeds/seed-parcels'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { findAnything } from './find-anything'

let instance: TestInstance
let central: number
let shatin: number
const ids = { food: 0, parcel: 0, waybill: 0, customer: 0 }

beforeAll(async () => {
  instance = await testInstance({})
  central = await instance.storeId('HK-CENTRAL-01')
  shatin = await instance.storeId('HK-SHATIN-03')
  const seed = async (parcel: ParcelToSeed) => (await seedParcel(instance.db, parcel)).id
  ids.food = await seed({
    storeId: central,
    family: 'food',
    clientOrderId: '202607310000007788',
    pickupCode: '7788',
    recipientName: 'Wong Siu Ming',
    recipientPhone: '96541230',
  })
  ids.parcel = await seed({
    storeId: central,
    family: 'parcel',
    recipientName: '陳大文',
    recipientPhone: '67770001',
  })
  ids.waybill = await seed({
    storeId: shatin,
    clientOrderId: 'W-SHELF-19',
    recipientName: 'Wong Mei Ling',
    codes: { shipment: 'SF1122334455' },
  })
  const at = new Date()
  const [row] = await instance.db
    .insert(customers)
    .values({
      storeId: central,
      phone: '96541230',
      name: 'Wong Siu Ming',
      firstOrderAt: at,
      lastOrderAt: at,
    })
    .returning({ id: customers.id })
  ids.customer = row!.id
})
afterAll(() => instance.close())

const found = async (actor: Actor, text: string) => {
  const { orders, customers: known, storeIds } = await findAnything({ actor, text })
  return {
    orders: orders.map(({ orderId }) => orderId),
    customers: known.map(({ id }) => id),
    storeIds,
  }
}

/** Somebody with one role at one store alone. */
async function hired(role: RoleName, storeId: number): Promise<Actor> {
  const [person] = await instance.db
    .insert(people)
    .values({ email: `${role}-${storeId}@palette.example`, name: role })
    .returning({ id: people.id })
  await instance.db.insert(memberships).values({ personId: person!.id, storeId, role })
  return (await loadActor(instance.db, { personId: person!.id }))!
}

describe('what a text means', () => {
  it.each([
    ['a part of our number', '0731000000', 'food'],
    ['the pickup code', '7788', 'food'],
    ['a part of the name', 'siu mi', 'food'],
    ['a name in Chinese', '大文', 'parcel'],
    ['how a phone begins', '6777', 'parcel'],
    ['a phone with spaces', '6777 0001', 'parcel'],
    ['a phone with its country', '+852 6777 0001', 'parcel'],
    ['the carrier’s number, in small letters', 'sf11223344', 'waybill'],
    ['a part of a number with letters', 'shelf', 'waybill'],
  ] as const)('is an order by %s', async (_how, text, which) => {
    expect((await found(await instance.actor('manager'), text)).orders).toEqual([ids[which]])
  })

  it('is what has exactly this number before what only begins so', async () => {
    const longer = await seedParcel(instance.db, { storeId: shatin, clientOrderId: 'W-SHELF-190' })
    const { orders } = await found(await instance.actor('manager'), 'w-shelf-19')
    expect(orders).toEqual([ids.waybill, longer.id])
  })

  it('is a known customer, and a store in either language', async () => {
    const manager = await instance.actor('manager')
    expect((await found(manager, 'wong siu')).customers).toEqual([ids.customer])
    expect((await found(manager, '9654')).customers).toEqual([ids.customer])
    expect((await found(manager, 'shatin')).storeIds).toEqual([shatin])
    expect((await found(manager, '沙田')).storeIds).toEqual([shatin])
  })

  it('is nothing for one letter, and stands for itself with signs of patterns', async () => {
    const manager = await instance.actor('manager')
    for (const text of ['w', '%%', '__', '\\\\'])
      expect(await found(manager, text)).toEqual({ orders: [], customers: [], storeIds: [] })
  })
})

describe('what a person may not see', () => {
  it('is not there: another store’s orders, customers and the store itself', async () => {
    const stranger = await hired('manager', await instance.storeId('HK-MONGKOK-02'))
    for (const text of ['7788', 'wong', '陳大文', '9654', 'sf1122334455', 'shatin', '中環'])
      expect(await found(stranger, text)).toEqual({ orders: [], customers: [], storeIds: [] })
  })

  it('is not there: a family that the role does not see', async () => {
    const warehouse = await hired('warehouse', central)
    expect(await found(warehouse, 'wong')).toMatchObject({ orders: [], customers: [] })
    expect((await found(warehouse, '陳大文')).orders).toEqual([ids.parcel])
    const staff = await hired('staff', shatin)
    expect((await found(staff, 'sf1122334455')).orders).toEqual([])
  })
})
