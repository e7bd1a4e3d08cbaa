import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import { parcelOrders } from '@/lib/parcels/parcel-orders'
import { platform } from '@/lib/platform/current'
import { startSimulator } from '@/lib/simulator/server'
import { eventually } from '@/lib/testing/eventually'
import { parcelForm } from '@/lib/testing/forms/parcel-form'
import { placeParcel } from '@/lib/testing/place-orders'
import { openWorld, type World } from '@/lib/testing/world'
import { resendOrder } from './resend-order'
import { resolveDoubt } from './resolve-doubt'

const CREATE = '/order/create'
const STATUS = '/order/status'
const CANCEL = '/order/cancel'
const ORDER = { merchantId: '700001', orderId: '7700000001' }

let world: World
beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: 20, seed: 23 })
})
afterAll(() => world.close())

/** A parcel that the platform made, and of which nobody here knows that. */
async function madeInDoubt(): Promise<number> {
  await world.control('faults', { path: CREATE, kind: 'drop_after', times: 1 })
  world.doors.state = 'closed'
  const actor = await world.instance.actor('staff')
  const form = parcelForm(await world.instance.storeId('HK-CENTRAL-01'))
  const { orderId, placing } = await placeParcel({ actor, form })
  expect(placing).toBe('unconfirmed')
  return orderId
}

/** So many calls to which the platform says nothing; `end` hangs up on them. */
async function silentCalls(
  count: number,
  path: typeof STATUS | typeof CANCEL,
): Promise<{ end: () => Promise<void> }> {
  const before = (await world.received(path)).length
  await world.control('faults', { path, kind: 'timeout', times: count })
  const hangUp = new AbortController()
  const context = { region: 'HK', language: 'en', signal: hangUp.signal } as const
  const api = platform().parcel('AP1')
  const calls = Array.from({ length: count }, () =>
    path === STATUS
      ? api.orderStatus(ORDER, { ...context, priority: 'background' })
      : api.cancelOrder(ORDER, { ...context, priority: 'background' }),
  )
  const ended = Promise.allSettled(calls)
  // Of questions not all may leave at once: that is the point of it.
  const least = path === STATUS ? 4 : count
  await eventually(async () => (await world.received(path)).length >= before + least)
  return {
    end: async () => {
      hangUp.abort()
      await ended
    },
  }
}

const resolve = (orderId: number, now: Date) =>
  resolveDoubt(parcelOrders, { db: world.instance.db, orderId, attempt: 0, now })

const events = (orderId: number) =>
  world.instance.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id))

async function ordersThere(orderId: number): Promise<number> {
  const [row] = await world.instance.db.select().from(orders).where(eq(orders.id, orderId))
  const there = await world.control<{ client_order_id: string }[]>('orders')
  return there.filter(({ client_order_id }) => client_order_id === row!.clientOrderId).length
}

it('a parcel that is sent again never waits for questions, however silent the platform is', async () => {
  const orderId = await madeInDoubt()
  const silence = await silentCalls(12, STATUS)
  world.clock.move(6)
  await resolve(orderId, new Date(Date.now() + 6_000))
  const told = (await events(orderId)).find(({ kind }) => kind === 'resend-failed')
  expect(told?.detail).toMatchObject({ why: 'refused', code: '40303' })
  await silence.end()
  expect(await ordersThere(orderId)).toBe(1)
})

it('and provably never leaves once nothing guards it any more: no second order, and still in doubt', async () => {
  const orderId = await madeInDoubt()
  const silence = await silentCalls(8, CANCEL)
  world.clock.move(6)
  const resolved = resolve(orderId, new Date(Date.now() + 6_000))
  await eventually(async () => (await events(orderId)).some(({ kind }) => kind === 'resent'))
  world.clock.move(61)
  await silence.end()
  await resolved
  expect(await ordersThere(orderId)).toBe(1)
  const [row] = await world.instance.db.select().from(orders).where(eq(orders.id, orderId))
  expect(row).toMatchObject({ placing: 'unconfirmed', platformOrderId: null })
  const told = (await events(orderId)).find(({ kind }) => kind === 'resend-failed')
  expect(told?.detail).toMatchObject({ why: 'not-sent' })
})

it('what writing it down took is no longer time to leave in', async () => {
  const orderId = await madeInDoubt()
  const start = Date.now()
  // The database stood still between the decision and the call.
  const times = [start + 6_000, start + 47_000]
  let leaveWithinMs: number | undefined
  await resendOrder({
    db: world.instance.db,
    orderId,
    actorId: null,
    mayDouble: false,
    clock: () => new Date(times.shift() ?? start + 47_000),
    send: (_order, departure) => {
      leaveWithinMs = departure.leaveWithinMs
      return Promise.reject(new Error('not sent by this test'))
    },
  })
  expect(leaveWithinMs).toBeLessThan(0)
})

it('its history dates it when it left, not when it was decided', async () => {
  const orderId = await madeInDoubt()
  const silence = await silentCalls(8, CANCEL)
  world.clock.move(6)
  const decided = Date.now() + 6_000
  const resolved = resolve(orderId, new Date(decided))
  await eventually(async () => (await events(orderId)).some(({ kind }) => kind === 'resent'))
  const [written] = (await events(orderId)).filter(({ kind }) => kind === 'resent')
  await silence.end()
  await resolved
  const [dated] = (await events(orderId)).filter(({ kind }) => kind === 'resent')
  expect(written!.at.getTime()).toBeGreaterThanOrEqual(decided)
  expect(dated!.at.getTime()).toBeGreaterThan(written!.at.getTime())
})
