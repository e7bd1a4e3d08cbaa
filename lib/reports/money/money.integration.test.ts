import { eq, inArray, sql } from 'drizzle-orm'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { auditEntries } from '@/lib/db/tables/audit'
import { orderCodes } from '@/lib/db/tables/order-codes'
import { orders } from '@/lib/db/tables/orders'
import { reportCollects } from '@/lib/db/tables/reports/report-tallies'
import { stores } from '@/lib/db/tables/stores'
import { areaOf, type Region } from '@/lib/domain/areas'
import { wallOf } from '@/lib/domain/time/wall-clock'
import type { Locale } from '@/lib/i18n/locales'
import { lockEnded } from '@/lib/retention/lock-ended'
import { pseudonymiseOrders } from '@/lib/retention/pseudonymise-orders'
import { eventually } from '@/lib/testing/eventually'
import { invoiceForm } from '@/lib/testing/forms/invoice-form'
import { type MoneyMade as Made, writeMoneyOrders } from '@/lib/testing/seeds/money-orders'
import { plansOf } from '@/lib/testing/plans-of'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { COLLECTING, type Collecting, type Fees } from '../model/money'
import { readReportAddress } from '../model/report-address'
import { forgetRolledDays, rollDays } from '../rolling/roll-days'
import { exportStatement } from './export-statement'
import { getMoney } from './get-money'
import { matchInvoice } from './match-invoice'

let instance: TestInstance
let admin: Actor
let manager: Actor
let shops: { id: number; code: string; region: Region }[]
let made: Made[]

const NOW = new Date('2026-04-12T04:00:00Z')
const DAYS = { from: '2026-03-02', to: '2026-03-30' }
const address = readReportAddress(new URLSearchParams({ period: 'chosen', ...DAYS, stores: '' }))

beforeAll(async () => {
  instance = await testInstance({})
  admin = await instance.actor('admin')
  manager = await instance.actor('manager')
  const wanted = ['HK-CENTRAL-01', 'HK-SHATIN-03', 'SG-ORCHARD-01']
  shops = await instance.db
    .select({ id: stores.id, code: stores.code, region: stores.region })
    .from(stores)
    .where(inArray(stores.code, wanted))
    .orderBy(stores.id)
  made = await writeMoneyOrders(instance.db, { count: 600, shops })
})
afterAll(() => instance.close())

const dollars = (cents: number) => (cents / 100).toFixed(2)

/** The second way: amounts read character by character, orders one by one. */
function plainCents(text: string | null, region: Region): number | null {
  const { currencySign, currency } = areaOf(region)
  const bare = [currencySign, currency, '$'].reduce(
    (rest, sign) => rest.split(sign).join(''),
    (text ?? '').replaceAll(',', ''),
  )
  return bare !== '' && !Number.isNaN(Number(bare)) ? Math.round(Number(bare) * 100) : null
}

function plainFees({ family, shop, estimated, agreed, told, shipping }: Made) {
  const named = told.filter((fees) => fees.some((fee) => fee !== null)).at(-1)
  const read = named?.map((fee) => plainCents(fee, shop.region))
  const ofFood =
    read && read.every((fee) => fee !== null) ? read.reduce((sum, fee) => sum + fee, 0) : null
  const isReported = family === 'express' ? Boolean(shipping) : named !== undefined
  const reported = family === 'express' ? plainCents(shipping, shop.region) : ofFood
  return { estimated, agreed, reported: reported ?? null, isReported }
}

function plainCollect({ drafted, cod, shop }: Made): number {
  const told = (text: string | undefined) => plainCents(text ?? null, shop.region)
  if (cod) return told(cod.total) ?? told(cod.service_fee)! + told(cod.cash)!
  return drafted ? drafted.freight + drafted.goods : 0
}

const stateOf = ({ fate }: Made): Collecting =>
  fate === 'done'
    ? 'taken'
    : fate === 'cancelled'
      ? 'returned'
      : fate === 'riding'
        ? 'out'
        : 'waiting'

