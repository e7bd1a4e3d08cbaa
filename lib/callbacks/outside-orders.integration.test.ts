import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settings } from '@/lib/config/settings'
import { inbox } from '@/lib/db/tables/inbox'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import { cents } from '@/lib/domain/money'
import type { Family } from '@/lib/domain/stages'
import { grams } from '@/lib/domain/weight'
import { platform } from '@/lib/platform/current'
import { signForTests } from '@/lib/testing/sign-for-tests'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { callbackServer, type CallbackServer } from '@/lib/testing/callback-server'
import { eventually } from '@/lib/testing/eventually'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { foodOrders } from '@/lib/food/food-orders'
import { syncOrder } from '@/lib/orders/sweep/sync-order'
import { adoptClaimed } from './adopt-claimed'
import { adoptOrder } from './adopt-order'
import { expressCallback, expressLegacyCallback } from './express-callback'
import { findOutsideOrders } from './find-outside-orders'
import { foodCallback } from './food-callback'
import { intakeOf } from './intake'
import { assignToStore } from './assign-to-store'
import { parcelCallback } from './parcel-callback'
import { receiveCallback } from './receive-callback'

const KINDS = {
  '/callbacks/food': foodCallback,
  '/callbacks/parcel': parcelCallback,
  '/callbacks/express': expressCallback,
  '/callbacks/express-legacy': expressLegacyCallback,
}
const CREDENTIALS = { appId: 10001, secretKey: 'simulator-secret-key' }

let instance: TestInstance
let simulator: RunningSimulator
let callbacks: CallbackServer
let admin: number
let number = 0

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
  simulator = await startSimulator({ port: 0, callbackUrl: callbacks.url, speed: 20, seed: 11 })
  instance = await testInstance({ simulatorPort: simulator.port })
  admin = (await instance.actor('admin')).id
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

const kept = (family: Family, platformOrderId: string) =>
  instance.db
    .select()
    .from(inbox)
    .where(and(eq(inbox.family, family), eq(inbox.platformOrderId, platformOrderId)))
    .orderBy(inbox.id)

const ordersOf = (family: Family, platformOrderId: string) =>
  instance.db
    .select()
    .from(orders)
    .where(and(eq(orders.family, family), eq(orders.platformOrderId, platformOrderId)))

/** The callback has come and waits; how long it has waited is then set back. */
async function waits(family: Family, orderId: string, minutes = 3): Promise<number> {
  const [first] = await eventually(async () => {
    const rows = await kept(family, orderId)
    return rows.length > 0 && rows
  })
  expect(first).toMatchObject({ appliedAt: null, orderId: null })
  await instance.db
    .update(inbox)
    .set({ receivedAt: sql`now() - make_interval(mins => ${minutes})` })
    .where(eq(inbox.platformOrderId, orderId))
  return first!.id
}

/** The orders that a job was added for, by the platform's number. */
async function toAdopt(): Promise<string[]> {
  await findOutsideOrders(instance.db)
  const { rows } = await instance.db.execute<{ key: string }>(
    sql`select key from graphile_worker.jobs where key like 'callbacks.adopt-order:%'`,
  )
  return rows.map(({ key }) => key.split(':')[2] ?? '')
}

/** An express callback as the platform signs it, about a waybill of which nothing else is known. */
async function expressTold(change: Record<string, unknown> = {}): Promise<string> {
  number += 1
  const orderId = `EX${number}`
  const data = {
    meta: { lang: 'en', region: 'HK' },
    order_id: orderId,
    client_order_id: `EC${number}`,
    merchant_id: '800001',
    shipment_code: '',
    client_shipment_code: '',
    timestamp: Math.floor(Date.now() / 1000),
    order_status: 9005,
    status_desc: 'Awaiting collection',
    exception_description: '',
    ...change,
  }
  const body = signForTests(data, CREDENTIALS, new Date())
  const response = await fetch(`${callbacks.url}/callbacks/express`, { method: 'POST', body })
  expect(response.status).toBe(200)
  await intakeOf(instance.db).applier.idle()
  return orderId
}

async function outsideFood(): Promise<{ orderId: string; clientOrderId: string }> {
  number += 1
  const clientOrderId = `20261121${String(number).padStart(4, '0')}`
  const { orderId } = await platform()
    .food('AP1')
    .createOrder(
      {
        storeCode: 'HK-CENTRAL-01',
        clientOrderId,
        pickupCode: null,
        orderedAt: new Date(),
        scheduledFor: null,
        recipient: {
          name: 'Chan',
          phone: '91234567',
          address: '1 Hennessy Road',
          location: { lat: 22.2775, lng: 114.172 },
        },
        total: cents(12_050),
      },
      { region: 'HK', language: 'en' },
    )
  await control('hold', { order_id: orderId })
  return { orderId, clientOrderId }
}

