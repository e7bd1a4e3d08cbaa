import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '@/lib/db/tables/orders'
import {
  EXPRESS_PRODUCTS,
  expressRules,
  type ExpressProduct,
} from '@/lib/domain/express/express-products'
import { refreshOrder } from '@/lib/orders/sweep/refresh-order'
import { startSimulator } from '@/lib/simulator/server'
import { draftFor, lockerOf } from '@/lib/testing/forms/draft-for'
import { eventually } from '@/lib/testing/eventually'
import { waybillForm } from '@/lib/testing/forms/waybill-form'
import { openWorld, type World } from '@/lib/testing/world'
import { expressOrders } from '@/lib/express/express-orders'
import { cancelOrder } from '@/lib/orders/cancelling/cancel-order'
import { syncOrder } from '@/lib/orders/sweep/sync-order'
import { placeWaybill } from '@/lib/testing/place-orders'
import { getWaybill } from './get-waybill'

let world: World
beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: 20, seed: 17 })
})
afterAll(() => world.close())

const warehouse = () => world.instance.actor('warehouse')

async function place(product: ExpressProduct) {
  const storeId = await world.instance.storeId('HK-SHATIN-03')
  const isLocker = expressRules(product).destination === 'locker'
  const draft = await draftFor(
    product,
    isLocker ? { lockerCode: await lockerOf('ParcelNook') } : {},
  )
  const form = waybillForm(storeId, { product, draft })
  const { orderId, placing } = await placeWaybill({ actor: await warehouse(), form })
  expect(placing).toBe('placed')
  const [row] = await world.instance.db.select().from(orders).where(eq(orders.id, orderId))
  const number = row?.platformOrderId ?? ''
  await world.control('hold', { order_id: number })
  return { orderId, number }
}

const page = async (orderId: number) => {
  const waybill = await getWaybill({ actor: await warehouse(), orderId })
  if (!waybill) throw new Error('the waybill is not to be seen')
  return waybill
}

/** As the job does that every callback adds. */
const confirm = (orderId: number) => syncOrder(expressOrders, { db: world.instance.db, orderId })

/** Moves it by one step and waits until both callbacks have told of it. */
async function advance({ orderId, number }: { orderId: number; number: string }, legacy: number) {
  await world.control(`orders/${number}/advance`, {})
  return eventually(async () => {
    const waybill = await page(orderId)
    return waybill.statuses.legacy?.code === legacy && waybill
  })
}

describe.each(EXPRESS_PRODUCTS)('a waybill of %s', (product) => {
  it('shows all that was asked for and all that the platform tells', async () => {
    const { orderId, number } = await place(product)
    await confirm(orderId)
    const waybill = await page(orderId)
    expect(waybill.asked?.product).toBe(product)
    expect(waybill.waybill).toMatchObject({
      orderId: number,
      clientOrderId: waybill.card.clientOrderId,
      clientShipmentCode: waybill.asked?.draft.clientShipmentCode,
      recipient: { name: 'Chan Tai Man', phone: '61234567', phone2: '91234567' },
      remark: 'Ring twice',
      receipts: [],
    })
    expect(waybill.waybill?.shipmentCode).not.toBe(number)
    expect(waybill.waybill?.recipient.lockerCode !== null).toBe(
      expressRules(product).destination === 'locker',
    )
    expect(waybill.track.map(({ source, code }) => [source, code])).toEqual([
      ['events', null],
      ['log', 8],
    ])
    expect(waybill.statuses).toMatchObject({ current: { code: 9005 }, legacy: { code: 8 } })
    expect(Date.now() - Date.parse(waybill.asOf ?? '')).toBeLessThan(60_000)
    expect(JSON.stringify(waybill.raw)).toContain(number)
  })
})

