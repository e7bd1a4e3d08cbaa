import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import type { Family } from '@/lib/domain/stages'
import { expressOrders } from '@/lib/express/express-orders'
import { foodOrders } from '@/lib/food/food-orders'
import { parcelOrders } from '@/lib/parcels/parcel-orders'
import { startSimulator } from '@/lib/simulator/server'
import { foodForm } from '@/lib/testing/forms/food-form'
import { parcelForm } from '@/lib/testing/forms/parcel-form'
import { waybillForm } from '@/lib/testing/forms/waybill-form'
import { openWorld, type World } from '@/lib/testing/world'
import { placeWaybill, placeFood, placeParcel } from '@/lib/testing/place-orders'
import { readTimeline } from '../history/read-timeline'
import { settlePlacing } from '../placing/settle-placing'
import { decideNotPlaced } from './decide-not-placed'
import { decideToResend } from './decide-to-resend'
import { decideToWait } from './decide-to-wait'

const CREATE: Record<Family, string> = {
  food: '/order/takeaway/create',
  express: '/order/homeexpress/create',
  parcel: '/order/create',
}
/** Whose role sees no order of the family. */
const BLIND = { food: 'warehouse', express: 'staff' } as const
const FAMILIES = { food: foodOrders, express: expressOrders, parcel: parcelOrders } as const
const OTHER = { food: 'parcel', express: 'food', parcel: 'express' } as const

let world: World
beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: 20, seed: 19 })
})
afterAll(() => world.close())

const placing: Record<Family, () => Promise<{ orderId: number }>> = {
  food: async () => {
    const actor = await world.instance.actor('manager')
    const form = foodForm(await world.instance.storeId('HK-CENTRAL-01'), {
      recipientPhone: `6${String(Date.now()).slice(-7)}`,
    })
    return placeFood({ actor, form })
  },
  express: async () => {
    const actor = await world.instance.actor('manager')
    return placeWaybill({
      actor,
      form: waybillForm(await world.instance.storeId('HK-SHATIN-03')),
    })
  },
  parcel: async () => {
    const actor = await world.instance.actor('manager')
    return placeParcel({ actor, form: parcelForm(await world.instance.storeId('HK-CENTRAL-01')) })
  },
}

/** An order that the platform never heard of, and of which nobody knows that. */
async function inDoubt(family: Family): Promise<number> {
  await world.control('faults', { path: CREATE[family], kind: 'drop_before', times: 1 })
  const { orderId } = await placing[family]()
  expect((await row(orderId)).placing).toBe('unconfirmed')
  return orderId
}

async function row(orderId: number) {
  const [found] = await world.instance.db.select().from(orders).where(eq(orders.id, orderId))
  return found!
}

async function sentMinutesAgo(orderId: number, minutes: number): Promise<void> {
  const at = new Date(Date.now() - minutes * 60_000)
  const { db } = world.instance
  await db.update(orders).set({ createdAt: at }).where(eq(orders.id, orderId))
  await db.update(orderEvents).set({ at }).where(eq(orderEvents.orderId, orderId))
}

async function lastEvent(orderId: number) {
  const events = await world.instance.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id))
  return events.at(-1)
}

describe.each(['food', 'express', 'parcel'] as const)(
  'of a doubtful order of %s a person',
  (family) => {
    it('may say to wait, and that it was not placed, under their name', async () => {
      const orderId = await inDoubt(family)
      const actor = await world.instance.actor('manager')
      await decideToWait({ actor, orderId })
      expect((await row(orderId)).waitUntil?.getTime()).toBeGreaterThan(Date.now())
      await decideNotPlaced({ actor, orderId, note: 'asked by phone' })
      expect(await row(orderId)).toMatchObject({
        placing: 'refused',
        refusal: { code: 'marked-not-placed', text: 'asked by phone' },
      })
      expect(await lastEvent(orderId)).toMatchObject({
        kind: 'marked-not-placed',
        actorId: actor.id,
      })
    })

    it('may have it sent again once the minute is over, as its own family sends', async () => {
      const orderId = await inDoubt(family)
      const actor = await world.instance.actor('manager')
      const resend = (as: Family) =>
        decideToResend(FAMILIES[as], { actor, orderId, mayDouble: true })
      await expect(resend(family)).rejects.toMatchObject({ key: 'resendTooSoon' })
      await sentMinutesAgo(orderId, 2)
      await expect(resend(OTHER[family])).rejects.toMatchObject({ key: 'notFound' })
      expect(await resend(family)).toEqual({ placing: 'placed' })
      await expect(resend(family)).rejects.toMatchObject({ key: 'orderNotInDoubt' })
    })
  },
)

