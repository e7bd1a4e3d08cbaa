import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inbox } from '@/lib/db/tables/inbox'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import { callbackServer, type CallbackServer } from '@/lib/testing/callback-server'
import { signForTests } from '@/lib/testing/sign-for-tests'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { forgetBodies } from './forget-bodies'
import { intakeOf } from './intake'
import { parcelCallback } from './parcel-callback'
import { receiveCallback } from './receive-callback'

const CREDENTIALS = { appId: 10001, secretKey: 'simulator-secret-key' }
const START = new Date('2026-11-21T04:00:00Z').getTime() / 1000
const A_MONTH_SECONDS = 30 * 24 * 3_600

let instance: TestInstance
let server: CallbackServer
let number = 0
const clock = { seconds: START }

beforeAll(async () => {
  instance = await testInstance({})
  server = await callbackServer((request) =>
    receiveCallback({
      db: instance.db,
      request,
      kind: parcelCallback,
      credentials: [CREDENTIALS],
      nowSeconds: clock.seconds,
    }),
  )
})
afterAll(async () => {
  await server.close()
  await instance.close()
})

/** A placed parcel order, and what can be known of its callbacks. */
async function newOrder() {
  number += 1
  clock.seconds = START
  const platformOrderId = `R${number}`
  const storeId = await instance.storeId('HK-CENTRAL-01')
  const [row] = await instance.db
    .insert(orders)
    .values({
      family: 'parcel',
      storeId,
      clientOrderId: platformOrderId,
      platformOrderId,
      placing: 'placed',
    })
    .returning({ id: orders.id })
  const key = `parcels.confirm-order:${row!.id}`
  const body = (code: string, at: number, text = 'said') =>
    signForTests(
      {
        meta: {},
        order_id: platformOrderId,
        merchant_id: '700001',
        client: { order_id: platformOrderId },
        status: { code, name: text, lastmodify: '2026-11-21 12:00' },
      },
      CREDENTIALS,
      new Date(at * 1000),
    )
  return {
    body,
    send: async (text: string) => {
      const response = await fetch(server.url, { method: 'POST', body: text })
      expect(await response.json()).toEqual({ error: 0 })
      await intakeOf(instance.db).applier.idle()
    },
    hints: async () => {
      const events = await instance.db
        .select()
        .from(orderEvents)
        .where(and(eq(orderEvents.orderId, row!.id), eq(orderEvents.kind, 'hint')))
        .orderBy(orderEvents.id)
      return events.map(({ statusCode }) => statusCode)
    },
    rows: () => instance.db.select().from(inbox).where(eq(inbox.platformOrderId, platformOrderId)),
    /** Whether the platform is about to be asked, and takes the job as the queue does. */
    takeJob: async (): Promise<boolean> => {
      const { rowCount } = await instance.db.execute(
        sql`select graphile_worker.complete_jobs(array(
          select id from graphile_worker.jobs where key = ${key})) as job`,
      )
      return (rowCount ?? 0) > 0
    },
    waitingJobs: async () => {
      const { rows } = await instance.db.execute<{ late: number }>(sql`
        select extract(epoch from run_at - now())::float8 as late
        from graphile_worker.jobs where key = ${key}`)
      return rows.map(({ late }) => late)
    },
  }
}

describe('a parcel callback, of whose status nothing is signed', () => {
  it('sent again a month later with other statuses is one row, and asks nobody', async () => {
    const order = await newOrder()
    await order.send(order.body('9034', START))
    await order.takeJob()
    clock.seconds = START + A_MONTH_SECONDS
    for (const code of ['9005', '9011', '9021', '9026']) await order.send(order.body(code, START))
    expect(await order.rows()).toMatchObject([{ deliveries: 5 }])
    expect(await order.waitingJobs()).toEqual([])
  })

  it('sent again with a body of any size keeps the first', async () => {
    const order = await newOrder()
    await order.send(order.body('9034', START))
    await order.send(order.body('9034', START, 'x'.repeat(30_000)))
    const [row] = await order.rows()
    expect(row?.raw.length).toBeLessThan(1_000)
  })

  it('of a second status within the same second has the platform asked again', async () => {
    const order = await newOrder()
    await order.send(order.body('9034', START))
    await order.takeJob()
    await order.send(order.body('9005', START))
    expect(await order.waitingJobs()).toHaveLength(1)
    expect(await order.hints()).toEqual([9034, 9005])
    for (const code of ['9011', '9015', '9021']) await order.send(order.body(code, START))
    expect(await order.hints()).toEqual([9034, 9005, 9011])
  })

  it('repeated for three minutes has it asked once in 15 seconds at most, and not put off', async () => {
    const order = await newOrder()
    for (let time = 0; time < 6; time += 1) await order.send(order.body(`90${time}1`, START))
    await order.takeJob()
    for (let time = 0; time < 6; time += 1) await order.send(order.body(`91${time}1`, START))
    const [late] = await order.waitingJobs()
    await order.send(order.body('9999', START))
    const [stillLate] = await order.waitingJobs()
    expect(late).toBeGreaterThan(10)
    expect(stillLate).toBeLessThanOrEqual(late ?? 0)
  })

  it('whatever is repeated: rows are as many as signatures, and a true status is always asked for', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('true' as const), after: fc.integer({ min: 0, max: 200 }) }),
      fc.record({
        kind: fc.constant('replay' as const),
        which: fc.nat(),
        code: fc.integer({ min: 9000, max: 9099 }),
        after: fc.integer({ min: 0, max: 200 }),
      }),
      fc.record({ kind: fc.constant('asked' as const) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const order = await newOrder()
        const signed: number[] = []
        for (const one of steps) {
          if (one.kind === 'asked') {
            await order.takeJob()
            continue
          }
          clock.seconds += one.after
          if (one.kind === 'true') {
            signed.push(clock.seconds)
            await order.send(order.body(String(9100 + signed.length), clock.seconds))
            // What it says is not believed; but the platform is about to be asked.
            expect(await order.waitingJobs()).toHaveLength(1)
          } else if (signed.length > 0) {
            const at = signed[one.which % signed.length] ?? 0
            await order.send(order.body(String(one.code), at))
          }
          expect((await order.waitingJobs()).length).toBeLessThanOrEqual(1)
        }
        expect(await order.rows()).toHaveLength(new Set(signed).size)
      }),
      { numRuns: 15 },
    )
  })
})

it('bodies are let go after a month, but for those that wait for their order', async () => {
  const order = await newOrder()
  await order.send(order.body('9034', START))
  await instance.db.insert(inbox).values({
    family: 'food',
    digest: 'waiting',
    raw: '{"kept":true}',
    platformOrderId: 'nobody',
    clientOrderId: 'nobody',
    stale: false,
  })
  await instance.db.update(inbox).set({ receivedAt: sql`now() - interval '31 days'` })
  expect(await forgetBodies(instance.db)).toBeGreaterThan(0)
  expect((await order.rows()).map(({ raw }) => raw)).toEqual([''])
  const [waiting] = await instance.db.select().from(inbox).where(eq(inbox.digest, 'waiting'))
  expect(waiting?.raw).toBe('{"kept":true}')
  // It is still known as the one that came.
  await order.send(order.body('9034', START))
  expect(await order.rows()).toHaveLength(1)
})

it('a NUL in a signed callback is kept for what can be kept, and applied', async () => {
  const order = await newOrder()
  const text = order.body('9034', START, 'with \u0000 and \ud800 in it')
  expect(text).toContain('\\u0000')
  await order.send(text)
  const [row] = await order.rows()
  expect(row?.raw).toBe(text)
  expect(row?.appliedAt).not.toBeNull()
})
