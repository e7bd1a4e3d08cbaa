import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settings } from '@/lib/config/settings'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import { cents } from '@/lib/domain/money'
import { grams } from '@/lib/domain/weight'
import { platform } from '@/lib/platform/current'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { callbackServer, type CallbackServer } from '@/lib/testing/callback-server'
import { eventually } from '@/lib/testing/eventually'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { expressOrders } from '@/lib/express/express-orders'
import { syncOrder } from '@/lib/orders/sweep/sync-order'
import { parcelOrders } from '@/lib/parcels/parcel-orders'
import { expressCallback, expressLegacyCallback } from './express-callback'
import { intakeOf } from './intake'
import { parcelCallback } from './parcel-callback'
import { receiveCallback } from './receive-callback'

const KINDS = {
  '/callbacks/parcel': parcelCallback,
  '/callbacks/express': expressCallback,
  '/callbacks/express-legacy': expressLegacyCallback,
}

let instance: TestInstance
let simulator: RunningSimulator
let callbacks: CallbackServer

beforeAll(async () => {
  callbacks = await callbackServer((request) =>
    receiveCallback({
      db: instance.db,
      request,
      kind: KINDS[new URL(request.url).pathname as keyof typeof KINDS],
      credentials: [settings().zones.AP1!.signature],
      nowSeconds: Math.floor(Date.now() / 1000),
    }),
  )
  simulator = await startSimulator({ port: 0, callbackUrl: callbacks.url, speed: 20, seed: 5 })
  instance = await testInstance({ simulatorPort: simulator.port })
})
afterAll(async () => {
  await simulator.stop()
  await callbacks.close()
  await instance.close()
})

