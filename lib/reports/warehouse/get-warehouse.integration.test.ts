import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { findPage } from '@/lib/lists/find-page'
import { listScope } from '@/lib/lists/list-scope'
import { type ListAddress, readListAddress } from '@/lib/lists/model/list-address'
import { instantOfWall, wallOf } from '@/lib/domain/time/wall-clock'
import { lockEnded } from '@/lib/retention/lock-ended'
import { pseudonymiseOrders } from '@/lib/retention/pseudonymise-orders'
import { plansOf } from '@/lib/testing/plans-of'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import type { ReportDays } from '../model/report-days'
import { readReportAddress } from '../model/report-address'
import { forgetRolledDays, rollDays } from '../rolling/roll-days'
import { buildWarehouse, type WarehouseReport, type WaybillCounts } from '../model/warehouse'
import { getWarehouse } from './get-warehouse'
import { readScans, readWaybills } from './read-waybills'

let instance: TestInstance
let manager: Actor
let storeIds: number[]
let made: Made[]

/** Clocks go forward in New York on 8 March, at two. */
const ZONES = ['Asia/Hong_Kong', 'America/New_York']
const NOW = new Date('2026-03-10T04:00:00Z')
const DAYS = { from: '2026-03-06', to: '2026-03-10' }
const SLOTS = ['09:00-12:00', '18:30-24:00', '22:00-01:00', null]
const PRODUCTS = ['HDP-ECOMM-H', 'HDP-SFWH-L']
const DISTRICTS = ['沙田區', 'Sha Tin', 'Nowhere', null]

type Made = {
  name: string
  storeId: number
  zone: string
  /** The wall clock at which it leaves. */
  leaves: string
  day: string | null
  slot: string | null
  product: string
  district: string | null
  end: 'done' | 'cancelled' | 'refused' | 'open'
  prints: number
  out: Date | null
  undone: boolean
  problem: boolean
  replaced: boolean
}

/** Numbers from 0 up to `below`, the same ones each time. */
function chances(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % below
  }
}