describe('a waybill on its way', () => {
  it('traps 22, 23, 62: stands in both vocabularies at once, and keeps both of its tracks', async () => {
    const placed = await place('HDP-ECOMM-H')
    const current: (number | undefined)[] = []
    for (const legacy of [1, 9, 2, 4]) {
      await advance(placed, legacy)
      const told = await eventually(async () => {
        await confirm(placed.orderId)
        const waybill = await page(placed.orderId)
        return waybill.track.length === 2 * (current.length + 2) && waybill
      })
      current.push(told.statuses.current?.code)
    }
    expect(current).toEqual([9005, 9015, 9015, 9021])
    const { card, track, waybill, statuses } = await page(placed.orderId)
    expect(card).toMatchObject({ stage: 'done' })
    expect(statuses.legacy).toMatchObject({ code: 4, stage: 'done' })
    expect(statuses.current?.text).toBe('Completed')
    const ofLog = track.filter(({ source }) => source === 'log')
    expect(ofLog.map(({ code }) => code)).toEqual([4, 2, 9, 1, 8])
    const ofEvents = track.filter(({ source }) => source === 'events')
    // In the language of the store: this reader has none of their own.
    expect(ofEvents[0]?.title).toMatch(/已簽收/)
    expect(waybill?.receipts).toHaveLength(1)
    expect(waybill?.courier).toMatchObject({ positionName: 'Van' })
  })

  it('tells the exception that a callback brought until the next says that it is over', async () => {
    const { orderId, number } = await place('HDP-SFWH-H')
    const shown = async () => (await page(orderId)).exception?.text ?? null
    for (const text of ['Nobody answered the door', '', 'The van broke down', '']) {
      // What says the same within one second is a repeat: finer a callback does not tell.
      world.clock.move(1)
      await world.control('exceptions', { order_id: number, text })
      await eventually(async () => (await shown()) === (text || null))
    }
    const problems = (await page(orderId)).timeline.flatMap(({ problem }) => problem ?? [])
    expect(problems).toEqual(['Nobody answered the door', '', 'The van broke down', ''])
  })

  it('ends an exception with the next status, and with one that only the answer told', async () => {
    const placed = await place('HDP-SFWH-H')
    const shown = async () => (await page(placed.orderId)).exception?.text ?? null
    const report = (text: string) => world.control('exceptions', { order_id: placed.number, text })
    await report('Nobody answered the door')
    await eventually(async () => (await shown()) !== null)
    // 9005 becomes 9015 with the second step (express §3).
    await advance(placed, 1)
    await advance(placed, 9)
    await eventually(async () => (await shown()) === null)
    await report('The van broke down')
    await eventually(async () => (await shown()) !== null)
    await world.instance.db.execute(sql`
      insert into order_events (order_id, identity, source, kind, status_code, at) values
        (${placed.orderId}, 'status:2:1', 'query', 'status', 2, now() + interval '1 hour'),
        (${placed.orderId}, 'status:9015:1', 'query', 'status', 9015, now() + interval '1 hour')`)
    expect(await shown()).toBe('The van broke down')
    await world.instance.db.execute(sql`
      insert into order_events (order_id, identity, source, kind, status_code, at) values
        (${placed.orderId}, 'status:9017:1', 'query', 'status', 9017, now() + interval '1 hour')`)
    expect(await shown()).toBeNull()
  })

  it('tells what it learned later as later, where the answer has the minute only', async () => {
    const { orderId } = await place('HDP-SFWH-H')
    await world.instance.db.execute(sql`
      insert into order_events (order_id, identity, source, kind, status_code, at) values
        (${orderId}, 'status:9005:2', 'callback', 'status', 9005, '2026-11-01T02:00:30Z'),
        (${orderId}, 'status:9015:2', 'callback', 'status', 9015, '2026-11-01T02:00:50Z'),
        (${orderId}, 'status:9015:3', 'query', 'status', 9015, '2026-11-01T02:00:00Z')`)
    const { timeline } = await page(orderId)
    expect(timeline.slice(0, 3).map(({ source, statusCode }) => [source, statusCode])).toEqual([
      ['callback', 9005],
      ['callback', 9015],
      ['query', 9015],
    ])
  })

  it('is kept without its tracks where the platform does not tell them', async () => {
    const { orderId } = await place('HDP-SFWH-H')
    for (const path of ['event_track', 'list_order_log']) {
      const fault = { path: `/order/homeexpress/${path}`, kind: 'http_500', times: 1 }
      await world.control('faults', fault)
    }
    await confirm(orderId)
    const { waybill, track } = await page(orderId)
    expect(waybill).not.toBeNull()
    expect(track).toEqual([])
  })
})

describe('asking anew', () => {
  const jobs = async (orderId: number) => {
    const { rows } = await world.instance.db.execute(
      sql`select 1 from graphile_worker.jobs where key = ${`express.confirm-order:${orderId}`}`,
    )
    return rows.length
  }

  it('trap 64: puts one question, however many look, and none while the answer is new', async () => {
    const { orderId } = await place('HDP-SFWH-H')
    const actor = await warehouse()
    const open = () => refreshOrder({ actor, orderId, why: 'opened' })
    await Promise.all([open(), open(), open()])
    expect(await jobs(orderId)).toBe(1)
    await confirm(orderId)
    await world.instance.db.execute(
      sql`select graphile_worker.remove_job(${`express.confirm-order:${orderId}`})`,
    )
    await open()
    expect(await jobs(orderId)).toBe(0)
  })

  it('is for those who may see it', async () => {
    const { orderId } = await place('HDP-SFWH-H')
    const actor = await world.instance.actor('staff')
    const refused = refreshOrder({ actor, orderId, why: 'pressed' })
    await expect(refused).rejects.toMatchObject({ key: 'notFound' })
    expect(await getWaybill({ actor, orderId })).toBeNull()
  })
})

