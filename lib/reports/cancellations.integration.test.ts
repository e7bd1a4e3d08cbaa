import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import { reportReasons } from '@/lib/db/tables/reports/report-days'
import type { Region } from '@/lib/domain/areas'
import { wallOf } from '@/lib/domain/time/wall-clock'
import { lockEnded } from '@/lib/retention/lock-ended'
import { pseudonymiseOrders } from '@/lib/retention/pseudonymise-orders'
import { eventually } from '@/lib/testing/eventually'
import { randomOrders, writeOrders } from '@/lib/testing/seeds/random-orders'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import type { FigureQuery } from './figure-query'
import { addDays } from './model/report-days'
import { type Cancellations, type OrderValue, valuesOf } from './model/report'
import { readFigures } from './read-figures'
import { forgetRolledDays, rollDays } from './rolling/roll-days'

let instance: TestInstance
let query: FigureQuery
let stores: { id: number; zone: string; region: Region }[]

const NOW = new Date('2026-04-12T04:00:00Z')
const DAYS = { from: '2026-02-10', to: '2026-04-08' }

/** Clocks go forward in New York on 8 March; of each zone another currency. */
const PLACES = [
  { zone: 'Asia/Hong_Kong', region: 'HK' },
  { zone: 'America/New_York', region: 'SG' },
] as const

beforeAll(async () => {
  instance = await testInstance({})
  const { rows } = await instance.db.execute<{ id: string }>(
    sql`select id from stores order by id limit 2`,
  )
  stores = rows.map(({ id }, at) => ({ id: Number(id), ...PLACES[at]! }))
  const count = -58
  query = {
    family: 'food',
    stores,
    days: {
      now: DAYS,
      before: { from: addDays(DAYS.from, count), to: addDays(DAYS.to, count) },
      lastWeek: { from: addDays(DAYS.from, -7), to: addDays(DAYS.to, -7) },
    },
  }
  const made = randomOrders({
    count: 3_000,
    seed: 11,
    stores,
    from: '2026-02-08',
    to: '2026-04-11',
  })
  await writeOrders(instance.db, made)
  // Asked for by us, refused and ended anyhow, explained by the answer, claimed by a callback, or by nobody.
  await instance.db.execute(sql`
    insert into order_events (order_id, identity, source, kind, text, at)
    select id, 'cancel-asked:1', 'staff', 'cancel-asked', ' Sold out ' || id % 4,
      closed_at - interval '5 min'
    from orders where stage = 'cancelled' and id % 3 <> 0`)
  await instance.db.execute(sql`
    insert into order_events (order_id, identity, source, kind, at)
    select id, 'cancel-failed:1', 'query', 'cancel-refused', closed_at - interval '4 min'
    from orders where stage = 'cancelled' and id % 3 = 1`)
  await instance.db.execute(sql`
    update orders set answer = '{"cancel_reason": "No courier"}'
    where stage = 'cancelled' and id % 6 = 0`)
  await instance.db.execute(sql`
    insert into order_events (order_id, identity, source, kind, at, detail)
    select id, 'claimed', 'callback', 'hint', closed_at,
      '{"unsigned": {"cancel": {"reason": "Customer away", "user": null}, "tasks": []}}'
    from orders where stage = 'cancelled' and id % 5 = 0`)
  await instance.db.execute(
    sql`update orders set total_cents = id * 10 where family = 'food' and id % 11 <> 0`,
  )
  await instance.asOwner('analyze orders, order_events')
})
afterAll(() => instance.close())

type Read = { cancellations: Cancellations[]; values: OrderValue[] }

async function read(live: boolean): Promise<Read> {
  const { counts, cancellations } = await readFigures(instance.db, query, { live })
  return { cancellations: sorted(cancellations), values: valuesOf(counts, stores) }
}

const sorted = (rows: readonly Cancellations[]) =>
  rows.toSorted((a, b) =>
    JSON.stringify([a.by, a.reason]) < JSON.stringify([b.by, b.reason]) ? -1 : 1,
  )

