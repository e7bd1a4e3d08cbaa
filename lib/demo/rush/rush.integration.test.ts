import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, database, databasePool } from '@/lib/db/client'
import { sqlState } from '@/lib/db/sql-state'
import { orders } from '@/lib/db/tables/orders'
import { getOrder } from '@/lib/food/get-order'
import { getParcel } from '@/lib/parcels/get-parcel'
import { getWaybill } from '@/lib/express/get-waybill'
import { dropDemo } from '../drop-demo'
import { emptyDemoStores } from '../empty-demo'
import { seedHistory } from '../history/seed-history'
import { startSimulator } from '@/lib/simulator/server'
import { eventually } from '@/lib/testing/eventually'
import { seedImport } from '@/lib/testing/seeds/seed-import'
import type { TestInstance } from '@/lib/testing/test-instance'
import { openWorld, type World } from '@/lib/testing/world'
import { queueRushOfDay } from './queue-rush'
import { RUSH_PREFIX } from './rush-number'
import { startRush } from './start-rush'

let instance: TestInstance
const NOW = new Date('2026-11-20T03:00:00Z')
const written = async () => (await instance.db.select().from(orders)).length

let world: World

beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: 1, seed: 5 })
  instance = world.instance
})
afterAll(() => world.close())

const seed = (days: number, total: number, now = NOW) =>
  seedHistory({ db: database(), pool: databasePool(), days, total, now, seed: 7 })

describe('the history of the demo', () => {
  beforeAll(async () => void (await seed(30, 1_500)))

  it('is about as long as asked for, ended before today, and consistent', async () => {
    const count = await written()
    expect(count).toBeGreaterThan(1_200)
    expect(count).toBeLessThan(1_800)
    const { rows: wrong } = await instance.db.execute(sql`
      select o.id, o.family, 'not ended' as what from orders o
        where not o.closed or o.closed_at >= ${NOW.toISOString()} or o.closed_at < o.created_at
      union all
      select o.id, o.family, 'status of no event' from orders o
        where not exists (select 1 from order_events e where e.order_id = o.id
          and e.status_code = o.status_code and e.at = o.status_at)
      union all
      select o.id, o.family, 'not asked and placed' from orders o
        where 2 <> (select count(*) from order_events e where e.order_id = o.id
          and e.kind in ('asked', 'placed'))
      union all
      select o.id, o.family, 'ends without saying so' from orders o
        where (select e.stage from order_events e where e.order_id = o.id and e.stage is not null
          order by e.at desc, e.id desc limit 1) <> o.stage
      union all
      select o.id, o.family, 'not found by its numbers' from orders o
        where 2 > (select count(*) from order_codes c where c.order_id = o.id)`)
    expect(wrong).toEqual([])
    const { rows } = await instance.db.execute<{ family: string; stage: string }>(
      sql`select distinct family, stage from orders order by 1, 2`,
    )
    expect(rows.map(({ family, stage }) => `${family} ${stage}`)).toEqual([
      'express cancelled',
      'express done',
      'food cancelled',
      'food done',
      'parcel cancelled',
      'parcel done',
    ])
  })

  it('is whole on the page of an order of each family', async () => {
    const actor = await instance.actor('manager')
    const latest = async (family: string) => {
      const { rows } = await instance.db.execute<{ id: string }>(
        sql`select id from orders where family = ${family} and stage = 'done' order by id desc limit 1`,
      )
      return Number(rows[0]?.id)
    }
    const food = (await getOrder({ actor, orderId: await latest('food') }))!
    expect(food.timeline.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['asked', 'placed', 'status']),
    )
    expect(food.timeline.flatMap(({ reported }) => reported?.fees ?? [])).toHaveLength(1)
    expect(food.trail.length).toBeGreaterThan(1)
    expect(food.paymentKind).not.toBeNull()
    const parcel = (await getParcel({ actor, orderId: await latest('parcel') }))!
    expect(parcel.facts.path).toHaveLength(2)
    expect(parcel.facts.items?.value).toBeGreaterThan(0)
    const waybill = (await getWaybill({ actor, orderId: await latest('express') }))!
    expect(waybill.asked?.draft.items).toHaveLength(1)
    expect(waybill.statuses.legacy?.code).toBe(4)
  })

  it('leaves customers behind, whose orders are counted', async () => {
    const { rows } = await instance.db.execute(sql`
      select c.id from customers c where c.order_count <> (select count(*) from orders o
        where o.store_id = c.store_id and o.recipient_phone = c.phone and o.family = 'food')`)
    expect(rows).toEqual([])
    const { rows: homes } = await instance.db.execute(
      sql`select 1 from customers c where not exists
        (select 1 from customer_addresses a where a.customer_id = c.id)`,
    )
    expect(homes).toEqual([])
  })

  it('is emptied in the named stores alone, and dropped with the demo', async () => {
    const sg = await instance.storeId('SG-ORCHARD-01')
    const before = await written()
    const gone = await emptyDemoStores([sg])
    expect(gone).toBeGreaterThan(0)
    expect(await written()).toBe(before - gone)
    const owner = connect(instance.ownerUrl)
    try {
      const drop = await dropDemo(owner.db, { isRehearsal: true })
      expect(drop.rows['orders']).toBe(before - gone)
      const rest = await Promise.all(
        ['HK-CENTRAL-01', 'HK-MONGKOK-02', 'HK-SHATIN-03'].map((code) => instance.storeId(code)),
      )
      await emptyDemoStores(rest)
      for (const table of ['orders', 'order_events', 'customers', 'checkouts', 'order_codes']) {
        const { rows } = await instance.db.execute(sql.raw(`select 1 from ${table} limit 1`))
        expect([table, rows.length]).toEqual([table, 0])
      }
    } finally {
      await owner.pool.end()
    }
  })
})

