import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { intakeOf } from '@/lib/callbacks/intake'
import { parcelCallback } from '@/lib/callbacks/parcel-callback'
import { receiveCallback } from '@/lib/callbacks/receive-callback'
import { callbackTasks } from '@/lib/callbacks/tasks'
import { settings } from '@/lib/config/settings'
import { orderCodes } from '@/lib/db/tables/order-codes'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import { sendFoodOrder } from '@/lib/food/placing/send-food-order'
import { identifyOrder } from '@/lib/parcels/identify-order'
import { parcelTasks } from '@/lib/parcels/tasks'
import { startSimulator } from '@/lib/simulator/server'
import { eventually } from '@/lib/testing/eventually'
import { foodForm } from '@/lib/testing/forms/food-form'
import { parcelForm } from '@/lib/testing/forms/parcel-form'
import { waybillForm } from '@/lib/testing/forms/waybill-form'
import { type World, openWorld } from '@/lib/testing/world'
import { expressOrders } from '@/lib/express/express-orders'
import { foodOrders } from '@/lib/food/food-orders'
import { resolveDoubt } from '@/lib/orders/doubt/resolve-doubt'
import { parcelOrders } from '@/lib/parcels/parcel-orders'
import { placeWaybill, placeFood, placeParcel } from '@/lib/testing/place-orders'
import { IDENTIFY_PARCEL_ORDER } from '../task-names'
import { markNotPlaced } from './decide-not-placed'
import { waitForOrder } from './decide-to-wait'
import { resendOrder } from './resend-order'

const FOOD = '/order/takeaway/create'
const PARCEL = '/order/create'
const INFO = '/order/info'
const EXPRESS = '/order/homeexpress/create'
const ATTEMPT = { isLast: false, stopping: new AbortController().signal }

let world: World
let central: number
let shatin: number
beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: 20, seed: 11 })
  central = await world.instance.storeId('HK-CENTRAL-01')
  shatin = await world.instance.storeId('HK-SHATIN-03')
})
afterAll(() => world.close())

const fault = (path: string, kind: string) => world.control('faults', { path, kind, times: 1 })

const row = async (orderId: number) => {
  const [found] = await world.instance.db.select().from(orders).where(eq(orders.id, orderId))
  return found!
}
const kinds = async (orderId: number) => {
  const events = await world.instance.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id))
  return events.map(({ kind }) => kind)
}

let phones = 0
const phone = () => `6${String(5_000_000 + (phones += 1))}`

/** The orders of ours that the platform made, by its own account of what it answered. */
async function made(path: string, clientOrderId: string): Promise<number> {
  const all = await world.received(path)
  const ours = all.filter(({ body }) => JSON.stringify(body).includes(clientOrderId))
  return ours.length
}

async function foodInDoubt(kind: string, recipientPhone = phone()) {
  await fault(FOOD, kind)
  const actor = await world.instance.actor('staff')
  world.doors.state = 'closed'
  const { orderId, placing } = await placeFood({
    actor,
    form: foodForm(central, { recipientPhone }),
  })
  expect(placing).toBe('unconfirmed')
  return { orderId, actor }
}

/** So long after now, for us and on the platform's side, whose clock keeps what it was moved. */
const later = (seconds: number) => {
  world.clock.move(seconds)
  return new Date(Date.now() + seconds * 1000)
}

async function resendFood(orderId: number, actorId: number | null, now: Date) {
  const [store] = await world.instance.db.select().from(stores).where(eq(stores.id, central))
  return resendOrder({
    db: world.instance.db,
    orderId,
    actorId,
    mayDouble: false,
    clock: () => now,
    send: (order, departure) => sendFoodOrder(order, store!, departure),
  })
}