async function outsideParcel(clientOrderId: string): Promise<string> {
  const person = { name: 'Tan', phone: '91234567' }
  const { orderId } = await platform()
    .parcel('AP2')
    .createOrder(
      {
        merchantId: '720001',
        clientOrderId,
        product: 'DASH2HR',
        path: [
          {
            address: '4 Orchard Road',
            location: { lat: 1.3048, lng: 103.8318 },
            contacts: [person],
          },
          {
            address: '1 Scotts Road',
            location: { lat: 1.3065, lng: 103.8325 },
            contacts: [person],
          },
        ],
        items: { value: cents(10_000), weight: grams(1_000), box: 'S' },
      },
      { region: 'SG', language: 'en' },
    )
  await control('hold', { order_id: orderId })
  return orderId
}

describe('a food order from outside', () => {
  it('waits for a person, who gives it to the store that the platform confirms', async () => {
    const { orderId, clientOrderId } = await outsideFood()
    const inboxId = await waits('food', orderId)
    await control(`orders/${orderId}/advance`)
    await eventually(async () => (await kept('food', orderId)).length === 2)
    expect(await toAdopt()).not.toContain(orderId)

    const { db } = instance
    const give = async (code: string) =>
      assignToStore({ db, inboxId, storeId: await instance.storeId(code), actorId: admin })
    await expect(give('HK-MONGKOK-02')).rejects.toMatchObject({ key: 'orderOfAnother' })
    expect(await ordersOf('food', orderId)).toEqual([])

    const given = await give('HK-CENTRAL-01')
    const [order] = await ordersOf('food', orderId)
    expect(order).toMatchObject({
      id: given.orderId,
      storeId: await instance.storeId('HK-CENTRAL-01'),
      clientOrderId,
      origin: 'elsewhere',
      formKey: null,
      placing: 'placed',
      stage: 'coming',
    })
    expect((await kept('food', orderId)).every(({ appliedAt }) => appliedAt !== null)).toBe(true)
    const events = await instance.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, given.orderId))
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'adopted', source: 'staff', actorId: admin }),
    )
    await expect(give('HK-CENTRAL-01')).rejects.toMatchObject({ key: 'callbackNotWaiting' })

    await syncOrder(foodOrders, { db: instance.db, orderId: given.orderId })
    const [whole] = await ordersOf('food', orderId)
    expect(whole).toMatchObject({ courierConfirmed: true, doorLat: 22.2775, doorLng: 114.172 })
  })

  it('is not given to a store that has another order of its number', async () => {
    const { orderId, clientOrderId } = await outsideFood()
    const inboxId = await waits('food', orderId)
    const storeId = await instance.storeId('HK-CENTRAL-01')
    await instance.db.insert(orders).values({
      family: 'food',
      storeId,
      clientOrderId,
      platformOrderId: `${orderId}-first`,
      placing: 'placed',
    })
    const given = assignToStore({ db: instance.db, inboxId, storeId, actorId: admin })
    await expect(given).rejects.toMatchObject({ key: 'orderNumberTaken' })
    expect(await kept('food', orderId)).toContainEqual(expect.objectContaining({ appliedAt: null }))
  })

  it('cannot be given to a store without food orders', async () => {
    const { orderId } = await outsideFood()
    const inboxId = await waits('food', orderId)
    const [store] = await instance.db
      .insert(stores)
      .values({ code: 'HK-NOFOOD', name: 'No food', region: 'HK', lat: 22.3, lng: 114.1 })
      .returning()
    const given = assignToStore({ db: instance.db, inboxId, storeId: store!.id, actorId: admin })
    await expect(given).rejects.toMatchObject({ key: 'storeWithoutFamily' })
  })
})