describe('emptying', () => {
  it('is done again when a running import and it wait for each other', async () => {
    await seed(30, 400)
    const storeId = await instance.storeId('HK-SHATIN-03')
    const ofStore = and(eq(orders.storeId, storeId), eq(orders.family, 'express'))
    const [order] = await instance.db.select().from(orders).where(ofStore).limit(1)
    if (!order) throw new Error('there is no waybill')
    await seedImport(instance.db, { storeId, orderIds: [order.id] })
    const other = connect(instance.ownerUrl)
    try {
      const emptied = await other.db.transaction(async (tx) => {
        await tx.execute(
          sql`update import_rows set updated_at = now() where order_id = ${order.id}`,
        )
        const emptying = emptyDemoStores([storeId])
        await eventually(async () => {
          const { rows } = await instance.db.execute(sql`
            select 1 from pg_stat_activity
            where wait_event_type = 'Lock' and query like 'delete from import_rows%'`)
          return rows.length === 1
        })
        // Who waits first notices first, after a second: the one that empties. Where this machine is
        // too slow for that it is the import, and nothing has to be done again.
        await tx
          .execute(sql`select 1 from orders where id = ${order.id} for key share`)
          .catch((error: unknown) => expect(sqlState(error)).toBe('40P01'))
        return { emptying }
      })
      expect(await emptied.emptying).toBeGreaterThan(0)
      expect(await instance.db.select().from(orders).where(ofStore)).toEqual([])
    } finally {
      await other.pool.end()
    }
  })
})

describe('the rush of a day', () => {
  const said = async () =>
    (await instance.db.execute(sql`select 1 from audit_entries where action = 'demo.rush-started'`))
      .rows.length

  it('is played for whoever comes first, and once', async () => {
    await Promise.all([queueRushOfDay(NOW), queueRushOfDay(NOW)])
    await queueRushOfDay(NOW)
    expect(await said()).toBe(1)
    const { rows } = await instance.db.execute(
      sql`select 1 from graphile_worker.jobs where task_identifier = 'demo.rush'`,
    )
    expect(rows).toHaveLength(1)
    await queueRushOfDay(new Date(NOW.getTime() + 24 * 60 * 60_000))
    expect(await said()).toBe(2)
  })

  it('stands on the platform too: twelve orders, one late, one in doubt, one cancelled', async () => {
    await startRush({ now: new Date() })
    const lunch = await instance.db
      .select()
      .from(orders)
      .where(like(orders.clientOrderId, `${RUSH_PREFIX}%`))
    const count = (test: (row: (typeof lunch)[number]) => boolean) => lunch.filter(test).length
    expect(lunch).toHaveLength(12)
    expect(count(({ placing }) => placing === 'unconfirmed')).toBe(1)
    expect(count(({ stage }) => stage === 'cancelled')).toBe(1)
    expect(count(({ stage }) => stage === 'riding')).toBe(1)
    const late = lunch.filter(
      ({ stage, placing, createdAt }) =>
        stage === 'waiting' && placing === 'placed' && Date.now() - createdAt.getTime() > 600_000,
    )
    expect(late).toHaveLength(1)
    const { rows } = await instance.db.execute(sql`select i.row_count from imports i order by i.id`)
    expect(rows).toEqual([{ row_count: 36 }, { row_count: 27 }])
  })

  it('makes room for the next one, and meets nobody else’s faults', async () => {
    const path = '/order/takeaway/create'
    const fault = { path, kind: 'http_500', times: 1 }
    await world.control('faults', fault)
    await startRush({ now: new Date(Date.now() + 1_000) })
    const lunch = await instance.db
      .select()
      .from(orders)
      .where(like(orders.clientOrderId, `${RUSH_PREFIX}%`))
    expect(lunch).toHaveLength(12)
    expect(lunch.filter(({ placing }) => placing !== 'placed')).toHaveLength(1)
    const { rows } = await instance.db.execute(sql`select count(*)::int as n from imports`)
    expect(rows).toEqual([{ n: 2 }])
  })
})
