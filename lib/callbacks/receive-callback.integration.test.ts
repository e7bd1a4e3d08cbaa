import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callbackRefusals, inbox } from '@/lib/db/tables/inbox'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import { signForTests } from '@/lib/testing/sign-for-tests'
import { callbackServer, type CallbackServer } from '@/lib/testing/callback-server'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { applyWaiting } from './applying/apply-waiting'
import { foodCallback } from './food-callback'
import { intakeOf } from './intake'
import { receiveCallback } from './receive-callback'

const CREDENTIALS = { appId: 10001, secretKey: 'simulator-secret-key' }
const NOW = new Date('2026-11-21T04:00:00Z')
const seconds = (after: number) => NOW.getTime() / 1000 + after

let instance: TestInstance
let server: CallbackServer
let orderId: number
let number = 0

beforeAll(async () => {
  instance = await testInstance({})
  server = await callbackServer((request) =>
    receiveCallback({
      db: instance.db,
      request,
      kind: foodCallback,
      credentials: [CREDENTIALS],
      nowSeconds: seconds(0),
    }),
  )
})
afterAll(async () => {
  await server.close()
  await instance.close()
})

/** An order of ours, asked for and not answered yet. */
async function newOrder(clientOrderId: string): Promise<number> {
  const storeId = await instance.storeId('HK-CENTRAL-01')
  const [row] = await instance.db
    .insert(orders)
    .values({ family: 'food', storeId, clientOrderId, placing: 'placing' })
    .returning({ id: orders.id })
  return row!.id
}

beforeEach(async () => {
  number += 1
  orderId = await newOrder(`C${number}`)
})

const data = (change: Record<string, unknown> = {}) => ({
  meta: { lang: 'en', region: 'HK' },
  order_id: `P${number}`,
  client_order_id: `C${number}`,
  timestamp: seconds(0),
  order_status: 9005,
  status_desc: 'Courier accepted',
  predicted_accept_time: null,
  predicted_showup_time: 6,
  predicted_showup_time_range: '4-8',
  predicted_delivery_time: 20,
  predicted_delivery_time_range: '15-25',
  partner: {
    partner_name: 'Ah Keung',
    partner_phone: '61230000',
    partner_location: '22.28,114.15',
  },
  ...change,
})

/** Answered, and what was kept is applied. */
async function post(body: string): Promise<Response> {
  const response = await fetch(server.url, { method: 'POST', body })
  await intakeOf(instance.db).applier.idle()
  return response
}
const send = (change?: Record<string, unknown>, at = NOW) =>
  post(signForTests(data(change), CREDENTIALS, at))

const order = async () =>
  (await instance.db.select().from(orders).where(eq(orders.id, orderId)))[0]!
const events = () => instance.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))
const kept = () =>
  instance.db
    .select()
    .from(inbox)
    .where(eq(inbox.platformOrderId, `P${number}`))

async function refusals(reason: string): Promise<number> {
  const rows = await instance.db
    .select()
    .from(callbackRefusals)
    .where(eq(callbackRefusals.reason, reason))
  return rows.reduce((sum, { count }) => sum + count, 0)
}