it.each(['food', 'express'] as const)(
  'who sees no order of %s decides about none',
  async (family) => {
    const orderId = await inDoubt(family)
    const actor = await world.instance.actor(BLIND[family])
    const missing = { key: 'notFound' }
    await expect(decideToWait({ actor, orderId })).rejects.toMatchObject(missing)
    await expect(decideNotPlaced({ actor, orderId, note: 'x' })).rejects.toMatchObject(missing)
    const resend = decideToResend(FAMILIES[family], { actor, orderId, mayDouble: false })
    await expect(resend).rejects.toMatchObject(missing)
    expect(await row(orderId)).toMatchObject({ placing: 'unconfirmed', waitUntil: null })
  },
)

it.each([
  ['food', 261005],
  ['food', 263004],
  ['express', 261005],
  ['parcel', 40303],
] as const)(
  'what %s answers to the first try is kept where it leaves a doubt: %i',
  async (family, code) => {
    await world.control('faults', { path: CREATE[family], kind: 'error', code, times: 1 })
    const { orderId } = await placing[family]()
    expect((await row(orderId)).placing).toBe('unconfirmed')
    const timeline = await readTimeline(world.instance.db, orderId)
    expect(timeline.find(({ kind }) => kind === 'unconfirmed')?.sendFailure).toEqual({
      why: 'refused',
      reply: { code: String(code), words: expect.stringMatching(/./) as string },
    })
  },
)

it('and so is what a later try is refused with', async () => {
  const orderId = await inDoubt('food')
  await sentMinutesAgo(orderId, 2)
  await world.control('faults', { path: CREATE.food, kind: 'error', code: 263006, times: 1 })
  const actor = await world.instance.actor('manager')
  await expect(
    decideToResend(foodOrders, { actor, orderId, mayDouble: true }),
  ).rejects.toMatchObject({
    code: '263006',
  })
  const timeline = await readTimeline(world.instance.db, orderId)
  expect(timeline.find(({ kind }) => kind === 'resend-failed')?.sendFailure).toEqual({
    why: 'refused',
    reply: { code: '263006', words: expect.stringMatching(/./) as string },
  })
})

describe('a look for an order that failed for good', () => {
  const looksFor = async (orderId: number) => {
    const key = `food.resolve-order:${orderId}`
    const { rows } = await world.instance.db.execute<{ failed: boolean }>(
      sql`select attempts >= max_attempts as failed from graphile_worker.jobs where key = ${key}`,
    )
    return rows.map(({ failed }) => failed)
  }

  async function failedLook(): Promise<number> {
    const orderId = await inDoubt('food')
    await world.instance.db.execute(sql`
      update graphile_worker._private_jobs set attempts = max_attempts
      where key = ${`food.resolve-order:${orderId}`}`)
    expect(await looksFor(orderId)).toEqual([true])
    return orderId
  }

  const settle = (orderId: number, platformOrderId: string | null) =>
    settlePlacing({
      db: world.instance.db,
      orderId,
      outcome: { state: 'placed', source: 'query', platformOrderId },
      now: new Date(),
    })

  it('is forgotten once the order is said not to be placed', async () => {
    const orderId = await failedLook()
    const actor = await world.instance.actor('manager')
    await decideNotPlaced({ actor, orderId, note: 'called the hotline' })
    expect(await looksFor(orderId)).toEqual([])
  })

  it('is forgotten once the order has its number', async () => {
    const orderId = await failedLook()
    await settle(orderId, `learned-${orderId}`)
    expect(await looksFor(orderId)).toEqual([])
  })

  it('is begun anew while the number of an order that is there is still to be learned', async () => {
    const orderId = await failedLook()
    await settle(orderId, null)
    expect(await looksFor(orderId)).toEqual([false])
  })
})
