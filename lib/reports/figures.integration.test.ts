import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { instantOfWall, wallOf } from '@/lib/domain/time/wall-clock'
import { plansOf } from '@/lib/testing/plans-of'
import { type RandomOrder, randomOrders, writeOrders } from '@/lib/testing/seeds/random-orders'
import { buildOverview, type Figures, type Overview } from './model/overview'
import { addDays, type Compared, COMPARED } from './model/report-days'
import type { FigureQuery } from './figure-query'
import { readFigures } from './read-figures'
import { forgetRolledDays, rollDays } from './rolling/roll-days'

let instance: TestInstance
let made: RandomOrder[]
let query: FigureQuery

/** Clocks go forward in New York on 8 March, and back by half an hour on Lord Howe on 5 April. */
const ZONES = ['Asia/Hong_Kong', 'America/New_York', 'Australia/Lord_Howe']
const FIRST = '2026-03-05'
const LAST = '2026-04-08'

beforeAll(async () => {
  instance = await testInstance({})
  const { rows } = await instance.db.execute<{ id: string }>(
    sql`select id from stores order by id limit 3`,
  )
  const stores = rows.map(({ id }, at) => ({ id: Number(id), zone: ZONES[at]! }))
  const shifted = (days: number) => ({ from: addDays(FIRST, days), to: addDays(LAST, days) })
  query = {
    family: 'food',
    stores,
    days: { now: shifted(0), before: shifted(-35), lastWeek: shifted(-7) },
  }
  made = randomOrders({ count: 10_000, seed: 20, stores, from: '2026-01-28', to: '2026-04-11' })
  await writeOrders(instance.db, made)
  await instance.asOwner('analyze orders, order_events')
})
afterAll(() => instance.close())

const read = async (asked: FigureQuery, live = false) => {
  const { counts, times } = await readFigures(instance.db, asked, { live })
  return buildOverview(counts, times)
}

describe('the figures of 10,000 random orders', () => {
  it.each(['food', 'express'] as const)('of %s are what their events come to', async (family) => {
    const asked = { ...query, family }
    const overview = await read(asked)
    expect(overview.now.counts.orders).toBeGreaterThan(1_000)
    expect(overview.now.counts.latePromise).toBeGreaterThan(50)
    expect(overview.byHour.length).toBeGreaterThan(100)
    expect(overview).toEqual(plainOverview(made, asked))
  })

  it('of a day on which the clocks change have all of its hours, and of one store no other', async () => {
    const days = { from: '2026-03-08', to: '2026-03-08' }
    const asked = {
      ...query,
      stores: [query.stores[1]!],
      days: { now: days, before: days, lastWeek: days },
    }
    const overview = await read(asked)
    expect(overview).toEqual(plainOverview(made, asked))
    expect(overview.byStore.map(({ storeId }) => storeId)).toEqual([query.stores[1]!.id])
    // From two to three o'clock there was no time in New York.
    expect(overview.byHour.some(({ hour }) => hour === 2)).toBe(false)
  })
})

describe('days that were counted before', () => {
  const now = new Date('2026-04-12T04:00:00Z')
  const families = ['food', 'express'] as const
  const both = (live: boolean) =>
    Promise.all(families.map((family) => read({ ...query, family }, live)))
  const cancelSome = (updatedAt: string) =>
    instance.asOwner(`
      update orders set stage = 'cancelled', closed = true, updated_at = ${updatedAt}
      where id % 7 = 3 and stage <> 'cancelled' and closed`)

  it('come to the same, whole months among them', async () => {
    const anew = await both(true)
    await rollDays({ db: instance.db, now, among: query.stores })
    const { rows } = await instance.db.execute<{ days: string }>(
      sql`select count(*) as days from report_days where day between '2026-03-05' and '2026-04-08'`,
    )
    // Of each store, 35 days of every family, parcels too, of which there is none.
    expect(Number(rows[0]?.days)).toBe(3 * 3 * 35)
    expect(await both(false)).toEqual(anew)
    const months = {
      now: { from: '2026-02-26', to: '2026-04-09' },
      before: { from: '2026-02-01', to: '2026-02-28' },
      lastWeek: { from: '2026-03-01', to: '2026-04-30' },
    }
    const asked = { ...query, days: months }
    expect(await read(asked)).toEqual(await read(asked, true))
  })

  it('are added up, counted anew when they changed, and all of them by a rebuild', async () => {
    await rollDays({ db: instance.db, now, among: query.stores })
    const before = await both(false)
    await cancelSome(`'2020-01-01'`)
    expect(await both(false)).toEqual(before)
    await forgetRolledDays(instance.db)
    await rollDays({ db: instance.db, now, among: query.stores })
    const after = await both(false)
    expect(after).not.toEqual(before)
    expect(after).toEqual(await both(true))
    await instance.asOwner(`
      update orders set closed_at = closed_at + interval '3 hours', updated_at = now()
      where id % 5 = 1 and stage = 'done' and created_at > '2026-03-20'`)
    await rollDays({ db: instance.db, now, among: query.stores })
    expect(await both(false)).toEqual(await both(true))
    expect(await both(false)).not.toEqual(after)
  })
})

