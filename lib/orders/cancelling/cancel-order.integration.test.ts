import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderSends } from '@/lib/db/tables/order-sends'
import { orders } from '@/lib/db/tables/orders'
import type { Family } from '@/lib/domain/stages'
import { expressOrders } from '@/lib/express/express-orders'
import { foodOrders } from '@/lib/food/food-orders'
import { parcelOrders } from '@/lib/parcels/parcel-orders'
import { startSimulator } from '@/lib/simulator/server'
import { foodForm } from '@/lib/testing/forms/food-form'
import { parcelForm } from '@/lib/testing/forms/parcel-form'
import { waybillForm } from '@/lib/testing/forms/waybill-form'
import { heldAnswers, UNTIL_RELEASED } from '@/lib/testing/held-answers'
import { placeFood, placeParcel, placeWaybill } from '@/lib/testing/place-orders'
import { openWorld, type World } from '@/lib/testing/world'
import { orderCard } from '../lists/order-card'
import { lockOrder } from '../lock-order'
import { applyStatus } from '../status/apply-status'
import { changeOrder } from '../status/change-order'
import { syncOrder } from '../sweep/sync-order'
import { cancelOrder } from './cancel-order'

const CANCEL: Readonly<Record<Family, string>> = {
  food: '/order/takeaway/cancel',
  parcel: '/parcel/v1.0/order/cancel',
  express: '/order/homeexpress/cancel',
}
const ADAPTERS = { food: foodOrders, parcel: parcelOrders, express: expressOrders } as const
/** A published status with which the order goes on. */
const GOES_ON: Readonly<Record<Family, number>> = { food: 9005, parcel: 9005, express: 9 }
const FAMILIES = ['food', 'parcel', 'express'] as const

const clock = heldAnswers()
let world: World
beforeAll(async () => {
  world = await openWorld({
    startSimulator: (options) => startSimulator({ ...options, clock }),
    speed: 1,
    seed: 23,
  })
  // What settles an order here is what the test lets happen.
  world.doors.state = 'swallow'
})
afterAll(() => world.close())
beforeEach(() => world.control('reset', {}))

async function placed(family: Family): Promise<number> {
  const actor = await world.instance.actor('manager')
  const central = await world.instance.storeId('HK-CENTRAL-01')
  const shatin = await world.instance.storeId('HK-SHATIN-03')
  const { orderId } =
    family === 'food'
      ? await placeFood({ actor, form: foodForm(central) })
      : family === 'parcel'
        ? await placeParcel({ actor, form: parcelForm(central) })
        : await placeWaybill({ actor, form: waybillForm(shatin) })
  await world.control('hold', { order_id: (await row(orderId)).platformOrderId })
  await sync(family, orderId)
  return orderId
}

const sync = (family: Family, orderId: number) =>
  syncOrder(ADAPTERS[family], { db: world.instance.db, orderId })

const row = async (orderId: number) => {
  const [found] = await world.instance.db.select().from(orders).where(eq(orders.id, orderId))
  return found!
}
const standing = async (orderId: number) => orderCard(await row(orderId)).cancelling?.state ?? null

const cancel = async (family: Family, orderId: number) =>
  cancelOrder(ADAPTERS[family], {
    actor: await world.instance.actor('manager'),
    form: { orderId, reason: '', staffNumber: '0000' },
  })

const fault = (family: Family, kind: string, more: object = {}) =>
  world.control('faults', { path: CANCEL[family], kind, times: 1, ...more })

/** The platform tells a status, so many milliseconds after what is known of the cancellation. */
async function tell(orderId: number, code: number, afterMs: number): Promise<void> {
  await world.instance.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const at = new Date((order.cancellingSince ?? new Date()).getTime() + afterMs)
    const report = { source: 'callback', code, text: null, at } as const
    await changeOrder(tx, order, await applyStatus(tx, order, report))
  })
}

/** A cancellation whose answer was lost; the platform has done it for `drop_after`, else not. */
async function inDoubt(family: Family, kind: 'drop_before' | 'drop_after'): Promise<number> {
  const orderId = await placed(family)
  await fault(family, kind)
  await expect(cancel(family, orderId)).rejects.toMatchObject({ key: 'cancelUnknown' })
  return orderId
}