const currencyOf = ({ shop }: Made) => areaOf(shop.region).currency
const dayOf = ({ at, shop }: Made) => wallOf(at, areaOf(shop.region).timeZone).slice(0, 10)
const ofPeriod = () =>
  made.filter(
    (order) => order.fate !== 'refused' && DAYS.from <= dayOf(order) && dayOf(order) <= DAYS.to,
  )
const add = (values: readonly (number | null)[]) => ({
  orders: values.filter((one) => one !== null).length,
  cents: values.reduce((sum: number, one) => sum + (one ?? 0), 0),
})

const moneyOf = (actor: Actor, storeIds = shops.map(({ id }) => id)) =>
  getMoney({ actor, address, storeIds, now: NOW })

describe('the money of 600 random orders', () => {
  it('has the fees that each order’s own records come to, by store, family and currency', async () => {
    const report = await moneyOf(admin)
    const expected = shops.flatMap(({ id, region }) =>
      (['express', 'food', 'parcel'] as const).flatMap((family): Fees[] => {
        const of = ofPeriod()
          .filter((order) => order.shop.id === id && order.family === family)
          .map(plainFees)
        if (of.length === 0) return []
        const both = of.flatMap(({ estimated, agreed, reported }) => {
          const ours = agreed ?? estimated
          return ours === null || reported === null ? [] : [{ ours, reported }]
        })
        return [
          {
            storeId: id,
            family,
            currency: areaOf(region).currency,
            orders: of.length,
            unknown: of.filter(
              (one) => !one.isReported && one.estimated === null && one.agreed === null,
            ).length,
            unreadable: of.filter((one) => one.isReported && one.reported === null).length,
            estimated: add(of.map(({ estimated }) => estimated)),
            agreed: add(of.map(({ agreed }) => agreed)),
            reported: add(of.map(({ reported }) => reported)),
            compared: {
              orders: both.length,
              ours: add(both.map(({ ours }) => ours)).cents,
              reported: add(both.map(({ reported }) => reported)).cents,
            },
          },
        ]
      }),
    )
    expect(report?.fees).toEqual(expected)
    const hong = expected.filter(({ currency }) => currency === 'HKD')
    expect(hong.length).toBeGreaterThanOrEqual(6)
    for (const part of ['estimated', 'agreed', 'reported'] as const) {
      expect(hong.some((row) => row[part].orders > 5)).toBe(true)
    }
    expect(expected.some(({ compared, unreadable }) => compared.orders > 3 && unreadable > 3)).toBe(
      true,
    )
  })

  it('has what was to be collected, by day and courier, each cent in one state', async () => {
    const report = await moneyOf(admin)
    const goods = ofPeriod().filter((order) => order.family !== 'food' && plainCollect(order) > 0)
    const plain = (of: readonly Made[], valueOf: (order: Made) => number) => ({
      currency: areaOf(of[0]!.shop.region).currency,
      expected: add(of.map(valueOf)),
      ...Object.fromEntries(
        COLLECTING.map((one) => [one, add(of.filter((o) => stateOf(o) === one).map(valueOf))]),
      ),
    })
    const groups = (of: readonly Made[], keyOf: (order: Made) => unknown, valueOf = plainCollect) =>
      [...new Set(of.map((one) => JSON.stringify([currencyOf(one), keyOf(one)])))].map((key) => ({
        ...plain(
          of.filter((one) => JSON.stringify([currencyOf(one), keyOf(one)]) === key),
          valueOf,
        ),
        ...(JSON.parse(key) as [string, object])[1],
      }))
    const { byFamily, byDay, byCourier, byPayment } = report!.collections
    const same = (found: readonly unknown[], wanted: readonly unknown[]) => {
      expect(found).toHaveLength(wanted.length)
      expect(found).toEqual(expect.arrayContaining([...wanted]))
    }
    same(
      byFamily,
      groups(goods, ({ family }) => ({ family })),
    )
    same(
      byDay,
      groups(goods, (order) => ({ day: dayOf(order) })),
    )
    same(
      byCourier,
      groups(goods, ({ courier }) => ({ name: courier, kind: '' })),
    )
    const meals = ofPeriod().filter(({ payment }) => payment !== null)
    same(
      byPayment,
      groups(
        meals,
        ({ payment }) => ({ payment }),
        ({ bill }) => bill,
      ),
    )
    expect(byDay.length).toBeGreaterThan(20)
    expect(byPayment.length).toBeGreaterThan(4)
  })
})