describe('food', () => {
  it('is never sent again by the machine, and is found by its phone number', async () => {
    const { orderId } = await foodInDoubt('drop_after')
    world.doors.state = 'open'
    await resolveDoubt(foodOrders, { db: world.instance.db, orderId, attempt: 0, now: later(70) })
    const { placing, platformOrderId, clientOrderId } = await row(orderId)
    expect(placing).toBe('placed')
    expect(platformOrderId).not.toBeNull()
    expect(await made(FOOD, clientOrderId)).toBe(1)
  })

  it('says what it tried, and that there is nothing left to try', async () => {
    const { orderId } = await foodInDoubt('drop_before')
    world.doors.state = 'open'
    await resolveDoubt(foodOrders, { db: world.instance.db, orderId, attempt: 0 })
    expect(await kinds(orderId)).toEqual(['asked', 'unconfirmed'])
    await resolveDoubt(foodOrders, { db: world.instance.db, orderId, attempt: 8 })
    expect(await kinds(orderId)).toEqual(['asked', 'unconfirmed', 'gave-up'])
  })

  it('is sent again for a person once the minute is over, and made once', async () => {
    const { orderId, actor } = await foodInDoubt('drop_before')
    world.doors.state = 'open'
    await expect(resendFood(orderId, actor.id, new Date())).rejects.toMatchObject({
      key: 'resendTooSoon',
    })
    const now = later(70)
    const both = await Promise.allSettled([
      resendFood(orderId, actor.id, now),
      resendFood(orderId, actor.id, now),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { placing, clientOrderId } = await row(orderId)
    expect(placing).toBe('placed')
    // The first one never arrived.
    expect(await made(FOOD, clientOrderId)).toBe(2)
    await expect(resendFood(orderId, actor.id, later(70))).rejects.toMatchObject({
      key: 'orderNotInDoubt',
    })
  })

  it('263004 on a resend proves it, and its number is learned after', async () => {
    const { orderId, actor } = await foodInDoubt('drop_after')
    const { placing } = await resendFood(orderId, actor.id, later(70))
    expect(placing).toBe('placed')
    expect((await row(orderId)).platformOrderId).toBeNull()
    world.doors.state = 'open'
    await resolveDoubt(foodOrders, { db: world.instance.db, orderId, attempt: 0 })
    expect((await row(orderId)).platformOrderId).not.toBeNull()
    expect(await kinds(orderId)).toEqual(
      expect.arrayContaining(['asked', 'unconfirmed', 'resent', 'placed']),
    )
  })

  it('a resend that is refused for itself proves nothing of the first', async () => {
    const { orderId, actor } = await foodInDoubt('drop_after')
    await world.control('faults', { path: FOOD, kind: 'error', code: 263006, times: 1 })
    const { placing, failure } = await resendFood(orderId, actor.id, later(70))
    expect(placing).toBe('unconfirmed')
    expect(failure).toMatchObject({ code: '263006' })
    expect(await kinds(orderId)).toContain('resend-failed')
    world.doors.state = 'open'
  })

  it('a person may wait, and may say that it was not placed; proof outweighs their word', async () => {
    const { orderId, actor } = await foodInDoubt('drop_after')
    const { db } = world.instance
    const now = new Date()
    await waitForOrder({ db, orderId, actorId: actor.id, now })
    expect((await row(orderId)).waitUntil!.getTime()).toBeGreaterThan(now.getTime())
    await markNotPlaced({ db, orderId, actorId: actor.id, note: 'called the hotline', now })
    expect(await row(orderId)).toMatchObject({
      placing: 'refused',
      closed: true,
      waitUntil: null,
      refusal: { code: 'marked-not-placed', text: 'called the hotline' },
    })
    const again = markNotPlaced({ db, orderId, actorId: actor.id, note: '', now })
    await expect(again).rejects.toMatchObject({ key: 'orderNotInDoubt' })

    // The platform tried while the door was shut, and tries again.
    world.doors.state = 'open'
    await eventually(async () => (await row(orderId)).placing === 'placed')
    expect(await row(orderId)).toMatchObject({ closed: false, refusal: null })
    expect(await kinds(orderId)).toEqual(
      expect.arrayContaining(['waits', 'marked-not-placed', 'placed']),
    )
  })
})

describe('express', () => {
  const place = async (kind: string) => {
    await fault(EXPRESS, kind)
    world.doors.state = 'closed'
    const actor = await world.instance.actor('warehouse')
    const placed = await placeWaybill({ actor, form: waybillForm(shatin) })
    expect(placed.placing).toBe('unconfirmed')
    return placed.orderId
  }
  const resolve = (orderId: number, now: Date) =>
    resolveDoubt(expressOrders, { db: world.instance.db, orderId, attempt: 0, now })

  it('is sent again after the minute, not before, and is one waybill', async () => {
    const orderId = await place('drop_before')
    await resolve(orderId, new Date())
    expect((await row(orderId)).placing).toBe('unconfirmed')
    await resolve(orderId, later(70))
    world.doors.state = 'open'
    const { placing, platformOrderId, clientOrderId } = await row(orderId)
    expect(placing).toBe('placed')
    expect(platformOrderId).not.toBeNull()
    expect(await made(EXPRESS, clientOrderId)).toBe(2)
  })

  it('whose sender died is sent again at once, and is one waybill whether it had left or not', async () => {
    for (const [kind, placing] of [
      ['drop_before', 'placed'],
      ['drop_after', 'unconfirmed'],
    ] as const) {
      const orderId = await place(kind)
      // As it stands where nobody was left to hear the answer.
      await world.instance.db
        .update(orderEvents)
        .set({ text: 'stopped-in-between' })
        .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'unconfirmed')))
      await resolve(orderId, later(7))
      // It is there already, the platform says nothing of that so soon, and its callback proves it.
      expect((await row(orderId)).placing).toBe(placing)
      world.doors.state = 'open'
      await eventually(async () => (await row(orderId)).platformOrderId !== null)
      const { clientOrderId } = await row(orderId)
      expect(await made(EXPRESS, clientOrderId)).toBe(2)
    }
  })

  it('trap 57: a repeated shipment code proves it, and a callback brings its number', async () => {
    const orderId = await place('drop_after')
    await resolve(orderId, later(70))
    expect(await row(orderId)).toMatchObject({ placing: 'placed', platformOrderId: null })
    world.doors.state = 'open'
    await eventually(async () => (await row(orderId)).platformOrderId !== null)
  })

  it('a shipment code that somebody else has given is refused, and never called placed', async () => {
    const actor = await world.instance.actor('warehouse')
    const form = waybillForm(shatin)
    const coded = (clientShipmentCode: string) => ({
      ...waybillForm(shatin),
      draft: { ...form.draft, clientShipmentCode },
    })
    const theirs = await placeWaybill({ actor, form: coded('THEIRS-1') })
    // As if another system of the merchant's had sent it.
    await world.instance.db.delete(orderCodes).where(eq(orderCodes.orderId, theirs.orderId))
    const failure = await placeWaybill({ actor, form: coded('THEIRS-1') }).catch((e: unknown) => e)
    expect(failure).toMatchObject({
      key: 'platformRefused',
      fields: { clientShipmentCode: 'refused' },
    })

    // The first try is told that it comes too soon, and the second that the code is taken.
    await world.control('faults', { path: EXPRESS, kind: 'error', code: 261005, times: 1 })
    const { orderId, placing } = await placeWaybill({ actor, form: coded('THEIRS-1') })
    expect(placing).toBe('unconfirmed')
    await resolve(orderId, later(70))
    expect(await row(orderId)).toMatchObject({ placing: 'unconfirmed', platformOrderId: null })
  })

  it('always carries a shipment code of its own', async () => {
    const actor = await world.instance.actor('warehouse')
    const { orderId } = await placeWaybill({ actor, form: waybillForm(shatin) })
    const { draft } = (await row(orderId)).request as { draft: { clientShipmentCode: string } }
    expect(draft.clientShipmentCode).toMatch(/^S\d{20}$/)
    expect(await made(EXPRESS, draft.clientShipmentCode)).toBe(1)
  })
})

