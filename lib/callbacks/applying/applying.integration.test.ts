import { asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect, type Database } from '@/lib/db/client'
import { inbox } from '@/lib/db/tables/inbox'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import { LIVE_CHANNEL } from '@/lib/live/notify'
import { callbackServer, type CallbackServer } from '@/lib/testing/callback-server'
import { eventually } from '@/lib/testing/eventually'
import { runNode } from '@/lib/testing/programs/program'
import { signForTests } from '@/lib/testing/sign-for-tests'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { foodCallback } from '../food-callback'
import { intakeOf } from '../intake'
import { receiveCallback } from '../receive-callback'
import { applyWaiting } from './apply-waiting'

const CREDENTIALS = { appId: 10001, secretKey: 'simulator-secret-key' }
const START = new Date('2026-11-21T04:00:00Z')
const LIFE = [9001, 9005, 9011, 9015, 9017, 9021]

let instance: TestInstance
let storeId: number
const others: { end: () => Promise<void> }[] = []
const servers: CallbackServer[] = []
let number = 0

beforeAll(async () => {
  instance = await testInstance({})
  storeId = await instance.storeId('HK-CENTRAL-01')
  // How often each was applied: events of one identity are one, and would hide a second time.
  await instance.asOwner(`
    create table applied_log (inbox_id bigint not null);
    create function log_applied() returns trigger language plpgsql security definer as $$
      begin insert into applied_log values (new.id); return null; end $$;
    create trigger log_applied after update of applied_at on inbox
      for each row execute function log_applied();
    create function refuse_poison() returns trigger language plpgsql as $$
      begin if new.text = 'poison' then raise exception 'poison'; end if; return new; end $$;
    grant select on applied_log to public`)
})
beforeEach(async () => {
  await instance.db.update(inbox).set({ dismissedAt: new Date() }).where(isNull(inbox.appliedAt))
})
afterAll(async () => {
  for (const server of servers) await server.close()
  for (const one of others) await one.end()
  await instance.close()
})

/** One more that receives callbacks, in the same database, over connections of its own. */
async function receiver(db?: Database): Promise<{ url: string; db: Database }> {
  if (!db) {
    const connection = connect(instance.databaseUrl)
    others.push({ end: () => connection.pool.end() })
    return receiver(connection.db)
  }
  const server = await callbackServer((request) =>
    receiveCallback({
      db,
      request,
      kind: foodCallback,
      credentials: [CREDENTIALS],
      nowSeconds: START.getTime() / 1000,
    }),
  )
  servers.push(server)
  return { url: server.url, db }
}

async function newOrders(count: number): Promise<{ id: number; clientOrderId: string }[]> {
  const wanted = Array.from({ length: count }, () => `A${(number += 1)}`)
  return instance.db
    .insert(orders)
    .values(
      wanted.map((clientOrderId) => ({
        family: 'food' as const,
        storeId,
        clientOrderId,
        placing: 'placing' as const,
      })),
    )
    .returning({ id: orders.id, clientOrderId: orders.clientOrderId })
}

/** So often it is sent at most, before the answer counts as a fault. */
const MOST_TRIES = 5

/**
 * Sends it as the platform does: once more where a busy machine says that it could not keep it in time.
 * Says how often it was sent.
 */
async function send(
  url: string,
  order: { clientOrderId: string },
  { code, after = 0, text = 'said' }: { code: number; after?: number; text?: string },
): Promise<number> {
  const data = {
    meta: { lang: 'en', region: 'HK' },
    order_id: `P-${order.clientOrderId}`,
    client_order_id: order.clientOrderId,
    timestamp: START.getTime() / 1000 + after,
    order_status: code,
    status_desc: text,
  }
  const body = signForTests(data, CREDENTIALS, START)
  let response = await fetch(url, { method: 'POST', body })
  let sent = 1
  for (; response.status === 503 && sent < MOST_TRIES; sent++) {
    response = await fetch(url, { method: 'POST', body })
  }
  expect(await response.json()).toEqual({ error: 0, err_msg: '' })
  return sent
}

