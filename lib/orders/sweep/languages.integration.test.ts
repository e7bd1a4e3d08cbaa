import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import { labels } from '@/lib/db/tables/labels'
import { expressOrders } from '@/lib/express/express-orders'
import { getWaybill } from '@/lib/express/get-waybill'
import { parcelOrders } from '@/lib/parcels/parcel-orders'
import { fetchLabel } from '@/lib/printing/labels/fetch-label'
import { listLabels } from '@/lib/printing/labels/list-labels'
import { startSimulator } from '@/lib/simulator/server'
import { draftFor } from '@/lib/testing/forms/draft-for'
import { waybillForm } from '@/lib/testing/forms/waybill-form'
import { placeWaybill } from '@/lib/testing/place-orders'
import { REGIONAL_STORES, seedRegionalStores } from '@/lib/testing/seeds/seed-regional-stores'
import { openWorld, type World } from '@/lib/testing/world'
import { refreshOrder } from './refresh-order'
import { syncOrder } from './sync-order'

const TRACK = '/order/homeexpress/event_track'
const LOG = '/order/homeexpress/list_order_log'
const WAYBILL = '/order/homeexpress/waybill'
const LABEL = '/order/homeexpress/waybill_pdf'

let world: World
let warehouse: Actor
beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: 20, seed: 19 })
  warehouse = await world.instance.actor('warehouse')
  await seedRegionalStores(world.instance.db)
})
afterAll(() => world.close())

const reader = (locale: string | null): Actor => ({ ...warehouse, locale })

/** The languages in which an operation was asked, oldest first. */
async function asked(path: string): Promise<string[]> {
  const requests = await world.received(path)
  return requests.map(({ body }) => (body['data'] as { meta: { lang: string } }).meta.lang)
}

async function place() {
  const storeId = await world.instance.storeId('HK-SHATIN-03')
  const draft = await draftFor('HDP-ECOMM-H')
  const form = waybillForm(storeId, { product: 'HDP-ECOMM-H', draft })
  const { orderId } = await placeWaybill({ actor: warehouse, form })
  const [row] = await world.instance.db.select().from(orders).where(eq(orders.id, orderId))
  await world.control('hold', { order_id: row?.platformOrderId })
  await world.quiet()
  return orderId
}

const sync = (orderId: number, language?: 'en' | 'zh-HK') =>
  syncOrder(expressOrders, { db: world.instance.db, orderId, language })
const page = async (orderId: number, locale: string | null) =>
  (await getWaybill({ actor: reader(locale), orderId }))!

/** The languages in which the queue is to ask for an order, '' for the store's. */
async function waiting(orderId: number): Promise<string[]> {
  const { rows } = await world.instance.db.execute<{ key: string }>(
    sql`select key from graphile_worker.jobs where key like ${`express.%:${orderId}%`} order by key`,
  )
  return rows.map(({ key }) => key.split(':')[2] ?? '')
}

const forget = (orderId: number) =>
  world.instance.db.execute(
    sql`select graphile_worker.remove_job(key) from graphile_worker.jobs where key like ${`express.%:${orderId}%`}`,
  )

describe('a waybill’s texts', () => {
  it('are asked for in the store’s language, and in that of who opens the page', async () => {
    const orderId = await place()
    await sync(orderId)
    for (const path of [TRACK, LOG, WAYBILL]) expect((await asked(path)).at(-1)).toBe('zh-HK')
    const chinese = await page(orderId, 'zh-HK')
    expect(chinese).toMatchObject({ language: 'zh-HK', isForeign: false })
    expect(chinese.track[0]?.title).toMatch(/\p{Script=Han}/u)

    // Somebody of another language: theirs is asked for, once, and both are kept.
    expect(await page(orderId, 'en')).toMatchObject({ language: 'zh-HK', isForeign: true })
    await forget(orderId)
    const open = (locale: string) => refreshOrder({ actor: reader(locale), orderId, why: 'opened' })
    await Promise.all([open('en'), open('en'), open('zh-HK')])
    expect(await waiting(orderId)).toEqual(['en'])
    await sync(orderId, 'en')
    for (const path of [TRACK, LOG, WAYBILL]) expect((await asked(path)).at(-1)).toBe('en')
    const english = await page(orderId, 'en')
    expect(english).toMatchObject({ language: 'en', isForeign: false })
    expect(english.track[0]?.title).toMatch(/^[A-Z][a-z ,.]+/)
    expect((await page(orderId, 'zh-HK')).track).toEqual(chinese.track)
    expect(await page(orderId, 'zh-HK')).toMatchObject({ language: 'zh-HK', isForeign: false })
    await forget(orderId)
    await open('en')
    expect(await waiting(orderId)).toEqual([])

    // What happens by itself brings the store's language, and takes nobody's away.
    await sync(orderId)
    expect((await page(orderId, 'en')).track).toEqual(english.track)
    expect(await page(orderId, null)).toMatchObject({ language: 'zh-HK' })
  })

  it('follow the store’s setting, on its labels too', async () => {
    const { db } = world.instance
    const orderId = await place()
    const label = () => fetchLabel({ db, orderId, paper: 'A4', copies: 1, priority: 'person' })
    await label()
    expect((await asked(LABEL)).at(-1)).toBe('zh-HK')
    const count = (await asked(LABEL)).length
    await label()
    expect(await asked(LABEL)).toHaveLength(count)

    const shaTin = eq(stores.code, 'HK-SHATIN-03')
    await db.update(stores).set({ language: 'en' }).where(shaTin)
    await sync(orderId)
    expect((await asked(TRACK)).at(-1)).toBe('en')
    expect(await listLabels({ actor: warehouse, orderId })).toEqual([])
    // In bulk the kept one will do, and so it does when the platform fails.
    await fetchLabel({ db, orderId, paper: 'A4', copies: 1, priority: 'background' })
    expect(await asked(LABEL)).toHaveLength(count)
    await world.control('faults', { path: LABEL, kind: 'http_500', times: 1 })
    expect(await label()).toMatchObject({ language: 'zh-HK' })
    expect(await label()).toMatchObject({ language: 'en' })
    expect((await asked(LABEL)).at(-1)).toBe('en')
    const kept = await db.select().from(labels).where(eq(labels.orderId, orderId))
    expect(kept.map(({ language }) => language)).toEqual(['en'])
    expect(await listLabels({ actor: warehouse, orderId })).toHaveLength(1)
    await db.update(stores).set({ language: null }).where(shaTin)
  })
})

describe('a parcel’s', () => {
  it.each(REGIONAL_STORES.filter(({ parcelMerchantId }) => parcelMerchantId !== null))(
    'are asked for in the language of $region',
    async ({ code, region }) => {
      const own = { BKK: 'th', HAN: 'vi', KUL: 'ms', TPE: 'zh-TW' }[region]
      const [store] = await world.instance.db.select().from(stores).where(like(stores.code, code))
      // Nobody has it: what counts is how it was asked for.
      const found = { family: 'parcel', platformOrderId: '1', store: store! } as const
      await parcelOrders
        .ask({ ...found, language: own as 'th' })
        .catch((error: unknown) => expect(error).toMatchObject({ kind: 'refused' }))
      type Request = { headers: Record<string, string> }
      const requests = await world.control<Request[]>('requests?path=/order/info')
      expect(requests.at(-1)?.headers).toMatchObject({ 'ks-region': region, 'ks-lang': own })
    },
  )
})
