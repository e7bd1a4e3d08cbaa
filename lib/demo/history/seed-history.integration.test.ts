import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { appendAudit, NOWHERE } from '@/lib/audit/append-audit'
import { connect } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { freshDatabase } from '@/lib/testing/test-instance'
import { prepareDatabase } from '@/lib/launch/start/prepare-database'
import { platformOf } from '../platform-of'
import { isAlone } from './in-bulk'
import { seedHistory } from './seed-history'

const SETTINGS = { environment: 'simulator', appUrl: 'http://localhost:3000' } as const
const NOW = new Date('2026-11-20T04:00:00Z')

let urls: Awaited<ReturnType<typeof freshDatabase>>
let database: ReturnType<typeof connect>

beforeEach(async () => {
  urls = await freshDatabase()
  await prepareDatabase({ ...urls, settings: SETTINGS, say: () => undefined })
  database = connect(urls.databaseUrl)
})
afterEach(() => database.pool.end())

const seed = (change: Partial<Parameters<typeof seedHistory>[0]> = {}) =>
  seedHistory({ ...database, days: 60, total: 1_500, now: NOW, seed: 7, ...change })

async function numberOf(query: string): Promise<number> {
  const { rows } = await database.pool.query<{ n: string }>(`select count(*) as n from ${query}`)
  return Number(rows[0]?.n)
}

/** What the database keeps to be searched, without the ids, which no two loads share. */
async function searchedTexts(): Promise<string[]> {
  const { rows } = await database.pool.query<{ text: string }>(
    `select s.store_id || ' ' || coalesce(s.product, '') || ' ' || coalesce(s.district, '') || ' '
       || s.text as text from order_search s join orders o on o.id = s.order_id
     order by o.family, o.client_order_id`,
  )
  return rows.map(({ text }) => text)
}

describe('a made-up history', () => {
  it('is in bulk what it is beside everything else, searched text and index included', async () => {
    const beside = await seed()
    const besideTexts = await searchedTexts()
    const { rows: index } = await database.pool.query(INDEX)
    await database.pool.query('delete from order_search')
    await database.pool.end()

    urls = await freshDatabase()
    await prepareDatabase({ ...urls, settings: SETTINGS, say: () => undefined })
    database = connect(urls.databaseUrl)
    expect(await seed({ bulkUrl: urls.ownerUrl })).toBe(beside)
    expect(await searchedTexts()).toEqual(besideTexts)
    expect(besideTexts).toHaveLength(beside)
    expect((await database.pool.query(INDEX)).rows).toEqual(index)
    expect(await numberOf("pg_indexes where indexname = 'order_search_parts'")).toBe(1)
  })

  it('leaves the database as it was when it is cut short', async () => {
    const before = await seed()
    // The same orders once more: no form is sent twice.
    await expect(seed({ bulkUrl: urls.ownerUrl })).rejects.toThrow('formKey')
    expect([await numberOf('orders'), await numberOf('order_search')]).toEqual([before, before])
    expect(await numberOf("pg_indexes where indexname = 'order_search_parts'")).toBe(1)
  })

  it('keeps the searched text of whatever comes after it', async () => {
    await seed({ bulkUrl: urls.ownerUrl, total: 50 })
    const { rows } = await database.db.execute<{ id: string }>(sql`
      insert into orders (family, store_id, client_order_id, "placing", recipient_name)
      select 'food', id, 'AFTER-1', 'placed', 'Zebedee' from stores limit 1 returning id`)
    expect(await numberOf(`order_search where text like '%zebedee%'`)).toBe(1)
    // Not even the application may put it off: only the owner of the tables.
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local handover.search_text = 'later'`)
      await tx.execute(sql`update order_codes set code = code where order_id = ${rows[0]?.id}`)
      await tx.execute(sql`insert into orders (family, store_id, client_order_id, "placing", recipient_name)
        select 'food', id, 'AFTER-2', 'placed', 'Zebulon' from stores limit 1`)
    })
    expect(await numberOf(`order_search where text like '%zebulon%'`)).toBe(1)
  })

  it('has all families, and what else there is of a year of work', async () => {
    const count = await seed({ branches: 3 })
    expect(count).toBeGreaterThan(1_200)
    expect(await numberOf('(select distinct family from orders where closed) f')).toBe(3)
    expect(await numberOf('orders where not closed or closed_at > now()')).toBe(0)
    expect(await numberOf('(select distinct store_id from orders) s')).toBe(7)
    const some = [
      "orders where stage = 'cancelled' and family = 'food'",
      "orders where stage = 'cancelled' and family = 'parcel'",
      "orders where stage = 'cancelled' and family = 'express'",
      "orders where jsonb_array_length(request #> '{draft,path}') > 2",
      "orders where request #>> '{draft,collect,goods}' is not null",
      "orders where recipient_name ~ '^[一-鿿]+$' and address ~ '[一-鿿]'",
      "order_events where detail #>> '{unsigned,cancel,reason}' <> ''",
      "order_events where kind = 'unconfirmed'",
      'courier_positions where received_at is not null',
      'customers where order_count > 1',
      'customer_addresses where lat is not null',
      "recipients where recipient #>> '{address,street}' <> ''",
      'checkouts where undone_at is null',
      "prints p join print_runs r on r.id = p.run_id where r.state = 'answered'",
      "order_codes where kind = 'shipment'",
    ]
    for (const what of some) expect([what, (await numberOf(what)) > 0]).toEqual([what, true])
    // A file has as many rows as it says, each of an order of its store.
    expect(
      await numberOf(`imports i where row_count <> (select count(*) from import_rows r
        join orders o on o.id = r.order_id and o.store_id = i.store_id where r.import_id = i.id)`),
    ).toBe(0)
    expect(await numberOf('imports where row_count > 1')).toBeGreaterThan(0)
    // Each order was told of as often as it takes, in order, and all of it after it was placed.
    expect(
      await numberOf(`orders o where (select count(*) from order_events e where e.order_id = o.id
        and e.at >= o.created_at) < 3`),
    ).toBe(0)
  })

  it('adds the same branches once', async () => {
    await seed({ branches: 3, total: 30 })
    await seed({ branches: 3, total: 30, seed: 8 })
    expect(await numberOf('stores')).toBe(7)
  })
})

describe('a database of a platform', () => {
  it('is known by a store of its own, and by having met a platform once', async () => {
    await seed({ branches: 2, total: 20 })
    expect(await platformOf(database.db)).toEqual({ stores: [], wasConnected: false })
    await database.db.insert(stores).values({
      code: 'SHOP-1',
      name: 'Shop',
      region: 'HK',
      lat: 22.3,
      lng: 114.2,
      foodClientMerchantId: 'SHOP-1',
    })
    await appendAudit(database.db, { action: 'demo.closed', actor: null }, NOWHERE)
    expect(await platformOf(database.db)).toEqual({ stores: ['SHOP-1'], wasConnected: true })
  })

  it('is loaded in bulk only while nobody else is there', async () => {
    await database.pool.query('select 1')
    expect(await isAlone(urls.ownerUrl)).toBe(false)
  })
})

const INDEX = `select indexdef from pg_indexes where indexname = 'order_search_parts'`
