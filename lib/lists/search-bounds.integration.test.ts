import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { searchOrders } from '@/lib/orders/lists/search-orders'
import { plansOf } from '@/lib/testing/plans-of'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { listOrders } from './list-orders'
import { type ListAddress, readListAddress } from './model/list-address'

/** More than the 32,768 whose ids are one block of the index, whatever the first id is. */
const MANY = 45_000

const DAY_MS = 86_400_000

/** What one answer may look at, however many orders there are: both walks, of page or of counts. */
const MOST_READ = 30_000

let instance: TestInstance
let central: number
let actor: Actor
let oldest: number

beforeAll(async () => {
  instance = await testInstance({})
  central = await instance.storeId('HK-CENTRAL-01')
  actor = await instance.actor('manager')
  // Everybody lives in a road. Every address has the parts of 11112222, and only the oldest order
  // has that.
  await instance.asOwner(`
    set handover.search_text = 'later';
    insert into orders (family, store_id, client_order_id, "placing", stage, closed, closed_at,
      request, recipient_name, recipient_phone, address, created_at)
    select 'parcel', ${central}, 'P' || n, 'placed', 'done', true, now(),
      jsonb_build_object('product', case n when 1 then 'DASH2HR' else 'MPOINTS' end),
      case n when 1 then 'Zebedee 甲' else 'Person ' || (n % 400) end,
      case n when 1 then '11112222' else '9' || n end,
      '1111 1122 2222 Common Road ' || chr(19968 + n % 400) || '道' || case n when 1 then ' Qx' else '' end,
      now() - (${MANY} - n) * interval '1 minute'
    from generate_series(1, ${MANY}) n;
    insert into order_codes (order_id, kind, code) select id, 'client-order', client_order_id
      from orders order by id limit 1;
    select order_search_write(array_agg(id)) from orders;
    analyze orders, order_search`)
  const rows = await instance.db.query.orders.findMany({ orderBy: (o) => o.id, limit: 1 })
  oldest = rows[0]?.id ?? 0
})
afterAll(() => instance.close())

type Asked = { after?: number | null; sort?: string; show?: string; storeIds?: number[] }

const search = async (text: string, { after = null, sort, show, storeIds }: Asked = {}) => {
  const params = new URLSearchParams({ q: text, show: show ?? 'all', sort: sort ?? '' })
  const address = { ...readListAddress('parcel', params), after }
  const query = { family: 'parcel', storeIds: storeIds ?? [central], address } as const
  const page = await listOrders({ actor, query })
  return { ...page, ids: page.rows.map(({ card }) => card.id) }
}

/** How many rows the statement looked at that looked at the most, and which indexes led there. */
const wayOf = async (work: () => Promise<unknown>) => {
  const plans = await plansOf(work)
  return {
    rowsRead: Math.max(...plans.map(({ rowsRead }) => rowsRead)),
    indexes: plans.flatMap(({ indexes }) => indexes),
  }
}

const LATEST_LAST = { sort: 'placed-up' }

/** Everything that a search finds, page after page. */
async function everyPage(text: string, asked: Asked = {}) {
  const ids: number[] = []
  let pages = 0
  let after: number | null = null
  do {
    const page = await search(text, { ...asked, after })
    ids.push(...page.ids)
    after = page.next
    pages += 1
  } while (after !== null)
  return { ids, pages }
}

