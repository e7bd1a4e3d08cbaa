import type { APIRequestContext } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { connect } from '@/lib/db/client'
import { signForTests } from '@/lib/testing/sign-for-tests'
import { databaseOf } from '../database-of'
import { expect, test } from '../fixtures'
import { stranger } from './attacker'

const RECEIVERS = ['food', 'parcel', 'express', 'express-legacy'] as const
const KEY = { appId: 10_001, secretKey: 'simulator-secret-key' }
const OTHER_KEY = { appId: 10_001, secretKey: 'somebody-elses-key' }
const OTHER_APP = { appId: 66_666, secretKey: 'simulator-secret-key' }

const dataOf = (orderId: string) => ({
  order_id: orderId,
  client_order_id: `C${orderId}`,
  order_status: 9005,
  remark: 'x',
})

async function send(context: APIRequestContext, kind: string, body: string | Buffer) {
  const answer = await context.post(`/callbacks/${kind}`, {
    headers: { 'content-type': 'application/json' },
    data: typeof body === 'string' ? Buffer.from(body) : body,
  })
  return { status: answer.status(), text: await answer.text() }
}

/** What no receiver may take; each is refused with a 4xx that says nothing of what is kept here. */
function refusedBodies(orderId: string): [string, string | Buffer][] {
  const now = new Date()
  const good = signForTests(dataOf(orderId), KEY, now)
  const other = JSON.stringify({ ...dataOf(orderId), order_status: 9021 })
  return [
    ['nothing', ''],
    ['no JSON', 'order_id=1'],
    ['no envelope', '{"data":{}}'],
    ['another key', signForTests(dataOf(orderId), OTHER_KEY, now)],
    ['another app', signForTests(dataOf(orderId), OTHER_APP, now)],
    ['a changed status', good.replace('9005', '9021')],
    ['a second data after the signed one', good.replace(/\}$/, `,"data":${other}}`)],
    ['a second data before the signed one', good.replace(/"data":/, `"data":${other},"data_":`)],
    [
      'a second key in data',
      good.replace('"order_status":9005', '"order_status":9005,"order_status":9021'),
    ],
    ['too large', good.replace('"x"', `"${'x'.repeat(300_000)}"`)],
    ['too deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['deep inside data', `{"auth":{},"data":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`],
    [
      'not UTF-8',
      Buffer.concat([
        Buffer.from(good.slice(0, -4)),
        Buffer.from([0xff, 0xfe]),
        Buffer.from('"}}'),
      ]),
    ],
    ['an array', '[]'],
    ['null', 'null'],
    ['a prototype', '{"__proto__":{"auth":{}},"constructor":{}}'],
  ]
}

test('no receiver takes what the platform did not sign', async ({ baseURL }, { parallelIndex }) => {
  const context = await stranger(baseURL!)
  const { db, pool } = connect(await databaseOf(parallelIndex))
  const orderId = `66${Date.now()}`
  try {
    for (const kind of RECEIVERS) {
      for (const [what, body] of refusedBodies(orderId)) {
        const { status, text } = await send(context, kind, body)
        expect(status, `${kind}, ${what}: ${text}`).toBeGreaterThanOrEqual(400)
        expect(status, `${kind}, ${what}: ${text}`).toBeLessThan(500)
        expect(text.length, `${kind}, ${what}`).toBeLessThan(200)
      }
      const other = await context.get(`/callbacks/${kind}`)
      expect(other.status()).toBe(405)
    }
    const kept = await db.execute(
      sql`select 1 from inbox where platform_order_id = ${orderId} or raw like ${`%${orderId}%`}`,
    )
    expect(kept.rows).toEqual([])
  } finally {
    await pool.end()
    await context.dispose()
  }
})

test('what is sent again counts, and is kept once', async ({ baseURL }, { parallelIndex }) => {
  const context = await stranger(baseURL!)
  const { db, pool } = connect(await databaseOf(parallelIndex))
  const orderId = `67${Date.now()}`
  try {
    const body = signForTests(dataOf(orderId), KEY, new Date())
    for (let time = 0; time < 5; time += 1) {
      expect((await send(context, 'food', body)).status).toBe(200)
    }
    const kept = await db.execute(
      sql`select deliveries from inbox where platform_order_id = ${orderId}`,
    )
    expect(kept.rows).toEqual([{ deliveries: 5 }])
  } finally {
    await pool.end()
    await context.dispose()
  }
})

test('a parcel’s callback sent again with other unsigned statuses counts, and asks for one look at most', async ({
  baseURL,
}, { parallelIndex }) => {
  const context = await stranger(baseURL!)
  const { db, pool } = connect(await databaseOf(parallelIndex))
  const orderId = `68${Date.now()}`
  const status = (code: string) => ({ code, name: 'said', lastmodify: '2026-11-21 12:00' })
  const jobs = async () => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from graphile_worker._private_jobs
        where payload::text like ${`%${orderId}%`}`,
    )
    return rows[0]?.count
  }
  try {
    const data = {
      meta: {},
      order_id: orderId,
      merchant_id: '700001',
      client: { order_id: orderId },
      status: status('9005'),
    }
    const body = signForTests(data, KEY, new Date())
    expect((await send(context, 'parcel', body)).status).toBe(200)
    for (const code of ['9021', '9025', '9011', '66666']) {
      const forged = body.replace('"code":"9005"', `"code":"${code}"`)
      expect(forged).not.toBe(body)
      await send(context, 'parcel', forged)
    }
    const kept = await db.execute(
      sql`select deliveries from inbox where platform_order_id = ${orderId}`,
    )
    expect(kept.rows).toEqual([{ deliveries: 5 }])
    // The first may have had its turn already; four repeats are not four jobs.
    expect(await jobs()).toBeLessThanOrEqual(1)
  } finally {
    await pool.end()
    await context.dispose()
  }
})
