import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import type { ClockFault } from '@/lib/domain/time/clock-fault'
import type { Family } from '@/lib/domain/stages'
import { readCards } from '@/lib/orders/lists/read-cards'
import { eventually } from '@/lib/testing/eventually'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { LiveHub } from './hub'
import type { LiveEvent } from './model/live-event'
import { notifyLive } from './notify'
import { closeStreams, openStream } from './open-stream'

let instance: TestInstance
let hub: LiveHub
let central: number
let reads = 0

beforeAll(async () => {
  instance = await testInstance({})
  central = await instance.storeId('HK-CENTRAL-01')
  hub = new LiveHub(instance.databaseUrl, (ids) => {
    reads += 1
    return readCards(instance.db, ids)
  })
})
afterEach(() => closeStreams())
afterAll(async () => {
  await hub.close()
  await instance.close()
})

let number = 0
async function newOrder(storeId = central, family: Family = 'food'): Promise<number> {
  number += 1
  const [row] = await instance.db
    .insert(orders)
    .values({ family, storeId, clientOrderId: `L${number}`, placing: 'placed' })
    .returning({ id: orders.id })
  return row!.id
}

/** Reads a stream as a browser does, event by event. */
function watch(
  storeIds: number[],
  watched: number[] = [],
  clock: () => ClockFault | null = () => null,
  families: readonly Family[] = ['food', 'parcel', 'express'],
) {
  const stores = new Set(storeIds)
  const seenOf = (family: Family) => (families.includes(family) ? stores : new Set<number>())
  const sight = {
    stores,
    orders: { food: seenOf('food'), parcel: seenOf('parcel'), express: seenOf('express') },
  }
  const gone = new AbortController()
  const seen: LiveEvent[] = []
  const response = openStream({
    hub,
    sight,
    person: { id: 1, sessionId: null },
    watched: new Set(watched),
    rights: () => Promise.resolve(sight),
    signal: gone.signal,
    now: () => new Date(),
    clock,
    beatMs: 100,
  })
  const ended = (async () => {
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(chunk, { stream: true })
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        seen.push(JSON.parse(event.split('\ndata: ')[1]!) as LiveEvent)
      }
    }
  })()
  return { seen, response, ended, leave: () => gone.abort() }
}

const cards = (seen: LiveEvent[]) =>
  seen.flatMap((event) => (event.type === 'order' ? [event.card.id] : []))
const change = (orderId: number, storeId = central) =>
  notifyLive(instance.db, { kind: 'order', orderId, storeId })
const resynced = ({ seen }: { seen: LiveEvent[] }) =>
  eventually(() => Promise.resolve(seen.some(({ type }) => type === 'resync')))