const idle = (db: Database) => intakeOf(db).applier.idle()

/** The statuses of an order in the order in which they were taken into its history. */
async function historyOf({ id }: { id: number }): Promise<(number | null)[]> {
  const events = await instance.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(asc(orderEvents.id))
  return events.filter(({ kind }) => kind === 'status').map(({ statusCode }) => statusCode)
}

const keptOf = (among: readonly { clientOrderId: string }[]) =>
  instance.db
    .select()
    .from(inbox)
    .where(
      inArray(
        inbox.clientOrderId,
        among.map(({ clientOrderId }) => clientOrderId),
      ),
    )

/** How often each of these orders' callbacks was applied. */
async function timesApplied(among: readonly { clientOrderId: string }[]): Promise<number[]> {
  const { rows } = await instance.db.execute<{ times: number }>(sql`
    select (select count(*)::int from applied_log l where l.inbox_id = i.id) as times
    from inbox i where i.client_order_id = any(${sql.param(
      among.map(({ clientOrderId }) => clientOrderId),
    )}::text[])`)
  return rows.map(({ times }) => times)
}

/** Holds an order's lock, as whoever changes it does, until it is let go. */
async function hold({ id }: { id: number }): Promise<{ letGo: () => Promise<void> }> {
  const client = new Client({ connectionString: instance.databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query('select 1 from orders where id = $1 for update', [id])
  return {
    letGo: async () => {
      await client.query('commit')
      await client.end()
    },
  }
}

describe('callbacks are applied', () => {
  it('once, and in the order of each order, by two instances on one database', async () => {
    const [one, other] = [await receiver(), await receiver()]
    const among = await newOrders(25)
    await Promise.all(
      among.map(async (order, index) => {
        // Each is acknowledged by one before the next comes to the other.
        for (const [nth, code] of LIFE.entries()) {
          await send((index + nth) % 2 === 0 ? one.url : other.url, order, { code, after: nth })
          if (nth === 3) intakeOf(one.db).applier.look()
        }
      }),
    )
    await Promise.all([idle(one.db), idle(other.db)])
    expect(await timesApplied(among)).toEqual(Array(25 * LIFE.length).fill(1))
    for (const order of among) expect(await historyOf(order)).toEqual(LIFE)
    const rows = await instance.db
      .select()
      .from(orders)
      .where(
        inArray(
          orders.id,
          among.map(({ id }) => id),
        ),
      )
    expect(new Set(rows.map(({ stage, closed }) => `${stage} ${closed}`))).toEqual(
      new Set(['done true']),
    )
  })

  it('without the one that cannot be, which waits and is applied when it can', async () => {
    const { url, db } = await receiver()
    const among = await newOrders(8)
    await instance.asOwner(`create trigger refuse_poison before insert on order_events
      for each row execute function refuse_poison()`)
    const held = await Promise.all(among.map(hold))
    for (const [index, order] of among.entries()) {
      await send(url, order, { code: 9001 })
      await send(url, order, { code: 9005, after: 5, text: index === 3 ? 'poison' : 'said' })
      await send(url, order, { code: 9011, after: 9 })
    }
    // What came meanwhile is applied in one transaction.
    for (const { letGo } of held) await letGo()
    await idle(db)
    for (const [index, order] of among.entries()) {
      expect(await historyOf(order)).toEqual(index === 3 ? [9001, 9011] : [9001, 9005, 9011])
    }
    const waiting = (await keptOf(among)).filter(({ appliedAt }) => appliedAt === null)
    expect(waiting).toMatchObject([{ clientOrderId: among[3]!.clientOrderId }])

    await instance.asOwner('drop trigger refuse_poison on order_events')
    await applyWaiting(instance.db)
    expect(await historyOf(among[3]!)).toEqual([9001, 9011, 9005])
    expect(await timesApplied(among)).toEqual(Array(8 * 3).fill(1))
  })

  it('while somebody holds another order, whose callbacks follow', async () => {
    const { url, db } = await receiver()
    const [held, free] = await newOrders(2)
    const lock = await hold(held!)
    await send(url, held!, { code: 9001 })
    await send(url, free!, { code: 9005 })
    await eventually(async () => (await historyOf(free!)).length === 1)
    expect(await historyOf(held!)).toEqual([])
    await lock.letGo()
    await idle(db)
    expect(await historyOf(held!)).toEqual([9001])
  })

  it('while a newer version adds columns, which statements that were planned before have not', async () => {
    const change = (how: string) =>
      instance.asOwner(
        ['orders', 'order_events', 'inbox'].map((table) => `alter table ${table} ${how}`).join(';'),
      )
    const { url, db } = await receiver()
    // A statement has a name from its third time, and one plan for all values from its sixth.
    const before = await newOrders(12)
    const after = await newOrders(6)
    const applyOne = async (order: { id: number; clientOrderId: string }) => {
      await send(url, order, { code: 9001 })
      await idle(db)
      expect(await historyOf(order)).toEqual([9001])
    }
    for (const order of before) await applyOne(order)
    await change('add column added_meanwhile text')
    try {
      for (const order of after) await applyOne(order)
    } finally {
      await change('drop column added_meanwhile')
    }
  })

  it('many of an order at once, and the live stream is told of it once', async () => {
    const { url, db } = await receiver()
    const [order] = await newOrders(1)
    const listener = new Client({ connectionString: instance.databaseUrl })
    await listener.connect()
    const notices: string[] = []
    listener.on('notification', ({ payload = '' }) => notices.push(payload))
    await listener.query(`listen ${LIVE_CHANNEL}`)
    const lock = await hold(order!)
    for (const [nth, code] of LIFE.entries()) await send(url, order!, { code, after: nth })
    await lock.letGo()
    await idle(db)
    // Whatever was notified before this is heard before its answer.
    await listener.query('select 1')
    expect(notices.map((text) => JSON.parse(text) as unknown)).toEqual([
      { kind: 'order', orderId: order!.id, storeId },
    ])
    expect(await historyOf(order!)).toEqual(LIFE)
    await listener.end()
  })

  it('by the next start, once, when the process was killed after it had acknowledged them', async () => {
    const program = runNode({
      args: [
        '--conditions=react-server',
        '--import',
        'tsx',
        'lib/testing/programs/receive-until-killed.ts',
      ],
    })
    const [, url = ''] = await program.says(/^LISTENS (.+)$/m)
    const among = await newOrders(4)
    const held = await Promise.all(among.map(hold))
    for (const order of among) {
      await send(url, order, { code: 9001 })
      await send(url, order, { code: 9005, after: 5 })
    }
    program.signal('SIGKILL')
    await program.ended
    for (const { letGo } of held) await letGo()
    expect((await keptOf(among)).filter(({ appliedAt }) => appliedAt === null)).toHaveLength(8)

    const { db } = await receiver()
    intakeOf(db).applier.look()
    await idle(db)
    for (const order of among) expect(await historyOf(order)).toEqual([9001, 9005])
    expect(await timesApplied(among)).toEqual(Array(8).fill(1))
  })
})

describe('callbacks are kept', () => {
  it('once, and counted, when the same comes many times at once', async () => {
    const { url, db } = await receiver()
    const [order, another] = await newOrders(2)
    const sendTimes = (times: number, to: typeof order) =>
      Promise.all(Array.from({ length: times }, () => send(url, to!, { code: 9005 })))
    const sent = await Promise.all([sendTimes(10, another), sendTimes(30, order)])
    await idle(db)
    const kept = await keptOf([order!, another!])
    const counted = kept.map(({ deliveries }) => deliveries).toSorted((a, b) => a - b)
    // What was not kept in time is counted where it was kept later all the same.
    for (const [nth, times] of sent.entries()) {
      expect(counted[nth]).toBeGreaterThanOrEqual(times.length)
      expect(counted[nth]).toBeLessThanOrEqual(times.reduce((sum, one) => sum + one, 0))
    }
    expect(await timesApplied([order!, another!])).toEqual([1, 1])
  })
})