describe('cancelling', () => {
  const cancel = async (orderId: number) =>
    cancelOrder(expressOrders, { actor: await warehouse(), form: { orderId } })

  it.each(EXPRESS_PRODUCTS)('%s: is over as soon as the platform agrees', async (product) => {
    const { orderId } = await place(product)
    await cancel(orderId)
    const cancelled = await eventually(async () => {
      const waybill = await page(orderId)
      return waybill.statuses.legacy?.code === 6 && waybill
    })
    expect(cancelled.card.stage).toBe('cancelled')
    expect(cancelled.timeline.map(({ kind }) => kind)).toContain('cancel-asked')
    expect(cancelled.timeline).toContainEqual(
      expect.objectContaining({ kind: 'cancelled', source: 'query' }),
    )
    await confirm(orderId)
    expect((await page(orderId)).card.stage).toBe('cancelled')
    await expect(cancel(orderId)).rejects.toMatchObject({ key: 'orderClosed' })
  })

  it('trap 56: is not sent once the legacy status is past 8', async () => {
    const placed = await place('HDP-SFWH-H')
    await advance(placed, 1)
    await expect(cancel(placed.orderId)).rejects.toMatchObject({ key: 'waybillTooFar' })
    const sent = await world.received('/order/homeexpress/cancel')
    expect(JSON.stringify(sent)).not.toContain(placed.number)
  })

  it('trap 56: is refused past the cut-off, which only the platform knows, and told so', async () => {
    const { orderId, number } = await place('HDP-ECOMM-H')
    // Collected meanwhile, and nobody told us.
    world.doors.state = 'swallow'
    await world.control(`orders/${number}/advance`, {})
    await expect(cancel(orderId)).rejects.toMatchObject({ code: '262111' })
    const { card, timeline } = await page(orderId)
    expect(card.stage).toBe('waiting')
    // A callback of the placing may still be written down after it, so that it need not be the last.
    expect(timeline.map(({ kind }) => kind)).toContain('cancel-refused')
    // The same once more within 60 seconds is refused for that.
    await expect(cancel(orderId)).rejects.toMatchObject({ code: '261005' })
    // Not sooner: what tells of the collecting may be long on its way on a busy machine.
    world.doors.state = 'open'
  })

  it('without an answer nobody knows, so that it stays open and is asked for', async () => {
    const { orderId } = await place('HDP-SFWH-H')
    const fault = { path: '/order/homeexpress/cancel', kind: 'drop_before', times: 1 }
    await world.control('faults', fault)
    await expect(cancel(orderId)).rejects.toMatchObject({ key: 'cancelUnknown' })
    const { card, timeline } = await page(orderId)
    expect(card.stage).toBe('waiting')
    expect(timeline.map(({ kind }) => kind)).toContain('cancel-unconfirmed')
  })

  it('is not for other stores', async () => {
    const { orderId } = await place('HDP-SFWH-H')
    const actor = await world.instance.actor('staff')
    await expect(cancelOrder(expressOrders, { actor, form: { orderId } })).rejects.toMatchObject({
      key: 'notFound',
    })
  })
})

describe('a parcel that did not arrive', () => {
  it('is sent again under a new waybill, and both say so', async () => {
    const { orderId } = await place('HDP-SFWH-H')
    const storeId = await world.instance.storeId('HK-SHATIN-03')
    const form = { ...waybillForm(storeId), replaces: orderId }
    const again = await placeWaybill({ actor: await warehouse(), form })
    const [first, second] = [await page(orderId), await page(again.orderId)]
    expect(first).toMatchObject({ replaces: null, replacedBy: [{ id: again.orderId }] })
    expect(second).toMatchObject({ replaces: { id: orderId }, replacedBy: [] })
    expect(second.replaces?.code).toBe(first.card.platformOrderId)
  })

  it('is none of another store', async () => {
    const [other] = await world.instance.db
      .insert(orders)
      .values({
        family: 'express',
        storeId: await world.instance.storeId('HK-CENTRAL-01'),
        clientOrderId: 'ELSEWHERE-1',
        placing: 'placed',
      })
      .returning({ id: orders.id })
    const storeId = await world.instance.storeId('HK-SHATIN-03')
    const form = { ...waybillForm(storeId), replaces: other!.id }
    const wrong = placeWaybill({ actor: await warehouse(), form })
    await expect(wrong).rejects.toMatchObject({ key: 'notFound' })
  })
})
