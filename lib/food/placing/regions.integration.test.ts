import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import { areaOf } from '@/lib/domain/areas'
import { cents, formatMoney, largestBill } from '@/lib/domain/money'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { foodForm } from '@/lib/testing/forms/food-form'
import { placeFood } from '@/lib/testing/place-orders'
import { seedRegionalStores } from '@/lib/testing/seeds/seed-regional-stores'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { syncOrder } from '@/lib/orders/sweep/sync-order'
import { foodOrders } from '../food-orders'

let instance: TestInstance
let simulator: RunningSimulator
beforeAll(async () => {
  simulator = await startSimulator({
    port: 0,
    callbackUrl: 'http://127.0.0.1:9',
    speed: 1,
    seed: 5,
  })
  instance = await testInstance({ simulatorPort: simulator.port })
  await seedRegionalStores(instance.db)
})
afterAll(async () => {
  await simulator.stop()
  await instance.close()
})

type Received = { body: { data: Record<string, unknown> } }[]
async function last(path: string) {
  const url = `${simulator.url}/_control/requests?path=/order/takeaway/${path}`
  return ((await (await fetch(url)).json()) as Received).at(-1)?.body.data
}

/** Store, a number as people there write it, as it is dialled, offset, language, a bill and how it reads. */
const PLACES = [
  ['TPE-XINYI-01', 'TPE', '0912 345 678', '0912345678', 8, 'zh-TW', '2500000', /NT\$|TWD/],
  ['BKK-SILOM-01', 'BKK', '081 234 5678', '0812345678', 7, 'th', '2500000', /฿|THB/],
  ['HAN-HOANKIEM-01', 'HAN', '0912 345 678', '0912345678', 7, 'vi', '450000000', /₫|VND/],
  ['KUL-BUKIT-01', 'KUL', '012-345 6789', '0123456789', 8, 'ms', '900000.50', /RM|MYR/],
] as const

describe.each(PLACES)('%s', (code, region, typed, dialled, offset, language, amount, money) => {
  const { callingCode } = areaOf(region)

  async function place(change: Parameters<typeof foodForm>[1]) {
    const actor = await instance.actor('admin')
    const storeId = await instance.storeId(code)
    const [store] = await instance.db.select().from(stores).where(eq(stores.id, storeId))
    const location = { lat: store!.lat + 0.005, lng: store!.lng + 0.005 }
    const form = foodForm(storeId, { recipientPhone: typed, location, ...change })
    const placed = await placeFood({ actor, form })
    const [row] = await instance.db.select().from(orders).where(eq(orders.id, placed.orderId))
    return { ...placed, row: row! }
  }

  it('takes an order by its own phones, money, clock and language', async () => {
    const day = new Date(Date.now() + 50 * 3_600_000).toISOString().slice(0, 10)
    const scheduledFor = `${day}T19:30`
    const { placing, orderId, row } = await place({ amount, when: 'later', scheduledFor })
    expect(placing).toBe('placed')
    expect(await last('create')).toMatchObject({
      appoint_time: `${day} 19:30:00`,
      receive: { user_phone: dialled, user_phone_country_code: callingCode },
      order_detail: { total_price: Math.round(Number(amount) * 100) },
      meta: { region },
    })
    expect(row.scheduledFor?.getTime()).toBe(Date.parse(`${day}T19:30:00Z`) - offset * 3_600_000)
    expect(formatMoney(cents(row.totalCents!), region, 'en')).toMatch(money)
    await syncOrder(foodOrders, { db: instance.db, orderId })
    expect((await last('info'))?.['meta']).toEqual({ region, lang: language })
    const [synced] = await instance.db.select().from(orders).where(eq(orders.id, orderId))
    expect(synced?.answerLanguage).toBe(language)
  })

  it('takes a bill of nothing, and one as large as its currency allows', async () => {
    expect((await place({ amount: '0' })).row.totalCents).toBe(0)
    expect((await last('create'))?.['order_detail']).toEqual({ total_price: 0 })
    const most = largestBill(region)
    expect((await place({ amount: String(most / 100) })).row.totalCents).toBe(most)
    await expect(place({ amount: `${most / 100}.01` })).rejects.toMatchObject({
      fields: { amount: 'amountRange' },
    })
  })
})