describe('parcel', () => {
  const place = async (kind: string) => {
    await fault(PARCEL, kind)
    world.doors.state = 'closed'
    const actor = await world.instance.actor('staff')
    const placed = await placeParcel({ actor, form: parcelForm(central) })
    expect(placed.placing).toBe('unconfirmed')
    return placed.orderId
  }
  const resolve = (orderId: number, now: Date) =>
    resolveDoubt(parcelOrders, { db: world.instance.db, orderId, attempt: 0, now })

  it('40303 within the minute proves nothing; a callback that a query confirms ends the doubt', async () => {
    const orderId = await place('drop_after')
    await resolve(orderId, later(6))
    expect(await row(orderId)).toMatchObject({ placing: 'unconfirmed', platformOrderId: null })
    expect(await kinds(orderId)).toContain('resend-failed')
    const { clientOrderId } = await row(orderId)
    const all = await world.control<{ body: unknown }[]>('callbacks')
    const told = all.find(({ body }) => JSON.stringify(body).includes(clientOrderId))
    const { data } = told!.body as { data: { order_id: string } }
    await identifyOrder({
      db: world.instance.db,
      platformOrderId: data.order_id,
      clientOrderId: 'somebody-else',
    })
    expect((await row(orderId)).platformOrderId).toBeNull()
    await identifyOrder({ db: world.instance.db, platformOrderId: data.order_id, clientOrderId })
    expect(await row(orderId)).toMatchObject({ placing: 'placed', platformOrderId: data.order_id })
    world.doors.state = 'open'
  })

  /** The callback of an order as the platform sent it, to a door that was shut. */
  const sentOf = async (orderId: number) => {
    const { clientOrderId } = await row(orderId)
    const all = await world.control<{ raw: string; url: string }[]>('callbacks')
    return all.find(({ raw }) => raw.includes(clientOrderId))!
  }
  const applyWaiting = () => callbackTasks.tasks['callbacks.apply-waiting']!({}, ATTEMPT)
  const identifyJobs = async (platformOrderId: string) => {
    const key = `${IDENTIFY_PARCEL_ORDER}:${platformOrderId}`
    const { rows } = await world.instance.db.execute<{ payload: object; seconds: number }>(sql`
      select payload, extract(epoch from run_at - created_at)::int as seconds
      from graphile_worker._private_jobs where key = ${key}`)
    return rows
  }

  it('a callback whose transaction failed is acknowledged, and brings the number all the same', async () => {
    const orderId = await place('drop_after')
    await resolve(orderId, later(6))
    expect(await row(orderId)).toMatchObject({ placing: 'unconfirmed', platformOrderId: null })
    const { raw, url } = await sentOf(orderId)
    const { data } = JSON.parse(raw) as { data: { order_id: string } }
    const { db } = world.instance
    const gone = Object.assign(Object.create(db) as typeof db, {
      transaction: () => Promise.reject(new Error('the database went away')),
    })
    const response = await receiveCallback({
      db: gone,
      request: new Request(url, { method: 'POST', body: raw }),
      kind: parcelCallback,
      credentials: [settings().zones.AP1!.signature],
      nowSeconds: Math.floor(world.clock.now() / 1000),
    })
    // It does not come again.
    expect(await response.json()).toEqual({ error: 0 })
    await intakeOf(gone).applier.idle()
    expect(await identifyJobs(data.order_id)).toEqual([])

    await applyWaiting()
    const [job] = await identifyJobs(data.order_id)
    await parcelTasks.tasks[IDENTIFY_PARCEL_ORDER]!(job?.payload, ATTEMPT)
    expect((await row(orderId)).platformOrderId).toBe(data.order_id)
    await applyWaiting()
    expect(await kinds(orderId)).toContain('hint')
    world.doors.state = 'open'
  })

  it('is asked for again when the platform was asked too soon', async () => {
    const orderId = await place('drop_after')
    await resolve(orderId, later(6))
    const { clientOrderId } = await row(orderId)
    const { data } = JSON.parse((await sentOf(orderId)).raw) as { data: { order_id: string } }
    const claim = { db: world.instance.db, platformOrderId: data.order_id, clientOrderId }
    await world.control('faults', { path: INFO, kind: 'error', code: 40303, times: 1 })
    await identifyOrder(claim)
    expect((await row(orderId)).platformOrderId).toBeNull()
    const [job] = await identifyJobs(data.order_id)
    expect(job).toMatchObject({ payload: { platformOrderId: data.order_id, clientOrderId } })
    expect(job?.seconds).toBeGreaterThan(55)
    await identifyOrder(claim)
    expect((await row(orderId)).platformOrderId).toBe(data.order_id)
    world.doors.state = 'open'
  })

  it('is sent again at once where the first never arrived', async () => {
    const orderId = await place('drop_before')
    await resolve(orderId, later(6))
    world.doors.state = 'open'
    expect((await row(orderId)).placing).toBe('placed')
  })

  it('is left to a person once nothing guards it any more', async () => {
    const orderId = await place('drop_before')
    const { clientOrderId } = await row(orderId)
    await resolve(orderId, later(70))
    world.doors.state = 'open'
    expect((await row(orderId)).placing).toBe('unconfirmed')
    expect(await made(PARCEL, clientOrderId)).toBe(1)
    expect(await kinds(orderId)).toEqual(['asked', 'unconfirmed', 'gave-up'])
  })
})
