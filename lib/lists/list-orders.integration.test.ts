import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderCodes } from '@/lib/db/tables/order-codes'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import { reportCounts } from '@/lib/db/tables/reports/report-days'
import type { Actor } from '@/lib/auth/actor'
import { plansOf } from '@/lib/testing/plans-of'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { addCodes } from '@/lib/orders/status/add-codes'
import { seedParcel } from '@/lib/testing/seeds/seed-parcels'
import { listOrders } from './list-orders'
import { listChoices } from './list-choices'
import { readListAddress, UNTOLD, type ListAddress } from './model/list-address'
import type { ListQuery } from './model/listed-order'
import type { StageFilter } from './model/stage-filter'

let instance: TestInstance
let central: number
let mongkok: number
let actor: Actor

beforeAll(async () => {
  instance = await testInstance({})
  central = await instance.storeId('HK-CENTRAL-01')
  mongkok = await instance.storeId('HK-MONGKOK-02')
  actor = await instance.actor('manager')
})
afterAll(() => instance.close())

let number = 0
async function made(change: Partial<typeof orders.$inferInsert> = {}): Promise<number> {
  number += 1
  const clientOrderId = `LIST-${number}`
  const [row] = await instance.db
    .insert(orders)
    .values({
      family: 'parcel',
      storeId: central,
      clientOrderId,
      placing: 'placed',
      ...change,
    })
    .returning({ id: orders.id })
  await addCodes(instance.db, row!.id, { 'client-order': change.clientOrderId ?? clientOrderId })
  return row!.id
}

type Asked = Partial<ListAddress> & Partial<Pick<ListQuery, 'family' | 'storeIds'>>

const list = async ({ family = 'parcel', storeIds, ...change }: Asked = {}, who: Actor = actor) =>
  listOrders({
    actor: who,
    query: {
      family,
      storeIds: storeIds ?? [central, mongkok],
      address: {
        ...readListAddress(family, new URLSearchParams({ show: 'all' })),
        ...change,
      },
    },
  })
const idsOf = async (change: Asked = {}, who?: Actor) =>
  (await list(change, who)).rows.map(({ card }) => card.id)