describe('the money of days that were counted before', () => {
  const plans = () => plansOf(() => moneyOf(admin))

  it('comes to the same, and no order is looked at', async () => {
    const anew = await moneyOf(admin)
    expect((await plans()).flatMap(({ rowsOf }) => [...rowsOf.keys()])).toContain('orders')
    await rollDays({ db: instance.db, now: NOW })
    expect(await moneyOf(admin)).toEqual(anew)
    const tables = new Set((await plans()).flatMap(({ rowsOf }) => [...rowsOf.keys()]))
    expect([...tables].filter((table) => table.startsWith('order'))).toEqual([])
    expect(tables).toContain('report_tallies')
    expect(tables).toContain('report_collects')
  })

  it('is counted anew when an order changed', async () => {
    await rollDays({ db: instance.db, now: NOW })
    const before = await moneyOf(admin)
    await instance.asOwner(`
      update orders set stage = 'cancelled', closed = true, updated_at = now()
      where id = (select order_id from report_collects where collecting = 'taken'
        and day between '${DAYS.from}' and '${DAYS.to}' order by order_id limit 1)`)
    await rollDays({ db: instance.db, now: NOW })
    const after = await moneyOf(admin)
    expect(after).not.toEqual(before)
    await forgetRolledDays(instance.db)
    expect(await moneyOf(admin)).toEqual(after)
  })
})

describe('a courier’s name', () => {
  const names = async () => {
    const kept = await instance.db
      .select()
      .from(reportCollects)
      .where(inArray(reportCollects.collecting, ['taken', 'returned']))
    return new Set(kept.map(({ courier }) => courier))
  }
  const end = (courier: string, then?: () => Promise<unknown>) =>
    instance.db.transaction(async (tx) => {
      const ended = await lockEnded(tx, sql`courier_name = ${courier}`, 1_000)
      await pseudonymiseOrders(tx, ended)
      await then?.()
      return ended.length
    })
  const byFamily = async () => (await moneyOf(admin))?.collections.byFamily

  it('goes with its orders, and their money stays', async () => {
    await rollDays({ db: instance.db, now: NOW })
    const before = await byFamily()
    const [one, other] = [...(await names())].filter((name) => name !== '')
    expect(await end(one!)).toBeGreaterThan(5)
    expect(await names()).not.toContain(one)
    expect(await byFamily()).toEqual(before)
    await forgetRolledDays(instance.db)
    let rolled: Promise<void> | undefined
    await end(other!, async () => {
      rolled = rollDays({ db: instance.db, now: NOW })
      await eventually(async () => {
        const { rows } = await instance.db.execute(sql`
          select from pg_stat_activity where wait_event_type = 'Lock'
            and query like '%insert into report_collects%' and pid <> pg_backend_pid()`)
        return rows.length === 1
      })
    })
    await rolled
    expect(await names()).not.toContain(other)
    expect(await byFamily()).toEqual(before)
  })
})

describe('who sees it', () => {
  it('sees stores and families of their own alone', async () => {
    const [central] = shops
    const warehouse = await instance.actor('warehouse')
    expect(await moneyOf(warehouse)).toBeNull()
    const report = await moneyOf(manager)
    const own = shops.filter(({ id }) => manager.roles.has(id)).map(({ id }) => id)
    expect(report?.storeIds).toEqual(own)
    const clerk: Actor = {
      ...manager,
      roles: new Map([
        [central!.id, { id: 1, name: 'Clerk', permissions: ['reports.see', 'food.see'] }],
      ]),
    }
    const seen = await moneyOf(clerk)
    expect(seen?.families).toEqual(['food'])
    expect(new Set(seen?.fees.map(({ family }) => family))).toEqual(new Set(['food']))
    expect(seen?.collections.byFamily).toEqual([])
    const { rows } = await statement({ who: clerk, shop: central! })
    expect(new Set(rows.map((row) => row['Kind']))).toEqual(new Set(['Food']))
  })
})