describe.each(FAMILIES)('of %s, a cancel whose answer was lost', (family) => {
  it('is in doubt on the card, and asked for again as often as the platform lets', async () => {
    const orderId = await inDoubt(family, 'drop_before')
    expect(await standing(orderId)).toBe('unconfirmed')
    expect(await world.instance.db.select().from(orderSends)).toEqual([])
    await sync(family, orderId)
    expect(await standing(orderId)).toBe('unconfirmed')
  })

  it('is settled by a status that ends it', async () => {
    const orderId = await inDoubt(family, 'drop_before')
    await tell(orderId, { food: 9021, parcel: 9021, express: 4 }[family], 1000)
    const { closed } = await row(orderId)
    // Of parcels no status that ends them is published (conventions §3).
    expect(closed).toBe(family !== 'parcel')
    expect(await standing(orderId)).toBe(closed ? null : 'unconfirmed')
  })

  it('is overtaken by a status with which it goes on, and not by one from before', async () => {
    const orderId = await inDoubt(family, 'drop_before')
    await tell(orderId, GOES_ON[family], -1000)
    expect(await standing(orderId)).toBe('unconfirmed')
    const other = await inDoubt(family, 'drop_before')
    await tell(other, GOES_ON[family], 1000)
    expect(await standing(other)).toBe('overtaken')
  })

  it('stays in doubt when asking once more is refused, which says nothing of the first', async () => {
    const orderId = await inDoubt(family, 'drop_after')
    if (family === 'parcel') return
    await fault(family, 'error', { code: 261004 })
    await expect(cancel(family, orderId)).rejects.toMatchObject({ code: '261004' })
    expect(await standing(orderId)).toBe('unconfirmed')
  })

  it('is forgotten by a refusal of the only request there was', async () => {
    const orderId = await placed(family)
    await fault(family, 'error', { code: family === 'parcel' ? 40302 : 261004 })
    await expect(cancel(family, orderId)).rejects.toMatchObject({ kind: 'refused' })
    expect(await standing(orderId)).toBeNull()
  })
})

it('a parcel whose lost cancel took is settled by what the platform tells of it', async () => {
  const orderId = await inDoubt('parcel', 'drop_after')
  await sync('parcel', orderId)
  expect(await row(orderId)).toMatchObject({ stage: 'cancelled', cancelling: null })
})

describe('a food order that the platform agreed to cancel', () => {
  it('is agreed to for everybody, and nobody asks a second time, until its status says so', async () => {
    const orderId = await placed('food')
    await cancel('food', orderId)
    expect(await standing(orderId)).toBe('agreed')
    await expect(cancel('food', orderId)).rejects.toMatchObject({ key: 'cancelAgreed' })
    expect(await world.received(CANCEL.food)).toHaveLength(1)
    await sync('food', orderId)
    expect(await row(orderId)).toMatchObject({
      stage: 'cancelled',
      statusCode: 9025,
      cancelling: null,
      cancellingSince: null,
    })
  })

  it('may be asked for again when the agreement came to nothing', async () => {
    const orderId = await placed('food')
    await cancel('food', orderId)
    await tell(orderId, 9011, 1000)
    expect(await standing(orderId)).toBe('overtaken')
    // The simulator has cancelled it, and says so.
    await expect(cancel('food', orderId)).rejects.toMatchObject({ kind: 'refused' })
    expect(await standing(orderId)).toBe('overtaken')
  })

  it('is being asked for while the answer is awaited: the second of two is told so', async () => {
    const orderId = await placed('food')
    await fault('food', 'slow', UNTIL_RELEASED)
    const first = cancel('food', orderId)
    await expect.poll(() => standing(orderId)).toBe('asking')
    await expect(cancel('food', orderId)).rejects.toMatchObject({ key: 'cancelAsked' })
    await expect.poll(async () => (await world.received(CANCEL.food)).length).toBe(1)
    clock.release()
    await first
    expect(await standing(orderId)).toBe('agreed')
  })
})