describe('the live stream', () => {
  it('begins with a resync, once nothing can be missed any more', async () => {
    const stream = watch([central])
    await resynced(stream)
    const orderId = await newOrder()
    await change(orderId)
    await eventually(() => Promise.resolve(cards(stream.seen).includes(orderId)))
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
    expect(stream.response.headers.get('cache-control')).toContain('no-transform')
  })

  it('says at first what is wrong with the server’s clock, and again when that changes', async () => {
    const fault = { ms: 90_000, refusing: false }
    let now: ClockFault | null = fault
    const told = ({ seen }: { seen: LiveEvent[] }) =>
      seen.flatMap((event) => (event.type === 'clock' ? [event.fault] : []))
    const stream = watch([central], [], () => now)
    await eventually(() => Promise.resolve(told(stream).length === 1))
    now = null
    await eventually(() => Promise.resolve(told(stream).length === 2))
    expect(told(stream)).toEqual([fault, null])
    expect(stream.seen.filter(({ type }) => type === 'beat').length).toBeGreaterThan(0)
  })

  it('shows each person only the changes of their own stores', async () => {
    const shatin = await instance.storeId('HK-SHATIN-03')
    const [mine, theirs] = [watch([central]), watch([shatin])]
    await Promise.all([resynced(mine), resynced(theirs)])
    const [here, there] = [await newOrder(), await newOrder(shatin)]
    await change(there, shatin)
    await change(here)
    await eventually(() => Promise.resolve(cards(mine.seen).includes(here)))
    await eventually(() => Promise.resolve(cards(theirs.seen).includes(there)))
    expect(cards(mine.seen)).not.toContain(there)
    expect(cards(theirs.seen)).not.toContain(here)
  })

  it('tells of parcels only whoever may see parcels there', async () => {
    const [kitchen, warehouse] = [
      watch([central], [], () => null, ['food']),
      watch([central], [], () => null, ['parcel', 'express']),
    ]
    await Promise.all([resynced(kitchen), resynced(warehouse)])
    const [meal, parcel] = [await newOrder(), await newOrder(central, 'parcel')]
    await change(meal)
    await change(parcel)
    await eventually(() => Promise.resolve(cards(kitchen.seen).includes(meal)))
    await eventually(() => Promise.resolve(cards(warehouse.seen).includes(parcel)))
    expect(cards(kitchen.seen)).not.toContain(parcel)
    expect(cards(warehouse.seen)).not.toContain(meal)
  })

  it('reads a change once, however many people see it', async () => {
    const streams = Array.from({ length: 20 }, () => watch([central]))
    await Promise.all(streams.map(resynced))
    const orderId = await newOrder()
    const before = reads
    await change(orderId)
    await Promise.all(
      streams.map(({ seen }) => eventually(() => Promise.resolve(cards(seen).includes(orderId)))),
    )
    expect(reads).toBe(before + 1)
  })

  it('hears of what another instance did', async () => {
    const stream = watch([central])
    await resynced(stream)
    const other = connect(instance.databaseUrl)
    const orderId = await newOrder()
    await other.db.update(orders).set({ stage: 'riding' }).where(eq(orders.id, orderId))
    await notifyLive(other.db, { kind: 'order', orderId, storeId: central })
    await other.pool.end()
    await eventually(() => Promise.resolve(cards(stream.seen).includes(orderId)))
  })

  it('says nothing of a transaction that was taken back', async () => {
    const stream = watch([central])
    await resynced(stream)
    const [taken, kept] = [await newOrder(), await newOrder()]
    await instance.db
      .transaction(async (tx) => {
        await notifyLive(tx, { kind: 'order', orderId: taken, storeId: central })
        tx.rollback()
      })
      .catch(() => undefined)
    await change(kept)
    await eventually(() => Promise.resolve(cards(stream.seen).includes(kept)))
    expect(cards(stream.seen)).not.toContain(taken)
  })

  it('makes everybody read afresh after its own connection was lost', async () => {
    const stream = watch([central])
    await resynced(stream)
    const before = stream.seen.filter(({ type }) => type === 'resync').length
    await instance.db.execute(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'handover-live' and datname = current_database()",
    )
    await eventually(() =>
      Promise.resolve(stream.seen.filter(({ type }) => type === 'resync').length > before),
    )
    const orderId = await newOrder()
    await change(orderId)
    await eventually(() => Promise.resolve(cards(stream.seen).includes(orderId)))
  })

  it('tells of a changed store those who see it, by its id alone', async () => {
    const shatin = await instance.storeId('HK-SHATIN-03')
    const mine = watch([central])
    const both = watch([central, shatin])
    await Promise.all([resynced(mine), resynced(both)])
    await notifyLive(instance.db, { kind: 'store', storeId: shatin })
    await notifyLive(instance.db, { kind: 'store', storeId: central })
    const told = ({ seen }: { seen: LiveEvent[] }) => seen.filter(({ type }) => type === 'store')
    await eventually(() => Promise.resolve(told(mine).length > 0 && told(both).length > 1))
    expect(told(mine)).toEqual([{ type: 'store', storeId: central }])
    expect(told(both).map((event) => 'storeId' in event && event.storeId)).toEqual([
      shatin,
      central,
    ])
  })

  it('tells of a courier only those who watch the order', async () => {
    const orderId = await newOrder()
    const [watching, other] = [watch([central], [orderId]), watch([central])]
    await Promise.all([resynced(watching), resynced(other)])
    expect(hub.watchedOrders()).toEqual(new Set([orderId]))
    const position = { lat: 22.28, lng: 114.15, at: new Date().toISOString(), etaMinutes: 4 }
    await notifyLive(instance.db, { kind: 'position', orderId, storeId: central, position })
    await change(orderId)
    await eventually(() => Promise.resolve(cards(other.seen).includes(orderId)))
    expect(watching.seen).toContainEqual({ type: 'position', orderId, position })
    expect(other.seen.some(({ type }) => type === 'position')).toBe(false)
    watching.leave()
    await watching.ended
    expect(hub.watchedOrders().size).toBe(0)
  })
})
