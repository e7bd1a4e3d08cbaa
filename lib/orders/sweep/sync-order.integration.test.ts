import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import {
  ConnectionLost,
  PlatformRefused,
  ServerFailed,
  UnreadableAnswer,
} from '@/lib/platform/errors'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import type { OrderFamily } from '../order-family'
import { syncOrder } from './sync-order'
import { backOffConnection, backedOffUntil } from './connection-back-off'
import { claimSilentOrders } from './sweep-orders'

const CALL = { family: 'food', operation: 'orderInfo', changes: false, requestId: 'r-1' } as const
const refusal = (code: string, httpStatus = 200) =>
  new PlatformRefused(CALL, { code, httpStatus, platformText: 'no' })

let instance: TestInstance
beforeAll(async () => {
  instance = await testInstance({})
})
afterAll(() => instance.close())
beforeEach(async () => {
  await instance.db.execute(sql`delete from connections`)
  await instance.db.execute(sql`select graphile_worker.remove_job(key) from graphile_worker.jobs`)
})

let number = 0
async function placed(minutesSilent = 0) {
  number += 1
  const [row] = await instance.db
    .insert(orders)
    .values({
      family: 'food',
      storeId: await instance.storeId('HK-CENTRAL-01'),
      clientOrderId: `C${number}`,
      platformOrderId: `CP${number}`,
      placing: 'placed',
      updatedAt: new Date(Date.now() - minutesSilent * 60_000),
    })
    .returning({ id: orders.id })
  return row!.id
}

/** In how many seconds the order is asked for again; null when it is not. */
async function askedAgainIn(orderId: number): Promise<number | null> {
  const { rows } = await instance.db.execute<{ seconds: number }>(sql`
    select extract(epoch from run_at - now())::float as seconds from graphile_worker.jobs
    where key = ${`food.confirm-order:${orderId}`}`)
  return rows[0]?.seconds ?? null
}

const confirm = (orderId: number, ask: OrderFamily['ask']) =>
  syncOrder({ ask }, { db: instance.db, orderId })
const throwing = (error: Error) => () => Promise.reject(error)

it.each(['261005', '40303'])(
  'trap 67: %s is only a reason to wait for the 60 seconds',
  async (code) => {
    const orderId = await placed()
    await confirm(orderId, throwing(refusal(code)))
    expect(await askedAgainIn(orderId)).toBeGreaterThan(58)
    expect(await backedOffUntil(instance.db, 'food', 'AP1')).toBeNull()
  },
)

it.each<[string, Error]>([
  ['400193000005', refusal('400193000005')],
  ['HTTP 429', refusal('1', 429)],
  ['HTTP 503', new ServerFailed(CALL, { code: '', httpStatus: 503, platformText: '' })],
  ['an unreadable 429', new UnreadableAnswer(CALL, 429, 'html')],
])('%s rests the connection, and nothing is asked until it is over', async (_name, error) => {
  const orderId = await placed()
  await confirm(orderId, throwing(error))
  expect(await askedAgainIn(orderId)).toBeGreaterThan(50)
  const other = await placed()
  let asked = false
  await confirm(other, () => {
    asked = true
    return Promise.resolve(null)
  })
  expect(asked).toBe(false)
  expect(await askedAgainIn(other)).toBeGreaterThan(50)
})

it('sweeps nothing of a connection that rests, and what is beside it all the same', async () => {
  const silent = await placed(60)
  const sweep = () =>
    claimSilentOrders(instance.db, { families: ['food', 'express'], zone: 'AP1', budget: 50 })
  await backOffConnection(instance.db, 'express', 'AP1')
  expect((await sweep()).map(({ id }) => id)).toContain(silent)
  const another = await placed(60)
  await backOffConnection(instance.db, 'food', 'AP1')
  expect(await sweep()).toEqual([])
  await instance.db.execute(sql`update connections set back_off_until = now() - interval '1 s'`)
  expect((await sweep()).map(({ id }) => id)).toContain(another)
})

it('rests longer each time in a row, and short again once it was answered', async () => {
  const { db } = instance
  /** How long it rests, counted from some moment of the calls that began the rest. */
  const rest = async () => {
    const before = Date.now()
    await backOffConnection(db, 'food', 'AP1')
    const after = Date.now()
    // Complaints while it rests already count once.
    await backOffConnection(db, 'food', 'AP1')
    const until = (await backedOffUntil(db, 'food', 'AP1'))!.getTime()
    return { least: (until - after) / 1_000, most: (until - before) / 1_000 }
  }
  const SLACK = 0.1
  const over = () => db.execute(sql`update connections set back_off_until = now() - interval '1 s'`)
  for (const seconds of [60, 120, 240, 480, 900, 900]) {
    const { least, most } = await rest()
    expect(least - SLACK).toBeLessThan(seconds)
    expect(most + SLACK).toBeGreaterThan(seconds)
    await over()
  }
  await confirm(await placed(), () => Promise.resolve(null))
  const { least, most } = await rest()
  expect(least - SLACK).toBeLessThan(60)
  expect(most + SLACK).toBeGreaterThan(60)
})

it('a refusal is kept once and asked no more; what is unknown is thrown for the queue', async () => {
  const orderId = await placed()
  await confirm(orderId, throwing(refusal('263001')))
  await confirm(orderId, throwing(refusal('263001')))
  const events = await instance.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
  expect(events.map(({ kind }) => kind)).toEqual(['query-refused'])
  expect(await askedAgainIn(orderId)).toBeNull()
  const lost = new ConnectionLost(CALL, null)
  await expect(confirm(orderId, throwing(lost))).rejects.toBe(lost)
})