describe('the list of a family', () => {
  it('shows page after page, the latest first, none twice and none left out', async () => {
    const all: number[] = []
    for (let at = 0; at < 120; at += 1) {
      all.push(await made({ storeId: at % 3 === 0 ? mongkok : central, recipientName: 'Paged' }))
    }
    const seen: number[] = []
    let after: number | null = null
    do {
      const page = await list({ after })
      expect(page.rows.length).toBeLessThanOrEqual(50)
      seen.push(...page.rows.map(({ card }) => card.id))
      // What comes in between is on the first page, and moves nothing.
      await made({ recipientName: 'Meanwhile' })
      after = page.next
    } while (after !== null)
    expect(seen).toEqual(all.toReversed())
  })

  it('shows only the family, the stores asked for, and those that the person may see', async () => {
    const [here, there] = [await made(), await made({ storeId: mongkok })]
    const waybill = await made({ family: 'express' })
    expect(await idsOf({ storeIds: [mongkok] })).toContain(there)
    expect(await idsOf({ storeIds: [mongkok] })).not.toContain(here)
    expect(await idsOf()).not.toContain(waybill)
    const elsewhere: Actor = { ...actor, roles: new Map([[central, 'staff']]) }
    expect(await idsOf({}, elsewhere)).not.toContain(there)
    expect(await idsOf({ family: 'express' }, elsewhere)).toEqual([])
    expect(await list({}, { ...actor, roles: new Map() })).toMatchObject({ rows: [], next: null })
  })

  it('tells the number on the label of a waybill, once it is known', async () => {
    const [known, unknown] = [await made({ family: 'express' }), await made({ family: 'express' })]
    await addCodes(instance.db, known, { shipment: 'HX0001' })
    const { rows } = await list({ family: 'express' })
    const numberOf = (id: number) => rows.find(({ card }) => card.id === id)?.card.labelNumber
    expect([numberOf(known), numberOf(unknown)]).toEqual(['HX0001', null])
  })

  it('is filtered by where orders stand', async () => {
    const closed = { closed: true, closedAt: new Date() }
    const past = new Date(Date.now() - 60_000)
    const future = new Date(Date.now() + 60_000)
    const waiting = await made({ stage: 'waiting' })
    const riding = await made({ stage: 'riding' })
    const unknown = await made({ stage: 'unknown' })
    const doubtful = await made({ placing: 'unconfirmed' })
    const waitedFor = await made({ placing: 'unconfirmed', waitUntil: future })
    const waitedEnough = await made({ placing: 'unconfirmed', waitUntil: past })
    const stuck = await made({ placing: 'placing', createdAt: past })
    const sending = await made({ placing: 'placing' })
    const asked = { stage: 'riding', cancellingSince: past } as const
    const maybeCancelled = await made({ ...asked, cancelling: 'unconfirmed' })
    const agreed = await made({ ...asked, cancelling: 'agreed' })
    const done = await made({ stage: 'done', ...closed })
    const cancelled = await made({ stage: 'cancelled', ...closed })
    const refused = await made({ placing: 'refused', ...closed })
    const mine = new Set([
      waiting,
      riding,
      unknown,
      doubtful,
      waitedFor,
      waitedEnough,
      stuck,
      sending,
      maybeCancelled,
      agreed,
      done,
      cancelled,
      refused,
    ])
    const shown = async (show: StageFilter) =>
      new Set((await idsOf({ show })).filter((id) => mine.has(id)))
    expect(await shown('open')).toEqual(
      new Set([...mine].filter((id) => ![done, cancelled, refused].includes(id))),
    )
    expect(await shown('needs-you')).toEqual(
      new Set([unknown, doubtful, waitedEnough, stuck, maybeCancelled]),
    )
    expect(await shown('waiting')).toEqual(new Set([waiting]))
    expect(await shown('moving')).toEqual(new Set([riding, maybeCancelled, agreed]))
    expect(await shown('done')).toEqual(new Set([done]))
    expect(await shown('cancelled')).toEqual(new Set([cancelled]))
    expect(await shown('refused')).toEqual(new Set([refused]))
    expect(await shown('all')).toEqual(mine)
  })

  it('finds Vietnamese with and without its marks, and Thai by any part', async () => {
    const vietnamese = await made({ recipientName: 'Nguyễn Thị Đức', address: '36 Phố Hàng Đào' })
    const thai = await made({ recipientName: 'สมชาย ใจดี', address: '99 ถนนสีลม แขวงสุริยวงศ์' })
    for (const search of ['nguyen', 'Nguyễn', 'thi duc', 'ĐỨC', 'hang dao']) {
      expect([search, await idsOf({ search })]).toEqual([search, [vietnamese]])
    }
    for (const search of ['สีลม', 'สุริยวงศ์', 'สุริยวงศ', 'ชาย ใจ']) {
      expect([search, await idsOf({ search })]).toEqual([search, [thai]])
    }
  })

  it('finds any part of any number, name, phone and address, in both scripts', async () => {
    const order = await made({
      clientOrderId: 'Zx-900%1',
      recipientName: '陳大文 Chan',
      recipientPhone: '69990011',
      address: '8/F, 5 Lai Chi Kok Road 荔枝角道五號',
    })
    await addCodes(instance.db, order, { 'carrier-waybill': 'SFHK77', 'client-shipment': 'box-9' })
    const other = await made({ clientOrderId: 'Zx-90001', recipientPhone: '69991111' })
    const texts = [
      '900%',
      'zx-900%',
      'sfhk',
      'HK77',
      'BOX-9',
      '6999 001',
      '99900',
      '+852 6999 0011',
    ]
    const names = [
      '大文',
      '陳大',
      '文',
      'chan',
      'ＣＨＡＮ',
      'han 大文',
      'chi kok',
      '荔枝',
      '角道五',
    ]
    for (const search of [...texts, ...names]) {
      expect([search, await idsOf({ search })]).toEqual([search, [order]])
    }
    expect(await idsOf({ search: 'zx-900' })).toEqual([other, order])
    expect(await idsOf({ search: '699' })).toEqual([other, order])
    // Too short for any index: among the latest.
    expect(await idsOf({ search: '%1' })).toEqual([order])
    for (const search of ['_', '大陳', 'zx 69991112']) {
      expect(await idsOf({ search })).not.toContain(order)
    }
    expect(await idsOf({ search: 'sfhk', family: 'express' })).toEqual([])
    expect(await idsOf({ search: 'sfhk', show: 'done' })).toEqual([])
    expect((await list({ search: 'zx-900' })).counts).toMatchObject({
      all: { count: 2, more: false },
      done: { count: 0, more: false },
    })
  })

  it('finds a parcel by every stop, and knows no text any more that was taken away', async () => {
    const contacts = [{ name: 'Ms Stopover', phone: '65551234' }]
    const stop = (address: string) => ({ address, contacts, location: { lat: 1, lng: 2 } })
    const path = [stop('Our own warehouse'), stop('First Pier'), stop('Last Lane')]
    const id = await made({ request: { draft: { product: 'MPOINTS', path } } })
    for (const search of ['stopover', '5551234', 'first pier', 'last lane']) {
      expect([search, await idsOf({ search })]).toEqual([search, [id]])
    }
    expect(await idsOf({ search: 'own warehouse' })).toEqual([])
    const { rows } = await list({ search: 'stopover' })
    expect(rows[0]).toMatchObject({ product: 'MPOINTS', stops: { count: 2, last: 'Last Lane' } })

    const request = { draft: { product: 'MPOINTS' } }
    await instance.db.update(orders).set({ request }).where(eq(orders.id, id))
    expect(await idsOf({ search: 'stopover' })).toEqual([])
    await addCodes(instance.db, id, { 'carrier-order': 'ONCE-1' })
    expect(await idsOf({ search: 'once-1' })).toEqual([id])
    await addCodes(instance.db, id, { 'carrier-order': 'NOW-2' })
    expect(await idsOf({ search: 'once-1' })).toEqual([])
    await instance.db.delete(orderCodes).where(eq(orderCodes.orderId, id))
    expect(await idsOf({ search: 'now-2' })).toEqual([])
    await instance.db.delete(orders).where(eq(orders.id, id))
    const left = sql`select 1 from order_search where order_id = ${id}`
    expect((await instance.db.execute(left)).rows).toEqual([])
  })

  it('lets the application write none of the searched text itself', async () => {
    const id = await made()
    const forged = sql`update order_search set text = 'forged' where order_id = ${id}`
    await expect(instance.db.execute(forged)).rejects.toThrow()
  })

  it('is filtered by day, product, district, what was printed and what is wrong', async () => {
    const at = (day: string) => new Date(`${day}T04:00:00Z`)
    const draft = (district: string) => ({ recipient: { address: { district } } })
    const express = { family: 'express', storeIds: [mongkok] } as const
    const waybill = (day: string, district: string, product: string) =>
      seedParcel(instance.db, {
        storeId: mongkok,
        scheduledFor: at(day),
        stage: 'riding',
        statusAt: new Date(),
      }).then(async ({ id }) => {
        const request = { product, draft: draft(district) }
        await instance.db.update(orders).set({ request }).where(eq(orders.id, id))
        return id
      })
    const first = await waybill('2031-01-01', '沙田區', 'HDP-ECOMM-H')
    const second = await waybill('2031-01-02', 'Sha Tin', 'HDP-SFWH-H')
    const third = await waybill('2031-01-03', 'Wan Chai District', 'HDP-ECOMM-H')
    const days = { ...express, from: '2031-01-01', to: '2031-01-03' }
    expect(await idsOf(days)).toEqual([third, second, first])
    expect(await idsOf({ ...days, to: '2031-01-02' })).toEqual([second, first])
    expect(await idsOf({ ...express, from: '2031-01-03', to: '2031-02-31' })).toEqual([])
    expect(await idsOf({ ...days, product: 'HDP-ECOMM-H' })).toEqual([third, first])
    expect(await idsOf({ ...days, district: '沙田區' })).toEqual([second, first])
    expect(await idsOf({ ...days, district: '灣仔區' })).toEqual([third])
    expect(await idsOf({ ...days, printed: 'no' })).toEqual([third, second, first])
    expect(await idsOf({ ...days, printed: 'yes' })).toEqual([])
    expect(await idsOf({ ...days, exception: 'any' })).toEqual([])
    expect(await idsOf({ ...days, sort: { by: 'leaves', down: false } })).toEqual([
      first,
      second,
      third,
    ])
    expect((await list(days)).counts).toMatchObject({ moving: { count: 3 }, done: { count: 0 } })
    const doubtful = await waybill('2031-01-03', 'Wan Chai', 'HDP-ECOMM-H')
    await instance.db.update(orders).set({ placing: 'unconfirmed' }).where(eq(orders.id, doubtful))
    expect(await idsOf({ ...days, exception: 'unconfirmed' })).toEqual([doubtful])
    const { rows } = await list({ ...days, search: 'tai man', exception: 'any' })
    expect(rows.map(({ card, exceptions }) => [card.id, exceptions])).toEqual([
      [doubtful, ['unconfirmed']],
    ])
  })

  it('is filtered by what was late or is in doubt, by the kind of courier, and by who placed it', async () => {
    const food = { family: 'food', storeIds: [mongkok] } as const
    const at = (time: string) => new Date(`2031-03-01T${time}Z`)
    const days = { ...food, from: '2031-03-01', to: '2031-03-01' }
    const meal = (change: Partial<typeof orders.$inferInsert> = {}) =>
      made({ family: 'food', storeId: mongkok, createdAt: at('02:00:00'), ...change })
    const done = { stage: 'done', closed: true } as const
    const late = await meal({ ...done, scheduledFor: at('03:00:00'), closedAt: at('03:02:00') })
    const onTime = await meal({ ...done, scheduledFor: at('03:00:00'), closedAt: at('03:00:59') })
    const slower = await meal({
      ...done,
      closedAt: at('04:00:00'),
      lastPredictedAt: at('03:00:00'),
    })
    const doubtful = await meal({ placing: 'unconfirmed', placedBy: actor.id })
    const asked = await meal({ cancelling: 'unconfirmed' })
    const told = { unsigned: { tasks: [{ position: 'Walker' }] } }
    await instance.db.insert(orderEvents).values({
      orderId: onTime,
      identity: 'told',
      source: 'callback',
      kind: 'status',
      at: at('02:30:00'),
      detail: told,
    })
    expect(await idsOf(days)).toEqual([asked, doubtful, slower, onTime, late])
    expect(await idsOf({ ...days, late: 'promise' })).toEqual([late])
    expect(await idsOf({ ...days, late: 'prediction' })).toEqual([slower])
    expect(await idsOf({ ...days, doubt: 'yes' })).toEqual([asked, doubtful])
    expect(await idsOf({ ...days, courier: 'Walker' })).toEqual([onTime])
    expect(await idsOf({ ...days, courier: UNTOLD })).toEqual([asked, doubtful, slower, late])
    expect(await idsOf({ ...days, by: String(actor.id) })).toEqual([doubtful])
    // Together, and with what other filters say.
    expect(await idsOf({ ...days, courier: UNTOLD, late: 'promise' })).toEqual([late])
    expect(await idsOf({ ...days, courier: 'Walker', late: 'promise' })).toEqual([])
    expect((await list({ ...days, courier: UNTOLD })).counts).toMatchObject({
      done: { count: 2 },
      open: { count: 2 },
    })
  })

  it('knows whom and which couriers it can be filtered by, at the stores that one sees', async () => {
    const of = async (who: Actor) =>
      listChoices({ actor: who, family: 'food', storeIds: [central, mongkok] })
    await instance.db.insert(reportCounts).values(
      ['Walker', ''].map((courier) => ({
        storeId: central,
        family: 'food' as const,
        part: 'courier' as const,
        isMonth: false,
        courier,
        day: new Date().toISOString().slice(0, 10),
        hour: 1,
      })),
    )
    const choices = await of(actor)
    expect(choices.couriers).toEqual(['', 'Walker'])
    expect(choices.people.map(({ id }) => id)).toContain(actor.id)
    const warehouse = await instance.actor('warehouse')
    expect(choices.people.map(({ id }) => id)).not.toContain(warehouse.id)
    expect(await of(warehouse)).toEqual({ couriers: [], people: [] })
  })

  it.each(['leaves', 'recipient', 'placed'] as const)(
    'pages through a list by %s, both ways, none twice and none left out',
    async (by) => {
      const names = ['Bo', 'an', 'An', null, 'Chi']
      const storeIds = [mongkok]
      const made60 = await Promise.all(
        Array.from({ length: 60 }, (_, at) =>
          made({
            family: 'food',
            storeId: mongkok,
            recipientName: names[at % 5] ?? null,
            title: `sorted by ${by}`,
            scheduledFor: new Date(Date.UTC(2032, 0, 1 + (at % 7))),
          }),
        ),
      )
      const pages = async (down: boolean) => {
        const seen: number[] = []
        let after: number | null = null
        do {
          const asked: Asked = { family: 'food', storeIds, sort: { by, down }, after }
          const page = await list({ ...asked, search: `sorted by ${by}` })
          seen.push(...page.rows.map(({ card }) => card.id))
          after = page.next
        } while (after !== null)
        return seen
      }
      const down = await pages(true)
      expect(new Set(down)).toEqual(new Set(made60))
      expect(await pages(false)).toEqual(down.toReversed())
    },
  )

  it('reads by its indexes among a hundred thousand orders', async () => {
    await instance.asOwner(`
      insert into orders (family, store_id, client_order_id, "placing", stage, closed, closed_at,
        recipient_name, recipient_phone, created_at, request)
      select 'express', ${central}, 'W20260101' || n, 'placed', 'done', true, now(),
        'Person ' || n, '9' || lpad((n % 10000000)::text, 7, '0'),
        now() - n * interval '1 minute',
        jsonb_build_object('product', case n % 20000 when 7 then 'HDP-LPT-S' else 'HDP-SFWH-H' end)
      from generate_series(1, 100000) n;
      analyze orders, order_codes, order_search`)
    const express = { family: 'express', storeIds: [central] } as const
    const wayOf = async (asked: Asked, least = 1) => {
      let shown = 0
      const plans = await plansOf(async () => {
        shown = (await list({ ...express, ...asked })).rows.length
      })
      expect(shown).toBeGreaterThanOrEqual(least)
      return {
        rowsRead: Math.max(...plans.map(({ rowsRead }) => rowsRead)),
        indexes: new Set(plans.flatMap(({ indexes }) => indexes)),
      }
    }
    // A page and the counts, each stage no further than anybody counts.
    for (const sort of [
      { by: 'placed', down: true },
      { by: 'placed', down: false },
      { by: 'leaves', down: true },
      { by: 'recipient', down: false },
    ] as const) {
      const { rowsRead } = await wayOf({ sort })
      expect([sort, rowsRead < 10_000]).toEqual([sort, true])
    }
    const rare = await wayOf({ show: 'cancelled' }, 0)
    expect(rare.indexes).toContain('orders_not_done')
    expect(rare.rowsRead).toBeLessThan(10_000)
    // Those that were refused are counted on every page, however many were cancelled.
    expect(rare.indexes).toContain('orders_refused')
    // What has no index of its own: so many are looked at for a page.
    for (const printed of ['yes', 'no'] as const) {
      const { rowsRead } = await wayOf({ printed }, 0)
      expect([printed, rowsRead < 40_000]).toEqual([printed, true])
    }
    expect(await list({ ...express, printed: 'yes' })).toMatchObject({ rows: [], isCut: true })
    const product = await wayOf({ product: 'HDP-LPT-S' })
    expect(product.indexes).toContain('order_search_product')
    expect(product.rowsRead).toBeLessThan(10_000)
    for (const search of ['0199999', '9009999', 'son 99999', 'Person 4321', 'W2026010143210']) {
      const { rowsRead, indexes } = await wayOf({ search })
      expect([search, rowsRead < 5_000]).toEqual([search, true])
      expect(indexes).toContain('order_search_parts')
    }
  })
})