async function control(path: string, body: object = {}) {
  const response = await fetch(`${simulator.url}/_control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}

/** The deliveries that the simulator holds for acknowledged or not. */
async function deliveries(orderId: string): Promise<{ url: string; ok: boolean }[]> {
  const response = await fetch(`${simulator.url}/_control/callbacks?order_id=${orderId}`)
  return (await response.json()) as { url: string; ok: boolean }[]
}

async function recorded(family: 'parcel' | 'express', clientOrderId: string, orderId: string) {
  const [row] = await instance.db
    .insert(orders)
    .values({
      family,
      storeId: await instance.storeId(family === 'parcel' ? 'HK-CENTRAL-01' : 'HK-SHATIN-03'),
      clientOrderId,
      platformOrderId: orderId,
      placing: 'placed',
    })
    .returning({ id: orders.id })
  return row!.id
}

const order = async (id: number) =>
  (await instance.db.select().from(orders).where(eq(orders.id, id)))[0]!
const events = (id: number) =>
  instance.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))

describe('parcels', () => {
  it('trap 16, 17: a signed callback with an unsigned status is a hint until the platform confirms it', async () => {
    const api = platform().parcel('AP1')
    const context = { region: 'HK', language: 'en' } as const
    const person = { name: 'Chan Tai Man', phone: '91234567' }
    const { orderId } = await api.createOrder(
      {
        merchantId: '700001',
        clientOrderId: 'PARCEL-1',
        product: 'DASH2HR',
        path: [
          {
            address: '1 Connaught Place',
            location: { lat: 22.2819, lng: 114.158 },
            contacts: [person],
          },
          {
            address: '88 Queen’s Road',
            location: { lat: 22.2849, lng: 114.1533 },
            contacts: [person],
          },
        ],
        items: { value: cents(10_000), weight: grams(1_000), box: 'S' },
      },
      context,
    )
    const id = await recorded('parcel', 'PARCEL-1', orderId)
    await control('hold', { order_id: orderId })
    await control(`orders/${orderId}/advance`)
    // Of two statuses that were signed in one second the first is the hint (decision 0205).
    await eventually(async () => {
      const sent = await deliveries(orderId)
      return sent.length >= 2 && sent.every(({ ok }) => ok)
    })
    await intakeOf(instance.db).applier.idle()

    // Told, and nothing moved.
    expect(await order(id)).toMatchObject({ statusCode: null, courierName: null })
    expect(await events(id)).toContainEqual(
      expect.objectContaining({ kind: 'hint', source: 'callback' }),
    )
    const jobs = await instance.db.execute(
      sql`select 1 from graphile_worker.jobs where key = ${`parcels.confirm-order:${id}`}`,
    )
    expect(jobs.rows).toHaveLength(1)

    await syncOrder(parcelOrders, { db: instance.db, orderId: id })
    expect(await order(id)).toMatchObject({ statusCode: 9034, stage: 'waiting' })
    await control(`orders/${orderId}/advance`)
    await eventually(async () => {
      await syncOrder(parcelOrders, { db: instance.db, orderId: id })
      return (await order(id)).stage === 'coming'
    })
    expect(await order(id)).toMatchObject({ courierConfirmed: true })
    await eventually(async () => {
      const sent = await deliveries(orderId)
      return sent.length > 0 && sent.every(({ ok }) => ok)
    })
  })
})

describe('home express', () => {
  it('trap 22, 23: two callbacks with two vocabularies move one waybill, never back', async () => {
    const { orderId, clientOrderId } = await createdWaybill('WAYBILL-1')
    const id = await recorded('express', clientOrderId, orderId)
    const stages: string[] = []
    for (const legacy of [1, 9, 2, 4]) {
      await control(`orders/${orderId}/advance`)
      await eventually(async () =>
        (await events(id)).some(({ statusCode }) => statusCode === legacy),
      )
      stages.push((await order(id)).stage)
    }
    expect(stages).toEqual(['waiting', 'riding', 'riding', 'done'])
    await eventually(async () => {
      const sent = await deliveries(orderId)
      const addresses = new Set(sent.map(({ url }) => new URL(url).pathname))
      return (
        addresses.has('/callbacks/express') &&
        addresses.has('/callbacks/express-legacy') &&
        sent.every(({ ok }) => ok)
      )
    })
    await intakeOf(instance.db).applier.idle()
    // A current code that is not known hides nothing.
    expect((await order(id)).stage).toBe('done')
    await syncOrder(expressOrders, { db: instance.db, orderId: id })
    expect(await order(id)).toMatchObject({ stage: 'done', closed: true })
    expect((await order(id)).answer?.['waybill']).toMatchObject({ order_id: orderId })
  })

  it('what went wrong is kept once for each report, however long its words are', async () => {
    const { orderId, clientOrderId } = await createdWaybill('WAYBILL-2')
    const id = await recorded('express', clientOrderId, orderId)
    // Nothing that a database could make shorter.
    const long = randomBytes(12_000).toString('base64')
    const reported = async () => {
      const all = await events(id)
      return all.flatMap(({ detail }) => (detail?.['exception'] as string | undefined) || [])
    }
    for (const text of ['Gate closed', long]) {
      await control('exceptions', { order_id: orderId, text })
      await eventually(async () => (await reported()).includes(text))
    }
    expect((await reported()).toSorted()).toEqual(['Gate closed', long].toSorted())
  })
})

async function createdWaybill(clientOrderId: string) {
  const api = platform().express()
  const context = { language: 'en' } as const
  const product = 'HDP-ECOMM-H'
  const slots = await api.dateTimeSlots({ merchantId: 800001, product }, context)
  const address = {
    building: 'Sha Tin Centre',
    street: '2 Wang Pok Street',
    district: '沙田區',
    area: 'New Territories',
  }
  const location = { lat: 22.3814, lng: 114.1886 }
  const person = { name: 'Chan Tai Man', callingCode: '852', phone: '91234567', address, location }
  const { orderId } = await api.createOrder(
    {
      merchantId: 800001,
      product,
      draft: {
        clientOrderId,
        box: 'S',
        boxes: 1,
        weight: grams(1_000),
        items: [],
        sender: person,
        recipient: person,
        pickup: firstPickup(slots),
      },
    },
    context,
  )
  await control('hold', { order_id: orderId })
  return { orderId, clientOrderId }
}

type Slots = Awaited<
  ReturnType<ReturnType<ReturnType<typeof platform>['express']>['dateTimeSlots']>
>

/** The last pickup slot: its cut-off is far away. */
function firstPickup(slots: Slots) {
  const slot = slots.pickup.slots.at(-1)
  if (!slot) throw new Error('no pickup slot')
  return { date: slot.date, period: slot.period }
}
