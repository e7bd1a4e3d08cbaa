import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import type { Family } from '@/lib/domain/stages'
import { placeWaybill } from '@/lib/express/place-waybill'
import { sendWaybill } from '@/lib/express/send-waybill'
import { placeOrder } from '@/lib/food/place-order'
import { sendFoodOrder } from '@/lib/food/send-order'
import { placeParcel } from '@/lib/parcels/place-parcel'
import { sendParcel } from '@/lib/parcels/send-parcel'
import { startSimulator } from '@/lib/simulator/server'
import { foodForm } from '@/lib/testing/food-form'
import { parcelForm } from '@/lib/testing/parcel-form'
import { waybillForm } from '@/lib/testing/waybill-form'
import { openWorld, type World } from '@/lib/testing/world'
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
const SEND = { food: sendFoodOrder, express: sendWaybill, parcel: sendParcel } as const
const OTHER = { food: 'parcel', express: 'food', parcel: 'express' } as const

let world: World
beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: 20, seed: 19, timeoutMs: 4_000 })
})
afterAll(() => world.close())

const placing: Record<Family, () => Promise<{ orderId: number }>> = {
  food: async () => {
    const actor = await world.instance.actor('manager')
    const form = foodForm(await world.instance.storeId('HK-CENTRAL-01'), {
      recipientPhone: `6${String(Date.now()).slice(-7)}`,
    })
    return placeOrder({ actor, form })
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
      const resend = (as: Family) => decideToResend({ actor, orderId, family: as, send: SEND[as] })
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
    const resend = decideToResend({ actor, orderId, family, send: SEND[family] })
    await expect(resend).rejects.toMatchObject(missing)
    expect(await row(orderId)).toMatchObject({ placing: 'unconfirmed', waitUntil: null })
  },
)