async function statement(asked: {
  who?: Actor
  shop: { id: number }
  locale?: Locale
  month?: string
}) {
  const { who = admin, shop, locale = 'en', month = '2026-03' } = asked
  const { chunks, name } = await exportStatement({
    actor: who,
    query: { storeId: shop.id, month },
    locale,
  })
  const parts: string[] = []
  for await (const part of chunks) parts.push(part)
  const [head = [], ...lines] = Papa.parse<string[]>(parts.join('').slice(1).trim()).data
  const rows = lines.map((cells) =>
    Object.fromEntries(cells.map((cell, at) => [head[at] ?? '', cell])),
  )
  return { parts, head, rows, name }
}

describe('a statement', () => {
  it('has each order of the month once, as it left, with its surest fee and what is collected', async () => {
    const [, shatin] = shops
    const { rows, name } = await statement({ shop: shatin! })
    const wanted = made
      .filter((order) => order.shop.id === shatin!.id && dayOf(order).startsWith('2026-03'))
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    expect(rows.map((row) => row['Our order number'])).toEqual(wanted.map(({ number }) => number))
    for (const [at, order] of wanted.entries()) {
      const { estimated, agreed, reported } = plainFees(order)
      const fee = reported ?? agreed ?? estimated
      const collect = plainCollect(order)
      expect(rows[at]).toMatchObject({
        Store: 'HK-SHATIN-03',
        Day: dayOf(order),
        Leaves: wallOf(order.at, 'Asia/Hong_Kong').slice(0, 16).replace('T', ' '),
        'Leaves (UTC)': order.at.toISOString(),
        Fee: fee === null ? '' : dollars(fee),
        'Source of the fee':
          reported === null
            ? fee === null
              ? ''
              : agreed === null
                ? 'Estimated'
                : 'Agreed'
            : 'Reported',
        'To collect': order.family !== 'food' && collect > 0 ? dollars(collect) : '',
      })
    }
    expect(name).toBe('statement-HK-SHATIN-03-2026-03.csv')
    const { head } = await statement({ shop: shatin!, locale: 'zh-HK' })
    expect(head[0]).toBe('分店')
  })

  it('comes in parts, runs no formula, and stands in the log', async () => {
    const [central] = shops
    const at = new Date('2026-05-10T04:00:00Z')
    await instance.db.insert(orders).values(
      Array.from({ length: 1_100 }, (_, nth) => ({
        family: 'food' as const,
        storeId: central!.id,
        clientOrderId: nth === 0 ? '=1+1' : `PART-${nth}`,
        placing: 'placed' as const,
        // Many at the same moment: none is left out between two parts.
        createdAt: new Date(at.getTime() + Math.floor(nth / 300)),
      })),
    )
    const { parts, rows } = await statement({ shop: central!, month: '2026-05' })
    expect(parts).toHaveLength(4)
    expect(new Set(rows.map((row) => row['Our order number'])).size).toBe(1_100)
    expect(rows[0]?.['Our order number']).toBe("'=1+1")
    const logged = await instance.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'order.exported'))
    expect(logged.at(-1)).toMatchObject({ storeId: central!.id, after: { statement: '2026-05' } })
  })

  it('is nobody’s elsewhere, and no tablet’s', async () => {
    const [central] = shops
    await expect(
      statement({ who: await instance.actor('warehouse'), shop: central! }),
    ).rejects.toThrow('notAllowed')
    const tablet = { id: 't', name: 'Counter', storeId: central!.id, lockMinutes: 5 }
    await expect(statement({ who: { ...admin, tablet }, shop: central! })).rejects.toThrow(
      'notOnTablet',
    )
  })
})