describe('a report of days that were counted', () => {
  it('looks at no order, and at few rows of what was counted', async () => {
    await rollDays({ db: instance.db, now: new Date('2026-04-12T04:00:00Z'), among: query.stores })
    await instance.asOwner('analyze report_days, report_counts, report_times, report_reasons')
    const rows = async (live: boolean) => {
      const plans = await plansOf(() => readFigures(instance.db, query, { live }))
      return {
        tables: [...new Set(plans.flatMap(({ rowsOf }) => [...rowsOf.keys()]))].toSorted(),
        read: plans.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
      }
    }
    const [anew, counted] = [await rows(true), await rows(false)]
    expect(anew.tables).toEqual(['order_events', 'orders'])
    expect(counted.tables).toEqual(['report_counts', 'report_days', 'report_times'])
    expect(counted.read).toBeLessThan(anew.read / 20)
  })
})

describe('a day', () => {
  const midnight = async (scheduledFor: Date, day: string) => {
    const [store] = query.stores
    const [row] = await instance.db
      .insert(orders)
      .values({
        family: 'parcel',
        storeId: store!.id,
        clientOrderId: scheduledFor.toISOString(),
        placing: 'placed',
        scheduledFor,
      })
      .returning({ id: orders.id })
    const days = { from: day, to: day }
    const asked = { family: 'parcel', stores: [store!] } as const
    const overview = await read(
      { ...asked, days: { now: days, before: days, lastWeek: days } },
      true,
    )
    await instance.db.delete(orderEvents).where(eq(orderEvents.orderId, row!.id))
    await instance.db.delete(orders).where(eq(orders.id, row!.id))
    return overview.now.counts.orders
  }

  it('begins with its first instant and ends before that of the next', async () => {
    expect(await midnight(new Date('2026-03-05T00:00:00.000+08:00'), '2026-03-05')).toBe(1)
    expect(await midnight(new Date('2026-03-05T23:59:59.999+08:00'), '2026-03-05')).toBe(1)
    expect(await midnight(new Date('2026-03-06T00:00:00.000+08:00'), '2026-03-05')).toBe(0)
    expect(await midnight(new Date('2026-03-04T23:59:59.999+08:00'), '2026-03-05')).toBe(0)
  })
})

describe('what was predicted of a delivery', () => {
  it('keeps the first and the last word, whatever is said when it is over', async () => {
    const at = (minute: number) => ({
      delivery: {
        at: new Date(Date.UTC(2026, 2, 5, 4, minute)).toISOString(),
        range: null,
        asOf: new Date().toISOString(),
      },
    })
    const over = { delivery: { at: null, range: null, asOf: new Date().toISOString() } }
    const [row] = await instance.db
      .insert(orders)
      .values({
        family: 'food',
        storeId: query.stores[0]!.id,
        clientOrderId: 'PREDICTED-1',
        placing: 'placed',
      })
      .returning({ id: orders.id })
    for (const predictions of [at(10), at(20), at(15), over]) {
      await instance.db.update(orders).set({ predictions }).where(eq(orders.id, row!.id))
    }
    const [after] = await instance.db.select().from(orders).where(eq(orders.id, row!.id))
    expect(after?.firstPredictedAt?.getUTCMinutes()).toBe(10)
    expect(after?.lastPredictedAt?.getUTCMinutes()).toBe(15)
  })
})

/** The second way: each order's story read from its events, one by one, and lists of minutes sorted. */
function plainOverview(
  all: readonly RandomOrder[],
  { family, stores, days }: FigureQuery,
): Overview {
  const zones = new Map(stores.map(({ id, zone }) => [id, zone]))
  const told = all.flatMap((order) => {
    const zone = zones.get(order.storeId)
    if (order.family !== family || zone === undefined) return []
    const wall = wallOf(order.scheduledFor ?? order.createdAt, zone)
    const day = wall.slice(0, 10)
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7
    return [{ ...storyOf(order, zone), day, weekday, hour: Number(wall.slice(11, 13)) }]
  })
  const during = (period: Compared) =>
    told.filter(({ day }) => days[period].from <= day && day <= days[period].to)
  const now = during('now')
  const groups = <Key extends string | number>(keyOf: (one: Story) => Key) =>
    [...new Set(now.map(keyOf))].map((key) => ({
      key,
      of: now.filter((one) => keyOf(one) === key),
    }))
  const hours = [...new Set(now.map(({ weekday, hour }) => weekday * 24 + hour))]
  return {
    ...(Object.fromEntries(COMPARED.map((period) => [period, figuresOf(during(period))])) as Record<
      Compared,
      Figures
    >),
    byStore: groups(({ storeId }) => storeId)
      .map(({ key, of }) => ({ storeId: key, ...figuresOf(of) }))
      .toSorted((a, b) => b.counts.orders - a.counts.orders || a.storeId - b.storeId),
    byCourier: groups(({ courier }) => courier)
      .map(({ key, of }) => ({ courier: key, ...figuresOf(of) }))
      .toSorted((a, b) => b.counts.orders - a.counts.orders || (a.courier < b.courier ? -1 : 1)),
    byHour: hours
      .toSorted((a, b) => a - b)
      .map((at) => {
        const of = now.filter(({ weekday, hour }) => weekday * 24 + hour === at)
        return {
          weekday: Math.floor(at / 24),
          hour: at % 24,
          orders: of.length,
          latePromise: of.filter(({ afterPromise }) => isLate(afterPromise)).length,
        }
      }),
    byDay: [...new Set(now.map(({ day }) => day))].toSorted().map((day) => {
      const of = now.filter((one) => one.day === day)
      const delivered = of.filter(({ end }) => end === 'delivered').length
      return { day, orders: of.length, delivered }
    }),
  }
}