describe('a waybill from outside', () => {
  it('becomes an order of the one store with its merchant, after two minutes', async () => {
    const orderId = await expressTold()
    await waits('express', orderId, 1)
    expect(await toAdopt()).not.toContain(orderId)
    await waits('express', orderId, 3)
    expect(await toAdopt()).toContain(orderId)

    const adopt = () =>
      adoptClaimed({ db: instance.db, family: 'express', platformOrderId: orderId })
    await Promise.all([adopt(), adopt()])
    await adopt()
    const found = await ordersOf('express', orderId)
    expect(found).toEqual([
      expect.objectContaining({
        storeId: await instance.storeId('HK-SHATIN-03'),
        origin: 'elsewhere',
        statusCode: 9005,
        stage: 'waiting',
      }),
    ])
    const { rows } = await instance.db.execute(
      sql`select 1 from graphile_worker.jobs where key = ${`express.confirm-order:${found[0]!.id}`}`,
    )
    expect(rows).toHaveLength(1)
  })

  it('waits when its merchant is nobody’s, or unsaid, or too long ago', async () => {
    const nobodys = await expressTold({ merchant_id: '800009' })
    const unsaid = await expressTold({ merchant_id: { id: 800001 } })
    const old = await expressTold()
    await waits('express', nobodys)
    await waits('express', unsaid)
    await waits('express', old, 2 * 24 * 60)
    const found = await toAdopt()
    expect([nobodys, unsaid, old].filter((id) => found.includes(id))).toEqual([])
  })

  it('waits when several stores share its merchant', async () => {
    const merchant = 800_123
    const twin = { region: 'HK', lat: 22.3, lng: 114.1, expressMerchantId: merchant } as const
    const codes = ['HK-TWIN-1', 'HK-TWIN-2']
    await instance.db.insert(stores).values(codes.map((code) => ({ ...twin, code, name: code })))
    const orderId = await expressTold({ merchant_id: String(merchant) })
    await waits('express', orderId)
    expect(await toAdopt()).not.toContain(orderId)
  })

  it('is left alone once somebody dismissed it', async () => {
    const orderId = await expressTold()
    const inboxId = await waits('express', orderId)
    await instance.db
      .update(inbox)
      .set({ dismissedAt: new Date(), dismissedBy: admin })
      .where(eq(inbox.id, inboxId))
    expect(await toAdopt()).not.toContain(orderId)
    await adoptClaimed({ db: instance.db, family: 'express', platformOrderId: orderId })
    expect(await ordersOf('express', orderId)).toEqual([])
  })

  it('is no machine’s to tell from a resend of ours with the same number', async () => {
    const clientOrderId = 'RESENT-1'
    await instance.db.insert(orders).values({
      family: 'express',
      storeId: await instance.storeId('HK-CENTRAL-01'),
      clientOrderId,
      platformOrderId: 'EX-FIRST',
      placing: 'placed',
    })
    const orderId = await expressTold({ client_order_id: clientOrderId })
    await waits('express', orderId)
    const adopted = adoptClaimed({ db: instance.db, family: 'express', platformOrderId: orderId })
    await expect(adopted).rejects.toMatchObject({ key: 'orderNumberTaken' })
    expect(await ordersOf('express', orderId)).toEqual([])
  })

  it('is one order, though two stores want it at once', async () => {
    const adopt = async (code: string) =>
      adoptOrder(instance.db, {
        family: 'express',
        storeId: await instance.storeId(code),
        platformOrderId: 'EX-WANTED',
        clientOrderId: 'WANTED-1',
        since: new Date(),
        actorId: admin,
      })
    const ids = await Promise.all([adopt('HK-CENTRAL-01'), adopt('HK-MONGKOK-02')])
    expect(new Set(ids).size).toBe(1)
    expect(await ordersOf('express', 'EX-WANTED')).toHaveLength(1)
  })
})

describe('a parcel from outside', () => {
  it('is asked for before it becomes an order: its own number is not signed', async () => {
    const orderId = await outsideParcel('OUTSIDE-PARCEL-1')
    await waits('parcel', orderId)
    expect(await toAdopt()).toContain(orderId)
    await adoptClaimed({ db: instance.db, family: 'parcel', platformOrderId: orderId })
    expect(await ordersOf('parcel', orderId)).toEqual([
      expect.objectContaining({
        storeId: await instance.storeId('SG-ORCHARD-01'),
        clientOrderId: 'OUTSIDE-PARCEL-1',
        origin: 'elsewhere',
      }),
    ])
  })

  it('that turns out to be ours, asked for and never answered, is proven and not doubled', async () => {
    const clientOrderId = 'OUR-PARCEL-1'
    const [ours] = await instance.db
      .insert(orders)
      .values({
        family: 'parcel',
        storeId: await instance.storeId('SG-ORCHARD-01'),
        clientOrderId,
        placing: 'unconfirmed',
      })
      .returning({ id: orders.id })
    const orderId = await outsideParcel(clientOrderId)
    await waits('parcel', orderId)
    await adoptClaimed({ db: instance.db, family: 'parcel', platformOrderId: orderId })
    expect(await ordersOf('parcel', orderId)).toEqual([
      expect.objectContaining({ id: ours!.id, origin: 'here', placing: 'placed' }),
    ])
    expect((await kept('parcel', orderId)).every((row) => row.orderId === ours!.id)).toBe(true)
  })

  it('stays where it is while the platform does not answer', async () => {
    const orderId = await outsideParcel('OUTSIDE-PARCEL-2')
    await waits('parcel', orderId)
    await control('faults', { path: '/order/info', kind: 'http_500', times: 1 })
    const adopt = () =>
      adoptClaimed({ db: instance.db, family: 'parcel', platformOrderId: orderId })
    await expect(adopt()).rejects.toMatchObject({ kind: 'server-failed' })
    expect(await ordersOf('parcel', orderId)).toEqual([])
    await adopt()
    expect(await ordersOf('parcel', orderId)).toHaveLength(1)
  })
})
