import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '@/lib/db/tables/orders'
import { lockEnded } from '@/lib/retention/lock-ended'
import { pseudonymiseOrders } from '@/lib/retention/pseudonymise-orders'
import { foodForm } from '@/lib/testing/forms/food-form'
import { placeFood } from '@/lib/testing/place-orders'
import { plansOf } from '@/lib/testing/plans-of'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { processorTime, shortest } from '@/lib/testing/shortest'
import { findPlaces } from './find-places'

let instance: TestInstance
let simulator: RunningSimulator
let central: number
let mongkok: number
let orchard: number

beforeAll(async () => {
  simulator = await startSimulator({
    port: 0,
    callbackUrl: 'http://127.0.0.1:9',
    speed: 20,
    seed: 7,
  })
  instance = await testInstance({ simulatorPort: simulator.port })
  central = await instance.storeId('HK-CENTRAL-01')
  mongkok = await instance.storeId('HK-MONGKOK-02')
  orchard = await instance.storeId('SG-ORCHARD-01')
})

afterAll(async () => {
  await simulator.stop()
  await instance.close()
})

const DOOR = { lat: 22.2845, lng: 114.1537 }
const place = async (address: string, storeId = central) =>
  placeFood({
    actor: await instance.actor('staff'),
    form: foodForm(storeId, { address, location: DOOR }),
  })
const find = async (text: string, storeId = central, who: 'staff' | 'manager' = 'staff') =>
  findPlaces({ actor: await instance.actor(who), query: { storeId, family: 'food', text } })
const labels = async (...given: Parameters<typeof find>) =>
  (await find(...given)).map(({ label }) => label)

describe('a place', () => {
  it('is found in the list of the region, in both languages and however it is spelt', async () => {
    for (const text of ['sha tin', 'shatin', '沙田']) {
      expect((await find(text))[0]).toMatchObject({
        kind: 'station',
        label: 'Sha Tin Station',
        detail: '沙田站',
        location: { lat: expect.closeTo(22.38, 1) as number },
      })
    }
    expect((await find('orchard', orchard, 'manager'))[0]?.location.lat).toBeCloseTo(1.3, 0)
    expect(await labels('far east plaza', orchard, 'manager')).toEqual(['Far East Plaza'])
  })

  it('is none where nothing but signs was typed', async () => {
    expect(await find(', ，')).toEqual([])
  })

  it('may be one of the person’s stores', async () => {
    expect(await find('mong kok')).toContainEqual(expect.objectContaining({ kind: 'store' }))
  })
})

describe('an address of the store', () => {
  it('is found by a part of it, first, with where its orders went', async () => {
    await place('Flat 7B, 88 Sha Tin Lane, Peculiar Mansion')
    expect((await find('peculiar'))[0]).toMatchObject({ kind: 'address', location: DOOR })
    expect((await find('Peculiarmansion'))[0]?.label).toContain('Peculiar Mansion')
    expect((await find('mansion 88'))[0]?.kind).toBe('address')
  })

  it('is among the latest ones, each once, the latest first', async () => {
    await place('1 First Street')
    await place('2 Second Street')
    await place('1 First Street')
    expect((await labels('')).slice(0, 2)).toEqual(['1 First Street', '2 Second Street'])
  })

  it('is never told at another store', async () => {
    await place('9 Secret Street')
    expect(await labels('secret', mongkok)).toEqual([])
    expect(await labels('', mongkok)).not.toContain('9 Secret Street')
    const stranger = await instance.actor('warehouse')
    const query = { storeId: central, family: 'food', text: 'secret' } as const
    await expect(findPlaces({ actor: stranger, query })).rejects.toMatchObject({
      key: 'notAllowed',
    })
  })

  it('is told no longer when its customer was removed', async () => {
    await place('5 Forgotten Street', mongkok)
    expect(await labels('forgotten', mongkok)).toHaveLength(1)
    await instance.db.execute('delete from customer_addresses')
    await instance.db.update(orders).set({ address: null })
    expect(await labels('forgotten', mongkok)).toEqual([])
  })
})

it('what is left of a forgotten order is no address: a district, and a point half a kilometre away', async () => {
  const { orderId } = await place('Flat 1, Vanished House, 沙田區')
  const ours = eq(orders.id, orderId)
  await instance.db.update(orders).set({ closed: true, closedAt: new Date() }).where(ours)
  await instance.db.transaction(async (tx) => {
    await pseudonymiseOrders(tx, await lockEnded(tx, ours, 1))
  })
  const kinds = async (text: string) => (await find(text)).map(({ kind, label }) => [kind, label])
  expect(await kinds('沙田區')).not.toContainEqual(['address', '沙田區'])
  expect(await kinds('')).not.toContainEqual(['address', '沙田區'])
})

it('answers while a letter is typed, among 2,000 orders', async () => {
  const rows = Array.from({ length: 2_000 }, (_, at) => ({
    family: 'food' as const,
    storeId: central,
    clientOrderId: `many-${at}`,
    placing: 'placed' as const,
    address: `Flat ${at}, ${at % 90} Lockhart Road, Wan Chai`,
    doorLat: 22.28,
    doorLng: 114.17,
  }))
  await instance.db.insert(orders).values(rows)
  expect(await labels('lockhart 17')).not.toEqual([])
  // Its own work: what the database does meanwhile is one query over 2,000 rows.
  const often = { withinMs: 150, tries: 25, clock: processorTime }
  expect(await shortest(() => find('lockhart road 17'), often)).toBeLessThan(often.withinMs)
})

it('at a store whose own orders are of long ago, none of the others’ is looked at for it', async () => {
  await instance.asOwner(`
    set handover.search_text = 'later';
    insert into orders (family, store_id, client_order_id, "placing", stage, closed)
    select case n % 3 when 0 then 'food' else 'express' end,
      case when n <= 20000 then ${orchard} else ${mongkok} end, 'L' || n, 'placed', 'done', true
    from generate_series(1, 40000) n;
    with made as (
      insert into customers (store_id, phone, name, first_order_at, last_order_at)
      select case when n <= 1500 then ${orchard} else ${mongkok} end, '8529' || n, 'Person',
        now(), now()
      from generate_series(1, 20000) n returning id)
    insert into customer_addresses (customer_id, address, lat, lng, last_used_at)
      select id, 'Flat ' || id || ', Peculiar Road', 22.28, 114.17, now() from made;
    analyze orders, customers, customer_addresses`)
  for (const { rowsRead, text } of await plansOf(() => find('peculiar', orchard, 'manager'))) {
    expect(rowsRead, text).toBeLessThan(8_000)
  }
})