beforeAll(async () => {
  instance = await testInstance({})
  manager = await instance.actor('manager')
  storeIds = [...manager.roles.keys()].slice(0, 2)
  const next = chances(11)
  made = Array.from({ length: 400 }, (_, at): Made => {
    const zone = ZONES[at % 2]!
    const day = `2026-03-${String(4 + next(8)).padStart(2, '0')}`
    const hasDay = next(8) > 0
    const slot = SLOTS[next(4)] ?? null
    const leaves = `${day}T${hasDay ? (slot?.slice(0, 5) ?? '00:00') : '23:59'}:00Z`
    const begins = instantOfWall(Date.parse(leaves), zone).getTime()
    return {
      name: `WARE-${at}`,
      storeId: storeIds[at % 2]!,
      zone,
      leaves,
      day: hasDay ? day : null,
      slot: hasDay ? slot : null,
      product: PRODUCTS[next(2)]!,
      district: DISTRICTS[next(4)] ?? null,
      end: (['done', 'done', 'open', 'open', 'cancelled', 'refused'] as const)[next(6)]!,
      prints: next(4),
      out: next(3) > 0 ? new Date(begins + (next(30 * 60) - 60) * 60_000) : null,
      undone: next(6) === 0,
      problem: next(7) === 0,
      replaced: next(15) === 0,
    }
  })
  const rows = made.map((one) => ({
    ...one,
    leaves: instantOfWall(Date.parse(one.leaves), one.zone),
    request: {
      product: one.product,
      draft: {
        pickup: one.day ? { date: one.day, period: one.slot } : {},
        recipient: { address: one.district ? { district: one.district } : {} },
      },
    },
  }))
  const source = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(name text,
    "storeId" bigint, leaves timestamptz, request jsonb, "end" text, prints int, out timestamptz,
    undone boolean, problem boolean, replaced boolean)`
  await instance.db.execute(sql`
    insert into orders (family, store_id, client_order_id, "placing", stage, closed, scheduled_for,
      request, created_at)
    select 'express', "storeId", name, case when "end" = 'refused' then 'refused' else 'placed' end,
      case when "end" in ('done', 'cancelled') then "end" else 'waiting' end, "end" <> 'open',
      leaves, request, '2026-03-01' from ${source}`)
  await instance.db.execute(sql`
    insert into orders (family, store_id, client_order_id, "placing", created_at, replaces_id)
    select 'express', "storeId", name || '-B', 'placed', '2025-01-01', o.id
    from ${source} join orders o on o.client_order_id = r.name where replaced`)
  await instance.db.execute(sql`
    insert into order_events (order_id, identity, source, kind, at, detail)
    select o.id, 'said', 'callback', 'status', '2026-03-01',
      jsonb_build_object('exception', case when problem then 'Nobody home' else '' end)
    from ${source} join orders o on o.client_order_id = r.name`)
  await instance.db.execute(sql`
    with person as (select ${manager.id}::bigint as id),
    run as (insert into print_runs (by, state, paper, copies)
      select id, 'answered', 'A4', 1 from person, generate_series(1, 3) returning id),
    runs as (select id, row_number() over (order by id) as number from run)
    insert into prints (order_id, number, run_id, paper, copies, pages, sha256, by)
    select o.id, runs.number, runs.id, 'A4', 1, 1, '', person.id
    from ${source} join orders o on o.client_order_id = r.name
    join runs on runs.number <= r.prints, person`)
  await instance.db.execute(sql`
    insert into checkouts (order_id, batch, how, at, by, undone_at)
    select o.id, 'x', 'typed', out, ${manager.id}::bigint, case when undone then now() end
    from ${source} join orders o on o.client_order_id = r.name where out is not null`)
})
afterAll(() => instance.close())

const days: ReportDays = {
  now: DAYS,
  before: { from: '2026-03-01', to: '2026-03-05' },
  lastWeek: { from: '2026-02-27', to: '2026-03-03' },
  count: 5,
  isGoingOn: true,
  isCut: false,
}

/** The second way: waybill by waybill, on the clocks of its store. */
function plainCounts(all: readonly Made[]): WaybillCounts {
  const counts = {
    created: all.length,
    printed: all.filter(({ prints }) => prints > 0).length,
    out: 0,
    onTime: 0,
    late: 0,
    missed: 0,
    delivered: all.filter(({ end }) => end === 'done').length,
    undeliverable: all.filter((one) => one.end !== 'done' && (one.problem || one.replaced)).length,
  }
  for (const { day, slot, out, undone, end, zone } of all) {
    const outAt = out && !undone ? out.getTime() : null
    if (outAt !== null) counts.out += 1
    if (day === null) continue
    const [from, to] = slot === null ? ['00:00', '24:00'] : slot.split('-')
    const midnight = Date.parse(`${day}T00:00:00Z`)
    const minutes = Number(to!.slice(0, 2)) * 60 + Number(to!.slice(3))
    const wall = midnight + (minutes + (to! <= from! ? 1440 : 0)) * 60_000
    const by = instantOfWall(wall, zone).getTime()
    if (outAt !== null) counts[outAt < by ? 'onTime' : 'late'] += 1
    else if (by <= NOW.getTime() && (end === 'open' || end === 'done')) counts.missed += 1
  }
  return counts
}

describe('the warehouse of 400 random waybills', () => {
  const stores = () => storeIds.map((id, at) => ({ id, zone: ZONES[at]! }))
  const among = () =>
    made.filter(({ leaves }) => DAYS.from <= leaves.slice(0, 10) && leaves.slice(0, 10) <= DAYS.to)

  it('is what they come to one by one, on days on which the clocks change too', async () => {
    const query = { stores: stores(), days, now: NOW }
    const rows = await readWaybills(instance.db, query)
    const scans = await readScans(instance.db, query)
    const { total, by, reprints } = buildWarehouse(rows, scans)
    expect(total.now).toEqual(plainCounts(among()))
    for (const name of ['onTime', 'late', 'missed', 'undeliverable'] as const) {
      expect(total.now[name], name).toBeGreaterThan(5)
    }
    expect(total.before).toEqual(
      plainCounts(made.filter(({ leaves }) => leaves.slice(0, 10) <= '2026-03-05')),
    )
    const part = (group: { key: string }[], keyOf: (one: Made) => string) => {
      const keys = [...new Set(among().map(keyOf))]
      expect(group.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
      for (const one of group) {
        const { key, ...counts } = one
        expect(counts, key).toEqual(plainCounts(among().filter((it) => keyOf(it) === key)))
      }
    }
    part(by.store, ({ storeId }) => String(storeId))
    part(by.product, ({ product }) => product)
    part(by.slot, ({ day, slot }) => (day === null ? '' : (slot ?? 'day')))
    part(by.district, ({ district }) =>
      district === null ? '' : district === 'Nowhere' ? 'nowhere' : '沙田區',
    )
    expect(reprints).toEqual(
      [2, 3].map((times) => ({
        times,
        waybills: among().filter(({ prints }) => prints === times).length,
      })),
    )
    const hours = among().flatMap(({ out, undone, zone }) =>
      out && !undone ? [Number(wallOf(out, zone).slice(11, 13))] : [],
    )
    for (const { hour, waybills, personId } of scans) {
      expect(personId).toBe(manager.id)
      expect(waybills, String(hour)).toBe(hours.filter((one) => one === hour).length)
    }
    expect(scans.reduce((sum, { waybills }) => sum + waybills, 0)).toBe(total.now.out)
  })
})

describe('the page of the warehouse', () => {
  const report = (actor = manager): Promise<WarehouseReport | null> => {
    const params = new URLSearchParams({ period: 'chosen', ...DAYS, stores: storeIds.join(',') })
    // Later than any pickup, as the list is, which knows no other time than its own.
    const now = new Date()
    return getWarehouse({ actor, address: readReportAddress(params), storeIds, now })
  }
  const listed = async (part: Partial<ListAddress>) => {
    const address: ListAddress = {
      ...readListAddress('express', new URLSearchParams({ show: 'all' })),
      ...DAYS,
      stores: storeIds,
      ...part,
    }
    const query = { family: 'express' as const, storeIds: [], address }
    const scope = await listScope(instance.db, { actor: manager, query })
    if (!scope) throw new Error('there is no such list')
    return (await findPage(instance.db, { scope, address, most: 10_000, now: new Date() })).ids
      .length
  }

  it('leads with each figure to its waybills', async () => {
    const { warehouse } = (await report())!
    const { now } = warehouse.total
    const is = (name: 'out' | 'on-time' | 'late' | 'missed' | 'undeliverable' | 'reprinted') =>
      listed({ figure: { kind: 'waybill', is: name } })
    expect(await listed({})).toBe(now.created)
    expect(await listed({ printed: 'yes' })).toBe(now.printed)
    expect(await is('out')).toBe(now.out)
    expect(await is('on-time')).toBe(now.onTime)
    expect(await is('late')).toBe(now.late)
    expect(await is('missed')).toBe(now.missed)
    expect(await is('undeliverable')).toBe(now.undeliverable)
    expect(await is('reprinted')).toBe(
      warehouse.reprints.reduce((sum, { waybills }) => sum + waybills, 0),
    )
    for (const { key, created } of warehouse.by.slot) {
      expect(await listed({ figure: { kind: 'pickup', slot: key } }), key).toBe(created)
    }
    const district = warehouse.by.district.find(({ key }) => key === '沙田區')!
    expect(await listed({ district: '沙田區' })).toBe(district.created)
  })

  it('is nobody’s who may not see reports', async () => {
    for (const who of ['staff', 'warehouse'] as const) {
      expect(await report(await instance.actor(who)), who).toBeNull()
    }
  })
})

describe('days that were counted before', () => {
  const stores = () => storeIds.map((id, at) => ({ id, zone: ZONES[at]! }))
  const roll = () =>
    rollDays({ db: instance.db, now: new Date('2026-03-14T12:00:00Z'), among: stores() })
  const read = async (live: boolean) => {
    const query = { stores: stores(), days, now: new Date() }
    return buildWarehouse(
      await readWaybills(instance.db, query, { live }),
      await readScans(instance.db, query, { live }),
    )
  }

  it('come to the same, and no order is looked at', async () => {
    const anew = await read(true)
    await roll()
    expect(await read(false)).toEqual(anew)
    const looked = async (live: boolean) =>
      (await plansOf(() => read(live))).flatMap(({ rowsOf }) => [...rowsOf.keys()])
    expect(await looked(true)).toContain('orders')
    const tables = new Set(await looked(false))
    expect([...tables].toSorted()).toEqual(['people', 'report_days', 'report_tallies'])
  })

  it('come to the same when the customers’ data has been removed and they are counted anew', async () => {
    await roll()
    const before = await read(false)
    await instance.db.transaction(async (tx) => {
      const which = sql`client_order_id like 'WARE-%' and closed and stage <> 'done'`
      const ended = await lockEnded(tx, which, 1_000)
      expect(ended.length).toBeGreaterThan(20)
      await pseudonymiseOrders(tx, ended)
    })
    await forgetRolledDays(instance.db)
    await roll()
    expect((await read(false)).total).toEqual(before.total)
    expect(await read(true)).toEqual(await read(false))
  })

  const of = (condition: string) => `(
    select o.id from orders o where o.client_order_id like 'WARE-%' and ${condition}
      and o.scheduled_for between '2026-03-07' and '2026-03-09' order by o.id limit 1)`
  const isOut = 'exists (select 1 from checkouts c where c.order_id = o.id and undone_at is null)'

  it.each([
    [
      'a scan',
      (by: number) => `insert into checkouts (order_id, batch, how, by)
        values (${of(`not ${isOut}`)}, 'x', 'typed', ${by})`,
    ],
    [
      'a scan that was taken back',
      () => `update checkouts set undone_at = now()
        where undone_at is null and order_id = ${of(isOut)}`,
    ],
    [
      'a print',
      (by: number) => `with run as (
          insert into print_runs (by, state, paper, copies)
          values (${by}, 'answered', 'A4', 1) returning id)
        insert into prints (order_id, number, run_id, paper, copies, pages, sha256, by)
        select ${of('not exists (select 1 from prints p where p.order_id = o.id)')}, 1, run.id,
          'A4', 1, 1, '', ${by} from run`,
    ],
    [
      'another in its place',
      () => `insert into orders (family, store_id, client_order_id, "placing", replaces_id)
        select 'express', o.store_id, 'INSTEAD', 'placed', o.id from orders o
        where o.id = ${of(`not o.closed and not exists (
          select 1 from orders n where n.replaces_id = o.id) and not exists (
          select 1 from order_events e where e.order_id = o.id and detail ->> 'exception' <> '')`)}`,
    ],
  ])('are counted anew after %s', async (_, change) => {
    await roll()
    const before = await read(false)
    await instance.asOwner(change(manager.id))
    expect(await read(false)).toEqual(before)
    await roll()
    const after = await read(false)
    expect(after).not.toEqual(before)
    expect(after).toEqual(await read(true))
  })
})