/** The second way: each order's rows read one by one. */
async function plain(): Promise<Read> {
  const all = await instance.db.select().from(orders).where(eq(orders.family, 'food'))
  const events = await instance.db
    .select()
    .from(orderEvents)
    .orderBy(orderEvents.at, orderEvents.id)
  const found = new Map<string, Cancellations>()
  const values = new Map<Region, OrderValue>()
  for (const order of all) {
    const store = stores.find(({ id }) => id === order.storeId)
    if (!store || !order.closed) continue
    const day = wallOf(order.scheduledFor ?? order.createdAt, store.zone).slice(0, 10)
    if (day < DAYS.from || day > DAYS.to) continue
    if (order.stage === 'done' && order.totalCents !== null) {
      const { region } = store
      const known = values.get(region) ?? { region, cents: 0, orders: 0 }
      const cents = known.cents + order.totalCents
      values.set(region, { region, cents, orders: known.orders + 1 })
    }
    if (order.stage !== 'cancelled') continue
    const own = events.filter(({ orderId }) => orderId === order.id)
    const asked = own.findLast(({ kind }) =>
      ['cancel-asked', 'cancel-refused', 'cancel-not-sent'].includes(kind),
    )
    const by = asked?.kind === 'cancel-asked' ? 'us' : 'platform'
    const claims = own.flatMap(({ detail }) => {
      const told = detail as { unsigned?: { cancel?: { reason?: string } } } | null
      return told?.unsigned?.cancel?.reason || []
    })
    const given = order.answer?.['cancel_reason']
    const answered = typeof given === 'string' && given !== '' ? given : claims.at(-1)
    const reason = ((by === 'us' ? asked?.text : null) ?? answered ?? '').trim()
    const known = found.get(`${by} ${reason}`) ?? { by, reason, orders: 0 }
    found.set(`${by} ${reason}`, { ...known, orders: known.orders + 1 })
  }
  return {
    cancellations: sorted([...found.values()]),
    values: [...values.values()].toSorted((a, b) => (a.region < b.region ? -1 : 1)),
  }
}

const roll = () => rollDays({ db: instance.db, now: NOW, among: stores })

describe('by whom and why orders were cancelled, and what they were worth', () => {
  it('is what each order’s own records come to, counted as asked and beforehand', async () => {
    const wanted = await plain()
    expect(wanted.cancellations.length).toBeGreaterThan(6)
    expect(wanted.values).toHaveLength(2)
    expect(await read(true)).toEqual(wanted)
    await roll()
    expect(await read(false)).toEqual(wanted)
  })

  it('is counted anew when an order of a counted day changes', async () => {
    await instance.db.execute(sql`
      update orders set stage = 'cancelled', answer = '{"cancel_reason": "Too late"}',
        updated_at = now()
      where id % 9 = 4 and stage = 'done' and created_at > '2026-03-20'`)
    await roll()
    const wanted = await plain()
    expect(wanted.cancellations.map(({ reason }) => reason)).toContain('Too late')
    expect(await read(false)).toEqual(wanted)
  })
})

describe('what people wrote', () => {
  const words = async () =>
    (await instance.db.select().from(reportReasons)).map(({ reason }) => reason)
  const end = (which: ReturnType<typeof sql>, then?: () => Promise<unknown>) =>
    instance.db.transaction(async (tx) => {
      const ended = await lockEnded(tx, which, 1_000)
      await pseudonymiseOrders(tx, ended)
      await then?.()
      return ended.length
    })

  it('is gone from what is counted with the order’s own words, which then say nothing', async () => {
    expect(await words()).toContain('Sold out 2')
    await end(sql`stage = 'cancelled' and id % 4 = 2`)
    expect(await words()).not.toContain('Sold out 2')
    expect(await words()).toContain('Sold out 1')
    const wanted = await plain()
    expect(await read(false)).toEqual(wanted)
    expect(await read(true)).toEqual(wanted)
    await forgetRolledDays(instance.db)
    expect(await words()).toEqual([])
    await roll()
    expect(await read(false)).toEqual(wanted)
  })

  it('is not counted by a job that had read it before it was removed', async () => {
    await forgetRolledDays(instance.db)
    let rolled: Promise<void> | undefined
    const ended = await end(sql`stage = 'cancelled' and id % 4 = 1`, async () => {
      rolled = roll()
      await eventually(async () => {
        const { rows } = await instance.db.execute(sql`
          select from pg_stat_activity where wait_event_type = 'Lock'
            and query like '%insert into report_reasons%' and pid <> pg_backend_pid()`)
        return rows.length === 1
      })
    })
    expect(ended).toBeGreaterThan(10)
    await rolled
    expect(await words()).not.toContain('Sold out 1')
    expect(await words()).toContain('Sold out 3')
    expect(await read(false)).toEqual(await plain())
  })
})
