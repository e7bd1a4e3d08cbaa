import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { findPage } from '@/lib/lists/find-page'
import { listScope } from '@/lib/lists/list-scope'
import { type ListAddress, readListAddress } from '@/lib/lists/model/list-address'
import { type Figure, LATENESS, MEASURES } from '@/lib/orders/model/figure'
import { randomOrders, writeOrders } from '@/lib/testing/seeds/random-orders'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { getOverview } from './get-overview'
import { readReportAddress } from './model/report-address'
import type { Report } from './model/report'

let instance: TestInstance
let manager: Actor
let storeIds: number[]

const DAYS = { from: '2026-03-05', to: '2026-04-08' }
const NOW = new Date('2026-04-10T04:00:00Z')

beforeAll(async () => {
  instance = await testInstance({})
  manager = await instance.actor('manager')
  storeIds = [...manager.roles.keys()]
  const stores = storeIds.map((id) => ({ id }))
  const made = randomOrders({ count: 2_000, seed: 7, stores, from: '2026-02-20', to: '2026-04-10' })
  await writeOrders(instance.db, made)
  // Some of what was cancelled we had asked for; of some of that we were refused, and it ended anyhow.
  await instance.db.execute(sql`
    insert into order_events (order_id, identity, source, kind, text, at)
    select id, 'cancel-asked:1', 'staff', 'cancel-asked', ' Sold out ', closed_at - interval '5 min'
    from orders where stage = 'cancelled' and id % 3 <> 0`)
  await instance.db.execute(sql`
    insert into order_events (order_id, identity, source, kind, at)
    select id, 'cancel-failed:1', 'query', 'cancel-refused', closed_at - interval '4 min'
    from orders where stage = 'cancelled' and id % 3 = 1`)
  await instance.db.execute(sql`
    update orders set answer = '{"cancel_reason": "No courier"}'
    where stage = 'cancelled' and id % 3 = 0 and family = 'food'`)
  await instance.db.execute(sql`update orders set total_cents = id * 10 where family = 'food'`)
})
afterAll(() => instance.close())

async function overview(asked: Record<string, string> = {}, actor = manager): Promise<Report> {
  const params = new URLSearchParams({ period: 'chosen', ...DAYS, ...asked })
  const address = readReportAddress(params)
  const report = await getOverview({ actor, address, storeIds, now: NOW })
  if (!report) throw new Error('there is nothing to report on')
  return report
}

/** How many orders the list has to which a figure leads. */
async function listed(report: Report, part: Partial<ListAddress>): Promise<number> {
  const { family, days } = report
  const address: ListAddress = {
    ...readListAddress(family, new URLSearchParams({ show: 'all' })),
    ...days.now,
    stores: report.storeIds,
    ...part,
  }
  const query = { family, storeIds: [], address }
  const scope = await listScope(instance.db, { actor: manager, query })
  if (!scope) throw new Error('there is no such list')
  const { ids } = await findPage(instance.db, { scope, address, most: 10_000, now: NOW })
  return ids.length
}

describe.each(['food', 'express'] as const)('each figure of %s leads to its orders', (family) => {
  const of = (figure: Figure): Partial<ListAddress> => ({ figure })

  it('by how they ended', async () => {
    const report = await overview({ family })
    const { counts } = report.overview.now
    expect(await listed(report, {})).toBe(counts.orders)
    expect(await listed(report, { show: 'done' })).toBe(counts.delivered)
    expect(await listed(report, { show: 'cancelled' })).toBe(counts.cancelled)
    expect(await listed(report, { show: 'refused' })).toBe(counts.refused)
    expect(await listed(report, { show: 'open' })).toBe(counts.open)
    expect(counts.delivered + counts.cancelled + counts.refused + counts.open).toBe(counts.orders)
  })

  it('by lateness', async () => {
    const report = await overview({ family })
    const { latePromise, latePrediction } = report.overview.now.counts
    const late = await Promise.all(
      LATENESS.map((against) => listed(report, of({ kind: 'late', against }))),
    )
    expect(late).toEqual([latePromise, latePrediction])
    expect(latePromise).toBeGreaterThan(10)
  })

  it('by how long it took: no fewer than half are at the median or above', async () => {
    const report = await overview({ family })
    for (const measure of MEASURES) {
      const spread = report.overview.now.times[measure]
      if (!spread) throw new Error(`nothing was measured of ${measure}`)
      const slow = (minutes: number) => listed(report, of({ kind: 'slow', measure, minutes }))
      expect(await slow(0)).toBe(spread.count)
      expect(await slow(spread.median)).toBeGreaterThanOrEqual(spread.count / 2)
      expect(await slow(spread.median + 1)).toBeLessThanOrEqual(spread.count / 2)
      expect(await slow(spread.ninetieth + 1)).toBeLessThanOrEqual(spread.count / 10)
    }
  })

  it('by hour of the week, by store and by kind of courier', async () => {
    const report = await overview({ family })
    const { byHour, byStore, byCourier } = report.overview
    for (const { weekday, hour, orders } of byHour.slice(0, 12)) {
      expect(await listed(report, of({ kind: 'hour', weekday, hour }))).toBe(orders)
    }
    for (const { storeId, counts } of byStore) {
      expect(await listed(report, { stores: [storeId] })).toBe(counts.orders)
    }
    for (const { courier, counts } of byCourier) {
      expect(await listed(report, of({ kind: 'courier', courier }))).toBe(counts.orders)
    }
    expect(byCourier.map(({ courier }) => courier).toSorted()).toEqual([
      '',
      'Motorbike',
      'Van',
      'Walker',
    ])
  })

  it('by who cancelled', async () => {
    const report = await overview({ family })
    for (const by of ['us', 'platform'] as const) {
      const told = report.cancellations.filter((one) => one.by === by)
      const sum = told.reduce((total, { orders }) => total + orders, 0)
      expect(await listed(report, { show: 'cancelled', ...of({ kind: 'cancelled', by }) })).toBe(
        sum,
      )
      expect(sum).toBeGreaterThan(0)
    }
    const reasons = report.cancellations.map(({ by, reason }) => `${by}: ${reason}`).toSorted()
    expect(reasons).toEqual(
      family === 'food'
        ? ['platform: ', 'platform: No courier', 'us: Sold out']
        : ['platform: ', 'us: Sold out'],
    )
  })
})

describe('the overview', () => {
  it('never adds two currencies', async () => {
    const { values } = await overview({ family: 'food' })
    const { rows } = await instance.db.execute<{ region: string; cents: string }>(sql`
      select s.region, sum(o.total_cents) as cents from orders o join stores s on s.id = o.store_id
      where o.family = 'food' and o.stage = 'done' and s.id = any(${sql.param(storeIds)}::bigint[])
        and coalesce(o.scheduled_for, o.created_at) >= '2026-03-05T00:00+08:00'
        and coalesce(o.scheduled_for, o.created_at) < '2026-04-09T00:00+08:00'
      group by s.region order by s.region`)
    expect(values.map(({ region, cents }) => [region, cents])).toEqual(
      rows.map(({ region, cents }) => [region, Number(cents)]),
    )
  })

  it('has the stores that the address names, of those that the person may report on', async () => {
    const [first] = storeIds
    const named = await overview({ stores: `${first},999999` })
    expect(named.storeIds).toEqual([first])
  })

  it('is nobody’s who may not see reports', async () => {
    const address = readReportAddress(new URLSearchParams())
    for (const who of ['staff', 'warehouse'] as const) {
      const actor = await instance.actor(who)
      expect(await getOverview({ actor, address, storeIds, now: NOW })).toBeNull()
    }
  })
})