const MINUTE_MS = 60_000
const isLate = (after: number | null) => after !== null && after >= MINUTE_MS

type Story = ReturnType<typeof storyOf>

function storyOf(order: RandomOrder, zone: string) {
  const { events } = order
  const first = (stage: string) => {
    const times = events
      .filter((event) => event.kind === 'status' && event.stage === stage)
      .map(({ at }) => at.getTime())
    return times.length === 0 ? null : Math.min(...times)
  }
  const done = first('done') ?? timeOf(events.find(({ kind }) => kind === 'completed')?.at)
  const isCancelled = events.some(({ stage }) => stage === 'cancelled')
  const isRefused = events.some(({ kind }) => kind === 'refused')
  const end =
    done === null
      ? isCancelled
        ? ('cancelled' as const)
        : isRefused
          ? ('refused' as const)
          : ('open' as const)
      : ('delivered' as const)
  const promised =
    order.family === 'food'
      ? timeOf(order.scheduledFor ?? order.predicted[0])
      : timeOf(slotEnd(order, zone))
  const begun = order.scheduledFor === null && order.origin === 'here' ? order.createdAt : null
  const [accepted, arrived, departed] = [first('coming'), first('at-store'), first('riding')]
  const after = (moment: number | null) => (done === null || moment === null ? null : done - moment)
  return {
    storeId: order.storeId,
    courier: order.courier,
    end,
    afterPromise: after(promised),
    afterPrediction: after(timeOf(order.predicted.at(-1))),
    minutes: {
      accept: between(timeOf(begun), accepted),
      arrive: between(accepted, arrived),
      wait: between(arrived, departed),
      ride: between(departed, done),
      total: between(timeOf(begun), done),
    },
    day: '',
    weekday: 0,
    hour: 0,
  }
}

const timeOf = (at: Date | null | undefined) => at?.getTime() ?? null

function between(from: number | null, to: number | null): number | null {
  if (from === null || to === null || to < from) return null
  return Math.floor((to - from) / MINUTE_MS)
}

/** Counted on the clocks of the zone, and not by what was written into the order. */
function slotEnd({ slot }: RandomOrder, zone: string): Date | null {
  if (slot === null) return null
  const day = slot.isNextDay ? addDays(slot.date, 1) : slot.date
  return instantOfWall(Date.parse(`${day}T${slot.to}:00Z`), zone)
}

function figuresOf(stories: readonly Story[]): Figures {
  const ended = (end: Story['end']) => stories.filter((one) => one.end === end).length
  const [byPromise, byPrediction] = [
    stories.flatMap(({ afterPromise }) => (afterPromise === null ? [] : [afterPromise])),
    stories.flatMap(({ afterPrediction }) => (afterPrediction === null ? [] : [afterPrediction])),
  ]
  const spread = (measure: keyof Story['minutes']) => {
    const all = stories.flatMap(({ minutes }) => minutes[measure] ?? []).toSorted((a, b) => a - b)
    if (all.length === 0) return null
    const at = (share: number) => all[Math.ceil(all.length * share) - 1]!
    return { count: all.length, median: at(0.5), ninetieth: at(0.9) }
  }
  return {
    counts: {
      orders: stories.length,
      delivered: ended('delivered'),
      cancelled: ended('cancelled'),
      refused: ended('refused'),
      open: ended('open'),
      promised: byPromise.length,
      latePromise: byPromise.filter(isLate).length,
      predicted: byPrediction.length,
      latePrediction: byPrediction.filter(isLate).length,
    },
    times: {
      accept: spread('accept'),
      arrive: spread('arrive'),
      wait: spread('wait'),
      ride: spread('ride'),
      total: spread('total'),
    },
  }
}
