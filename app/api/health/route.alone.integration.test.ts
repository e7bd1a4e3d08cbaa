import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { heldPerProcess } from '@/lib/config/per-process'
import { connections } from '@/lib/db/tables/connections'
import { callbackRefusals, inbox } from '@/lib/db/tables/inbox'
import { orders } from '@/lib/db/tables/orders'
import { addJob } from '@/lib/jobs/add-job'
import { getHealth } from '@/lib/settings/health/get-health'
import type { healthForPrograms } from '@/lib/settings/health/health-for-programs'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { GET } from './route'

const TOKEN = 'k3J9x_Qp2LmZ8rTf'
const person = vi.hoisted(() => ({ actor: null as Actor | null }))

vi.mock('@/lib/auth/current-actor', () => ({ currentActor: () => Promise.resolve(person.actor) }))

let instance: TestInstance
beforeAll(async () => {
  vi.stubEnv('HEALTH_TOKEN', TOKEN)
  instance = await testInstance({})
})
afterAll(() => instance.close())

/** What was read for one test is not what the next one shall see. */
beforeEach(() => {
  heldPerProcess().delete('health')
})

function ask(authorization?: string): Promise<Response> {
  const headers = new Headers(authorization === undefined ? {} : { authorization })
  return GET(new Request('http://desk.example/api/health', { headers }))
}

/** What a program is told that shows the token. */
async function told() {
  const response = await ask(`Bearer ${TOKEN}`)
  return {
    response,
    body: (await response.json()) as Omit<ReturnType<typeof healthForPrograms>, 'status'> & {
      status: string
    },
  }
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

async function newOrder(change: Partial<typeof orders.$inferInsert>) {
  await instance.db.insert(orders).values({
    family: 'food',
    placing: 'placed',
    clientOrderId: crypto.randomUUID(),
    storeId: await instance.storeId('HK-CENTRAL-01'),
    ...change,
  })
}

describe('GET /api/health', () => {
  it.each([undefined, 'Bearer', 'Bearer ', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`, 'Bearer wrong'])(
    'tells a stranger who shows %s that all is well, and nothing else',
    async (authorization) => {
      const response = await ask(authorization)
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({ status: 'ok' })
    },
  )

  it('tells administrators more, and nobody else who is signed in', async () => {
    person.actor = await instance.actor('manager')
    expect(await (await ask()).json()).toEqual({ status: 'ok' })
    person.actor = await instance.actor('admin')
    expect(await (await ask()).json()).toMatchObject({ status: 'ok', database: 'ok' })
    person.actor = null
  })

  it('says ok first, and nothing is wrong on a fresh database', async () => {
    const { response, body } = await told()
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(Object.entries(body)[0]).toEqual(['status', 'ok'])
    expect(body).toMatchObject({
      database: 'ok',
      environment: 'simulator',
      unconfirmedOrders: 0,
      eventsWaiting: 0,
      queue: { due: 0, failed: 0, oldestDueSeconds: null },
      lastCallbackAt: { food: null, parcel: null, express: null },
    })
    expect(body.connections.map(({ family, zone }) => `${zone} ${family}`)).toEqual([
      'AP1 food',
      'AP1 parcel',
      'AP1 express',
      'AP2 food',
      'AP2 parcel',
    ])
  })

  it('counts what waits, what is in doubt, and what came last', async () => {
    const cameAt = minutesAgo(3)
    await instance.db.insert(inbox).values([
      {
        family: 'food',
        digest: 'a',
        raw: '{}',
        platformOrderId: '1',
        clientOrderId: '',
        stale: false,
        receivedAt: cameAt,
      },
      {
        family: 'parcel',
        digest: 'b',
        raw: '{}',
        platformOrderId: '1',
        clientOrderId: '',
        stale: false,
        receivedAt: minutesAgo(9),
        appliedAt: new Date(),
      },
    ])
    await newOrder({ placing: 'unconfirmed' })
    const lastSuccessAt = minutesAgo(1)
    await instance.db
      .insert(connections)
      .values({ family: 'food', zone: 'AP1', lastSuccessAt, skewMs: -61_400, lastFailure: 'x' })
    await addJob(instance.db, { task: 'test.due', payload: {}, key: 'due', runAt: minutesAgo(2) })
    await addJob(instance.db, {
      task: 'test.later',
      payload: {},
      key: 'later',
      runAt: minutesAgo(-60),
    })

    const { body } = await told()
    expect(body).toMatchObject({ unconfirmedOrders: 1, eventsWaiting: 1 })
    expect(body.queue).toMatchObject({ due: 1, later: 1 })
    expect(body.queue.oldestDueSeconds).toBeGreaterThanOrEqual(119)
    expect(body.queue.oldestDueSeconds).toBeLessThan(180)
    expect(body.lastCallbackAt['food']).toBe(cameAt.toISOString())
    expect(body.connections[0]).toEqual({
      family: 'food',
      zone: 'AP1',
      tokenUntil: null,
      skewSeconds: -61,
      lastSuccessAt: lastSuccessAt.toISOString(),
    })
  })

  it('asks the database once for many who ask', async () => {
    const asked = vi.spyOn(instance.db, 'execute')
    await told()
    const once = asked.mock.calls.length
    await Promise.all(Array.from({ length: 50 }, told))
    expect(asked.mock.calls.length).toBe(once)
    asked.mockRestore()
  })

  it('counts by index, not by reading all orders or callbacks', async () => {
    const { rows } = await instance.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return tx.execute<{ 'QUERY PLAN': string }>(sql`explain select
        (select count(*) from orders o where o.placing = 'unconfirmed'), count(*)
        from inbox where applied_at is null and dismissed_at is null`)
    })
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('orders_placing')
    expect(plan).toContain('inbox_waiting')
    expect(plan).not.toContain('Seq Scan')
  })

  it('is 503 when the database does not answer', async () => {
    const broken = vi.spyOn(instance.db, 'execute').mockRejectedValue(new Error('gone'))
    const { response, body } = await told()
    broken.mockRestore()
    expect(response.status).toBe(503)
    expect(body).toEqual({ status: 'down' })
  })
})

describe('the report for administrators', () => {
  it('says which family is silent since when, and what was refused today', async () => {
    const since = minutesAgo(40)
    await newOrder({ family: 'express', createdAt: since })
    await newOrder({ family: 'express', createdAt: minutesAgo(5) })
    await newOrder({ family: 'parcel', createdAt: minutesAgo(60), closed: true })
    await instance.db.insert(callbackRefusals).values({
      family: 'food',
      reason: 'bad-signature',
      count: 2,
      lastAt: since,
      day: sql`current_date`,
    })
    const report = await getHealth({ actor: await instance.actor('admin') })
    const silent = report.callbacks.map(({ family, silentSince }) => [family, silentSince])
    expect(silent).toEqual([
      ['food', null],
      ['parcel', null],
      ['express', since.toISOString()],
    ])
    expect(report.refusalsToday).toMatchObject([{ reason: 'bad-signature', count: 2 }])
    expect(report.verdicts.refusals).toBe('look')
    expect(report.connections.every(({ configured }) => configured)).toBe(true)
    expect(JSON.stringify(report)).not.toContain('simulator-secret-key')
  })

  it('is for administrators only', async () => {
    await expect(getHealth({ actor: await instance.actor('manager') })).rejects.toMatchObject({
      key: 'notAllowed',
    })
  })
})
