import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '@/lib/db/tables/orders'
import type { Actor } from '@/lib/auth/actor'
import { plansOf } from '@/lib/testing/plans-of'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import type { OrderListQuery } from '../model/order-list'
import { addCodes } from '../status/add-codes'
import { listOrders } from './list-orders'

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

const list = async (change: Partial<OrderListQuery> = {}, who: Actor = actor) =>
  listOrders({
    actor: who,
    family: 'parcel',
    storeIds: [central, mongkok],
    filter: 'all',
    search: '',
    after: null,
    ...change,
  })
const idsOf = async (change: Partial<OrderListQuery> = {}, who?: Actor) =>
  (await list(change, who)).cards.map(({ id }) => id)

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
      expect(page.cards.length).toBeLessThanOrEqual(50)
      seen.push(...page.cards.map(({ id }) => id))
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
    expect(await list({}, { ...actor, roles: new Map() })).toEqual({ cards: [], next: null })
  })

  it('tells the number on the label of a waybill, once it is known', async () => {
    const [known, unknown] = [await made({ family: 'express' }), await made({ family: 'express' })]
    await addCodes(instance.db, known, { shipment: 'HX0001' })
    const { cards } = await list({ family: 'express' })
    const numberOf = (id: number) => cards.find((card) => card.id === id)?.labelNumber
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
    const shown = async (filter: OrderListQuery['filter']) =>
      new Set((await idsOf({ filter })).filter((id) => mine.has(id)))
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

  it('finds by how any number begins, by phone and by a part of the name', async () => {
    const order = await made({
      clientOrderId: 'Zx-900%1',
      recipientName: '陳大文 Chan',
      recipientPhone: '69990011',
    })
    await addCodes(instance.db, order, { 'carrier-waybill': 'SFHK77', 'client-shipment': 'box-9' })
    const other = await made({ clientOrderId: 'Zx-90001', recipientPhone: '69991111' })
    for (const search of ['zx-900%', 'sfhk', 'BOX-9', '6999 00', '大文', 'chan']) {
      expect(await idsOf({ search })).toEqual([order])
    }
    expect(await idsOf({ search: 'zx-900' })).toEqual([other, order])
    expect(await idsOf({ search: '6999' })).toEqual([other, order])
    for (const search of ['900%1', 'HK77', '99900', '_', '%']) {
      expect(await idsOf({ search })).not.toContain(order)
    }
    expect(await idsOf({ search: 'sfhk', family: 'express' })).toEqual([])
    expect(await idsOf({ search: 'sfhk', filter: 'done' })).toEqual([])
  })

  it('reads by its indexes among a hundred thousand orders', { timeout: 120_000 }, async () => {
    await instance.db.execute(sql`
      insert into orders (family, store_id, client_order_id, "placing", stage, closed, closed_at,
        recipient_name, recipient_phone, created_at)
      select 'express', ${central}::bigint, 'W20260101' || n, 'placed', 'done', true, now(),
        'Person ' || n, '9' || lpad((n % 10000000)::text, 7, '0'), now()
      from generate_series(1, 100000) n`)
    await instance.db.execute(sql`
      insert into order_codes (order_id, kind, code)
      select id, 'client-order', client_order_id from orders where client_order_id like 'W20260101%'`)
    await instance.asOwner('analyze orders, order_codes')
    const searches = ['', 'W2026010199', 'W', '90001', 'Person 99999']
    const work: Record<string, number> = {}
    for (const search of searches) {
      let shown = 0
      const plans = await plansOf(async () => {
        shown = (await list({ family: 'express', search, storeIds: [central] })).cards.length
      })
      expect(shown).toBeGreaterThan(0)
      work[search] = plans.reduce((sum, { rowsRead }) => sum + rowsRead, 0)
    }
    const rare = await plansOf(async () => {
      const filter = { family: 'express', filter: 'cancelled', storeIds: [central] } as const
      expect(await idsOf(filter)).toEqual([])
    })
    work['rare'] = rare.reduce((sum, { rowsRead }) => sum + rowsRead, 0)
    // At most a few looks at each order, far below reading everything for each of them.
    for (const [search, rows] of Object.entries(work))
      expect([search, rows < 500_000]).toEqual([search, true])
  })
})