describe('a callback that the platform signed', () => {
  it('trap 19: is acknowledged with error 0 and an empty err_msg once it is kept', async () => {
    const response = await send()
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ error: 0, err_msg: '' })
    expect(await kept()).toHaveLength(1)
    expect(await order()).toMatchObject({
      stage: 'coming',
      placing: 'placed',
      platformOrderId: `P${number}`,
      courierName: 'Ah Keung',
      courierConfirmed: false,
      predictions: { showup: { range: '4-8' } },
    })
  })

  it('trap 16, 25: keeps fees and cancellation under the name of what was not signed', async () => {
    await send({
      order_status: 9025,
      cancel: { cancel_reason: 'closed', code: '7', cancel_user: '0042', time: '1795233600' },
      tasks: [{ id: '1', fee: 'HK$30' }],
    })
    const [event] = (await events()).filter(({ kind }) => kind === 'status')
    expect(event?.detail).toMatchObject({
      unsigned: { cancel: { reason: 'closed', user: '0042' }, tasks: [{ id: '1', fee: 'HK$30' }] },
    })
  })

  it('asks the platform to confirm what was not signed', async () => {
    await send()
    const jobs = await instance.db.execute(sql`
      select key from graphile_worker.jobs where key = ${`food.confirm-order:${orderId}`}`)
    expect(jobs.rows).toHaveLength(1)
  })

  it('trap 21: sent twice does no harm, and is counted', async () => {
    await send()
    const before = await order()
    expect((await send()).status).toBe(200)
    expect(await order()).toEqual(before)
    expect(await kept()).toEqual([expect.objectContaining({ deliveries: 2 })])
  })

  it('trap 21: signed anew by a retry is the same callback', async () => {
    await send()
    await send({}, new Date(NOW.getTime() + 15_000))
    expect(await kept()).toHaveLength(1)
  })

  it('trap 21: that comes late never moves an order back', async () => {
    await send({ order_status: 9015, timestamp: seconds(60) })
    await send({ order_status: 9011, timestamp: seconds(30) })
    await send({ order_status: 9005, timestamp: seconds(10) })
    expect(await order()).toMatchObject({ stage: 'riding', statusCode: 9015 })
    expect((await events()).filter(({ kind }) => kind === 'status')).toHaveLength(3)
  })

  it('trap 21: within one second, the status further along stands, in any order', async () => {
    await send({ order_status: 9017 })
    await send({ order_status: 9015 })
    expect((await order()).stage).toBe('near')
  })

  it('never reopens what is done, even with a later time', async () => {
    await send({ order_status: 9021, timestamp: seconds(60) })
    await send({ order_status: 9015, timestamp: seconds(90) })
    expect(await order()).toMatchObject({ stage: 'done', closed: true })
  })

  it('trap 18: signed too long ago is not lost, and marked', async () => {
    expect((await send({}, new Date(NOW.getTime() - 3_600_000))).status).toBe(200)
    expect(await kept()).toEqual([expect.objectContaining({ stale: true })])
    expect((await order()).stage).toBe('coming')
  })

  it('trap 15: is checked over the numbers as they were written', async () => {
    const text = JSON.stringify(data()).replace('"order_status":9005', '"order_status":9005.0')
    expect((await post(signForTests(text, CREDENTIALS, NOW))).status).toBe(200)
    expect((await order()).stage).toBe('coming')
  })

  it('with a code that nobody published is kept and shown with the platform’s words', async () => {
    await send({ order_status: 9477, status_desc: 'Waiting at the lift' })
    expect(await order()).toMatchObject({ stage: 'unknown', statusText: 'Waiting at the lift' })
  })

  it('trap 24: means what its code says, whatever its words say', async () => {
    await send({ order_status: 9005, status_desc: 'Completed' })
    expect(await order()).toMatchObject({ stage: 'coming', closed: false })
  })

  it('means our order of that number, also when the platform gives out an id again', async () => {
    await send({ order_status: 9021 })
    const earlier = orderId
    orderId = await newOrder(`C${number}-anew`)
    await send({ client_order_id: `C${number}-anew`, order_status: 9005, timestamp: seconds(5) })
    expect(await order()).toMatchObject({ stage: 'coming', platformOrderId: `P${number}` })
    orderId = earlier
    expect(await order()).toMatchObject({ stage: 'done' })
  })

  it('for an order not known yet waits for it', async () => {
    expect((await send({ order_id: 'P-later', client_order_id: 'C-later' })).status).toBe(200)
    const [waiting] = await instance.db
      .select()
      .from(inbox)
      .where(eq(inbox.platformOrderId, 'P-later'))
    expect(waiting).toMatchObject({ appliedAt: null, orderId: null })
    orderId = await newOrder('C-later')
    await applyWaiting(instance.db)
    expect(await order()).toMatchObject({ stage: 'coming', platformOrderId: 'P-later' })
  })

  it('that names no order is kept all the same', async () => {
    const body = signForTests({ meta: {}, remark: `odd ${number}` }, CREDENTIALS, NOW)
    expect((await post(body)).status).toBe(200)
    const found = await instance.db.select().from(inbox).where(eq(inbox.raw, body))
    expect(found).toHaveLength(1)
  })
})

describe('a callback that the platform did not sign', () => {
  const forged = () => signForTests(data(), { ...CREDENTIALS, secretKey: 'not the key' }, NOW)

  it.each([
    ['bad-signature', 401, forged],
    ['unknown-app', 401, () => signForTests(data(), { ...CREDENTIALS, appId: 7 }, NOW)],
    ['not-json', 400, () => '<html>hello</html>'],
    ['no-envelope', 400, () => JSON.stringify({ order_id: 'P', order_status: 9021 })],
    ['too-large', 413, () => JSON.stringify({ filler: 'x'.repeat(2 * 1024 * 1024) })],
  ])('%s: refused, counted, never kept', async (reason, status, body) => {
    const before = await refusals(reason)
    const response = await post(body())
    expect(response.status).toBe(status)
    expect(await response.json()).not.toHaveProperty('error', 0)
    expect(await refusals(reason)).toBe(before + 1)
    expect(await kept()).toEqual([])
    expect(await order()).toMatchObject({ placing: 'placing', statusCode: null })
  })

  it('a signed value that was changed on the way', async () => {
    const body = signForTests(data(), CREDENTIALS, NOW).replace('9005', '9021')
    expect((await post(body)).status).toBe(401)
    expect(await order()).toMatchObject({ statusCode: null })
  })
})