describe('an invoice', () => {
  const ask = (actor: Actor, change: Partial<ReturnType<typeof invoiceForm>> = {}) =>
    matchInvoice({ actor, form: { ...invoiceForm(shops[0]!.id), ...DAYS, ...change } })

  it('finds orders by any number, whenever they left, and misses what was delivered', async () => {
    const [central] = shops
    const of = made.filter(
      (order) =>
        order.shop.id === central!.id && order.family === 'express' && order.fate === 'done',
    )
    const inside = of.filter((order) => DAYS.from <= dayOf(order) && dayOf(order) <= DAYS.to)
    const [one, two] = inside.filter((order) => plainFees(order).reported !== null)
    const early = of.find((order) => dayOf(order) < DAYS.from)
    const [row] = await instance.db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.clientOrderId, two!.number))
    await instance.db
      .insert(orderCodes)
      .values({ orderId: row!.id, kind: 'shipment', code: 'SF12345678' })
    const fee = (order: Made | undefined) => plainFees(order!).reported ?? 0
    const match = await ask(admin, {
      storeIds: shops.map(({ id }) => id),
      invoiced: 'express' as never,
      numbers: [
        `8${one!.number.slice(6).padStart(9, '0')}`,
        'sf 1234 5678',
        early!.number,
        'NONE-1',
      ],
      amounts: [fee(one), fee(two) + 50, 100, 7],
    })
    const found = new Map(
      match.items.filter(({ lines }) => lines.length > 0).map((item) => [item.number, item]),
    )
    expect(found.get(`8${one!.number.slice(6).padStart(9, '0')}`)).toMatchObject({ match: 'equal' })
    expect(found.get('sf 1234 5678')).toMatchObject({
      match: 'different',
      order: { clientOrderId: two!.number },
      theirs: fee(two) + 50,
    })
    expect(found.get(early!.number)?.order?.clientOrderId).toBe(early!.number)
    expect(found.get('NONE-1')).toMatchObject({ match: 'missing-here', order: null })
    // Of the stores of the currency alone.
    expect(match.storeIds).toEqual(
      shops.filter(({ region }) => region === 'HK').map(({ id }) => id),
    )
    const missing = match.items.filter((item) => item.match === 'missing-there')
    const wanted = made.filter(
      (order) =>
        order.family === 'express' &&
        order.fate === 'done' &&
        DAYS.from <= dayOf(order) &&
        dayOf(order) <= DAYS.to &&
        order !== one &&
        order !== two,
    )
    expect(missing.map(({ order }) => order?.clientOrderId).toSorted()).toEqual(
      wanted.map(({ number }) => number).toSorted(),
    )
  })

  it('has its columns remembered for its stores, as they were said last', async () => {
    const [central, shatin] = shops
    await ask(admin, { columns: { number: 'Ref', amount: 'Net' } })
    await ask(admin, { columns: { number: 'Waybill', amount: 'Total' } })
    const of = async (actor: Actor, id: number) => (await moneyOf(actor, [id]))?.columns
    expect(await of(admin, central!.id)).toEqual({ number: 'Waybill', amount: 'Total' })
    expect(await of(manager, central!.id)).toEqual({ number: 'Waybill', amount: 'Total' })
    expect(await of(admin, shatin!.id)).not.toEqual({ number: 'Waybill', amount: 'Total' })
    const logged = await instance.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'order.matched'))
    expect(logged.at(-1)?.after).toMatchObject({ stores: [central!.id], lines: 1 })
  })

  it('is compared with nothing where the person may not see reports', async () => {
    await expect(ask(await instance.actor('warehouse'))).rejects.toThrow('notAllowed')
    await expect(ask(admin, { storeIds: [900_000] })).rejects.toThrow('notAllowed')
    await expect(ask(admin, { currency: 'SGD' })).rejects.toThrow('notAllowed')
    await expect(ask(admin, { from: '2020-01-01' })).rejects.toThrow('wrongInput')
  })
})