describe('a search among very many orders', () => {
  it.each(['Zebedee', 'bede', '甲', 'Zebedee Road', '甲 common'])(
    'finds what one order has by the index: %s',
    async (text) => {
      const { rowsRead, indexes } = await wayOf(() => search(text))
      expect(await search(text)).toMatchObject({ ids: [oldest], next: null, isCut: false })
      expect(indexes).toContain('order_search_parts')
      expect(rowsRead).toBeLessThan(5_000)
    },
  )

  it.each([
    'Road',
    '道',
    'common road',
    '22',
    'Person',
    'n 39',
    'Person 39',
    '11112222',
    'Qx',
    'nobody',
  ])('looks at so many orders and no more: %s', async (text) => {
    for (const sort of ['placed-down', 'placed-up', 'recipient-up', 'leaves-down']) {
      const { rowsRead } = await wayOf(() => search(text, { sort }))
      expect([sort, Math.round(rowsRead), rowsRead < MOST_READ]).toEqual([
        sort,
        Math.round(rowsRead),
        true,
      ])
    }
  })

  it('finds by what is searched alone, where nothing else is asked of an order', async () => {
    const leading = async (text: string, asked: Asked = {}) =>
      (await plansOf(() => search(text, asked)))
        .map(({ indexes }) => indexes)
        .filter((indexes) => indexes.includes('order_search_parts'))
    // Of the first few have it, of the second more than are found at once.
    const ways = [await leading('9123'), await leading('9440'), await leading('9123', LATEST_LAST)]
    expect(ways.flat()).toEqual(ways.flat().map(() => ['order_search_parts']))
    expect(ways.map(({ length }) => length > 0)).toEqual([true, true, true])
    // Where more is asked, each of them is looked up.
    expect((await leading('9440', { show: 'done' })).flat()).toContain('orders_pkey')
  })

  it.each([{ show: 'done' }, LATEST_LAST, { show: 'done', sort: 'recipient-up' }])(
    'looks once for what it comes to know all of: %j',
    async (asked) => {
      const asks = async (how: Asked) =>
        (await plansOf(() => search('9123', how))).filter(({ indexes }) =>
          indexes.includes('order_search_parts'),
        ).length
      expect(await asks(asked)).toBe(await asks({}))
      const { ids } = await everyPage('9123', asked)
      const all = Array.from({ length: MANY - 1 }, (_, at) => at + 2).filter((n) =>
        `9${n}`.includes('9123'),
      )
      expect(ids.toSorted((a, b) => a - b)).toEqual(all.map((n) => oldest + n - 1))
    },
  )

  it.each<Partial<ListAddress>>([
    // Of the first two are very many others, the latest above all.
    { product: 'MPOINTS' },
    { from: new Date(Date.now() - 20 * DAY_MS).toISOString().slice(0, 10) },
    { district: '沙田區' },
    { printed: 'yes' },
    { import: '1' },
    { exception: 'any' },
    { doubt: 'yes' },
    { courier: 'Nobody has this' },
    { by: '7' },
    { from: '2001-01-01', to: '2001-01-02' },
    { late: 'promise' },
    { figure: { kind: 'courier', courier: 'Nobody has this' } },
    { show: 'waiting' },
  ])('finds none of a word by the index where the order is not of the list: %j', async (change) => {
    for (const sort of ['placed-down', 'recipient-up']) {
      const named = readListAddress('parcel', new URLSearchParams({ q: 'Zebedee', sort }))
      const find = async (address: ListAddress) => {
        const query = { family: 'parcel', storeIds: [central], address } as const
        const { rows, counts } = await listOrders({ actor, query })
        return [rows.map(({ card }) => card.id), counts.all.count]
      }
      expect(await find(named)).toEqual([[oldest], 1])
      expect(await find({ ...named, printed: 'no' })).toEqual([[oldest], 1])
      // What is counted is of every stage.
      expect(await find({ ...named, ...change })).toEqual([[], 'show' in change ? 1 : 0])
    }
  })

  it('looks no further than it takes to count as far as anybody counts', async () => {
    // Some 90 of the latest 2,000 have both, and of 2,000 more there are enough.
    const { rowsRead } = await wayOf(() => search('Person 39'))
    expect(rowsRead).toBeLessThan(6_000)
    expect((await search('Person 39')).counts.all).toEqual({ count: 100, more: true })
  })

  it('fills a page with what many have, and counts no further than anybody counts', async () => {
    const first = await search('Road')
    expect(first).toMatchObject({ isCut: false, counts: { all: { count: 100, more: true } } })
    expect(first.ids).toEqual(Array.from({ length: 50 }, (_, at) => oldest + MANY - 1 - at))
    const next = await search('Road', { after: first.next })
    expect(next.ids[0]).toBe(oldest + MANY - 51)
  })

  it.each([
    ['11112222', 'placed-down'],
    ['11112222', 'recipient-up'],
    ['Qx', 'placed-down'],
    ['Qx', 'leaves-down'],
  ])(
    'comes to the last order page by page where no index leads to %s, by %s',
    async (text, sort) => {
      expect(await search(text, { sort: 'placed-down' })).toMatchObject({
        ids: [],
        isCut: true,
        counts: { all: { count: 0, more: true } },
      })
      const { ids, pages } = await everyPage(text, { sort })
      expect(ids).toEqual([oldest])
      expect(pages).toBeLessThan(12)
    },
  )

  it.each(['placed-down', 'placed-up', 'recipient-down', 'leaves-up'])(
    'has each order once, and all of them, by %s',
    async (sort) => {
      const { ids } = await everyPage('Person 39', { sort })
      const all = Array.from({ length: MANY - 1 }, (_, at) => at + 2)
        .filter((n) => `${n} ${n % 400}`.includes('39'))
        .map((n) => oldest + n - 1)
      expect(ids.toSorted((a, b) => a - b)).toEqual(all)
    },
  )

  it('looks among the few of a stage, where the search means very many', async () => {
    const [id] = [oldest + 5]
    await instance.asOwner(`update orders set stage = 'cancelled' where id = ${id}`)
    expect(await search('Road', { show: 'cancelled' })).toMatchObject({ ids: [id], next: null })
  })

  it.each([
    ['courier', 'Nobody has this'],
    ['by', '7'],
  ] as const)(
    'is bounded as well where no order has the %s that is asked for',
    async (name, value) => {
      const params = new URLSearchParams({ show: 'all', [name]: value })
      const address = readListAddress('parcel', params)
      const query = { family: 'parcel', storeIds: [central], address } as const
      const { rowsRead } = await wayOf(() => listOrders({ actor, query }))
      // Each of the second walk is looked up itself as well.
      expect(rowsRead).toBeLessThan(MOST_READ + 15_000)
      expect(await listOrders({ actor, query })).toMatchObject({ rows: [], isCut: true })
    },
  )

  it('is bounded as well where all families are searched', async () => {
    const stores = { food: [central], parcel: [central], express: [central] }
    for (const text of ['Road', '11112222', '道', 'P', 'P1', '9123', 'Zebedee']) {
      const { rowsRead } = await wayOf(() =>
        searchOrders(instance.db, { stores, text, phonePrefixes: [text], most: 8 }),
      )
      expect([text, rowsRead < MOST_READ]).toEqual([text, true])
    }
    const found = (text: string) =>
      searchOrders(instance.db, { stores, text, phonePrefixes: [], most: 8 })
    expect((await found('bedee')).map(({ orderId }) => orderId)).toEqual([oldest])
    // A whole number is found before all that only begin so.
    expect((await found('p1'))[0]?.orderId).toBe(oldest)
  })

  // Last: others know what each order is called.
  it('asks the index for no more than it counts, where some have it and none of the latest', async () => {
    // Every twentieth of the older half: too many to be found at once.
    await instance.asOwner(`update orders set recipient_name = 'Quimby'
      where id % 20 = 0 and id < ${oldest + MANY / 2}`)
    const plans = await plansOf(() => search('Quimby'))
    const led = plans.filter(({ indexes }) => indexes.includes('order_search_parts'))
    // Of a block there are some 1,000.
    expect(Math.max(...led.map(({ rowsRead }) => rowsRead))).toBeLessThan(1_300)
    expect((await search('Quimby')).counts.all).toEqual({ count: 100, more: true })
  })
})
