import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderCodes } from '@/lib/db/tables/order-codes'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import { placeWaybill } from '@/lib/express/place-waybill'
import { resolveOrder as resolveWaybill } from '@/lib/express/resolve-order'
import { placeOrder } from '@/lib/food/place-order'
import { resolveOrder as resolveFood } from '@/lib/food/resolve-order'
import { sendFoodOrder } from '@/lib/food/send-order'
import { identifyOrder } from '@/lib/parcels/identify-order'
import { placeParcel } from '@/lib/parcels/place-parcel'
import { resolveOrder as resolveParcel } from '@/lib/parcels/resolve-order'
import { stores } from '@/lib/db/tables/stores'
import { startSimulator } from '@/lib/simulator/server'
import { eventually } from '@/lib/testing/eventually'
import { foodForm } from '@/lib/testing/food-form'
import { parcelForm } from '@/lib/testing/parcel-form'
import { waybillForm } from '@/lib/testing/waybill-form'
import { openWorld, type World } from '@/lib/testing/world'
import { markNotPlaced } from './mark-not-placed'
import { resendOrder } from './resend-order'
import { waitForOrder } from './wait-for-order'

const FOOD = '/order/takeaway/create'
const PARCEL = '/order/create'
const EXPRESS = '/order/homeexpress/create'

let world: World
let central: number
let shatin: number
beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: 20, seed: 11, timeoutMs: 4_000 })
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
  const { orderId, placing } = await placeOrder({
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
    now,
    send: (order) => sendFoodOrder(order, store!, 'person'),
  })
}

describe('food', () => {
  it('is never sent again by the machine, and is found by its phone number', async () => {
    const { orderId } = await foodInDoubt('drop_after')
    world.doors.state = 'open'
    await resolveFood({ db: world.instance.db, orderId, attempt: 0, now: later(70) })
    const { placing, platformOrderId, clientOrderId } = await row(orderId)
    expect(placing).toBe('placed')
    expect(platformOrderId).not.toBeNull()
    expect(await made(FOOD, clientOrderId)).toBe(1)
  })

  it('says what it tried, and that there is nothing left to try', async () => {
    const { orderId } = await foodInDoubt('drop_before')
    world.doors.state = 'open'
    await resolveFood({ db: world.instance.db, orderId, attempt: 0 })
    expect(await kinds(orderId)).toEqual(['asked', 'unconfirmed'])
    await resolveFood({ db: world.instance.db, orderId, attempt: 8 })
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
    await resolveFood({ db: world.instance.db, orderId, attempt: 0 })
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
    await eventually(async () => (await row(orderId)).placing === 'placed', 20_000)
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
    resolveWaybill({ db: world.instance.db, orderId, attempt: 0, now })

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

  it('trap 57: a repeated shipment code proves it, and a callback brings its number', async () => {
    const orderId = await place('drop_after')
    await resolve(orderId, later(70))
    expect(await row(orderId)).toMatchObject({ placing: 'placed', platformOrderId: null })
    world.doors.state = 'open'
    await eventually(async () => (await row(orderId)).platformOrderId !== null, 20_000)
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
      ...{ key: 'platformRefused', fields: { clientShipmentCode: 'refused' } },
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
    resolveParcel({ db: world.instance.db, orderId, attempt: 0, now })

  it('40303 within the minute proves it; the number comes with a callback that a query confirms', async () => {
    const orderId = await place('drop_after')
    await resolve(orderId, later(6))
    expect(await row(orderId)).toMatchObject({ placing: 'placed', platformOrderId: null })
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
