import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { courierPositions, orderEvents, orders } from '@/lib/db/tables/orders'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { getBoard } from '../get-board'
import { getPlaces } from './get-places'

let instance: TestInstance
let central: number
let shatin: number

beforeAll(async () => {
  instance = await testInstance({})
  central = await instance.storeId('HK-CENTRAL-01')
  shatin = await instance.storeId('HK-SHATIN-03')
})
afterAll(() => instance.close())

let number = 0
async function newOrder(changes: Partial<typeof orders.$inferInsert> = {}): Promise<number> {
  number += 1
  const [row] = await instance.db
    .insert(orders)
    .values({
      family: 'food',
      storeId: central,
      clientOrderId: `P${number}`,
      placing: 'placed',
      stage: 'riding',
      doorLat: 22.285,
      doorLng: 114.15,
      ...changes,
    })
    .returning({ id: orders.id })
  return row!.id
}

const at = (seconds: number) => new Date(Date.parse('2026-03-04T04:00:00Z') + seconds * 1000)

async function sighting(orderId: number, seconds: number): Promise<void> {
  const where = { lat: 22.28 + seconds / 1e6, lng: 114.16, etaMinutes: seconds === 0 ? null : 4 }
  await instance.db.insert(courierPositions).values({ orderId, at: at(seconds), ...where })
}

async function places(storeIds: readonly number[]) {
  return (await getPlaces({ actor: await instance.actor('staff'), storeIds })).places
}

describe('the places of a board', () => {
  it('are each open order’s door and the last two sightings of its courier, oldest first', async () => {
    const orderId = await newOrder()
    for (const seconds of [10, 0, 20]) await sighting(orderId, seconds)
    const found = (await places([central])).find((place) => place.orderId === orderId)
    expect(found).toEqual({
      orderId,
      door: { lat: 22.285, lng: 114.15 },
      seen: [
        { lat: 22.28001, lng: 114.16, at: at(10).toISOString(), etaMinutes: 4 },
        { lat: 22.28002, lng: 114.16, at: at(20).toISOString(), etaMinutes: 4 },
      ],
    })
  })

  it('say nothing of a door that is not known, nor of a courier never seen', async () => {
    const orderId = await newOrder({ doorLat: null, doorLng: null })
    const found = (await places([central])).find((place) => place.orderId === orderId)
    expect(found).toEqual({ orderId, door: null, seen: [] })
  })

  it('leave out what is closed', async () => {
    const closed = await newOrder({ stage: 'done', closed: true, closedAt: at(0) })
    expect((await places([central])).map(({ orderId }) => orderId)).not.toContain(closed)
  })

  it('are shown only to those who may see the store’s orders', async () => {
    const theirs = await newOrder({ storeId: shatin })
    expect(await places([shatin])).toEqual([])
    const manager = await instance.actor('manager')
    const { places: seen } = await getPlaces({ actor: manager, storeIds: [shatin] })
    expect(seen.map(({ orderId }) => orderId)).toContain(theirs)
  })
})

it('a card near the door says when its ride began, and no other card does', async () => {
  const near = await newOrder({ stage: 'near', statusAt: at(900) })
  const riding = await newOrder({ statusAt: at(300) })
  const ride = { kind: 'status', source: 'callback', stage: 'riding', statusCode: 9015 } as const
  for (const [seconds, orderId] of [
    [300, near],
    [600, near],
    [300, riding],
  ] as const) {
    const identity = `status:9015:${seconds}`
    await instance.db.insert(orderEvents).values({ orderId, identity, at: at(seconds), ...ride })
  }
  const { cards } = await getBoard({ actor: await instance.actor('staff'), storeIds: [central] })
  const pickedUpAt = (id: number) => cards.find((card) => card.id === id)?.pickedUpAt
  expect(pickedUpAt(near)).toBe(at(300).toISOString())
  expect(pickedUpAt(riding)).toBeNull()
})
