import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { orders } from '@/lib/db/tables/orders'
import { checkOut } from '@/lib/dispatch/check-out'
import { listBatches } from '@/lib/dispatch/list-batches'
import { localDay, localDayPeriod } from '@/lib/domain/time/local-time'
import { platform } from '@/lib/platform/current'
import { readWaybillFilter } from '@/lib/printing/model/waybill-filter'
import { listWaybills } from '@/lib/printing/queue/list-waybills'
import { startSimulator } from '@/lib/simulator/server'
import { waybillForm } from '@/lib/testing/forms/waybill-form'
import { openWorld, type World } from '@/lib/testing/world'
import { placeWaybill } from '@/lib/testing/place-orders'
import { listExceptions } from './list-exceptions'
import { exceptionFilterSchema } from './model/exception-forms'

const PRODUCT = 'HDP-SFWH-H'
const BACKFILL = 'lib/db/migrations/0012_hand-in-days.sql'

let world: World
beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: 1, seed: 53 })
})
afterEach(() => void vi.useRealTimers())
afterAll(() => world.close())

const warehouse = () => world.instance.actor('warehouse')
const shaTin = () => world.instance.storeId('HK-SHATIN-03')

/** Placed now, to be handed in on a later day that the platform offers; at no hour of its own. */
async function placeForLater(): Promise<{ orderId: number; number: string; day: string }> {
  const form = waybillForm(await shaTin(), { product: PRODUCT })
  const { pickup } = await platform()
    .express()
    .dateTimeSlots(
      { merchantId: 800_001, product: PRODUCT },
      { language: 'en', priority: 'person' },
    )
  const today = localDay(new Date(), 'HK')
  const day = pickup.slots.find(({ date }) => date > today)!.date
  const draft = { ...form.draft, pickup: { date: day } }
  const { orderId } = await placeWaybill({ actor: await warehouse(), form: { ...form, draft } })
  const [row] = await world.instance.db.select().from(orders).where(eq(orders.id, orderId))
  await world.control('hold', { order_id: row!.platformOrderId })
  return { orderId, number: row!.platformOrderId!, day }
}

const rowOf = async (orderId: number) => {
  const filter = exceptionFilterSchema.parse({})
  const { rows } = await listExceptions({ actor: await warehouse(), filter })
  return rows.find((row) => row.orderId === orderId)
}
const kindsOf = async (orderId: number) =>
  (await rowOf(orderId))?.exceptions.map(({ kind }) => kind) ?? []
const offeredOn = async (day: string) => {
  const query = { ...readWaybillFilter({ day }), after: null }
  return (await listWaybills({ actor: await warehouse(), query })).waybills
}
const scan = async (code: string) => {
  const batch = `day_${localDay(new Date(), 'HK')}`
  const form = { storeId: await shaTin(), batch, code, how: 'scanner' as const }
  return checkOut({ actor: await warehouse(), form })
}
const pretendNow = (now: Date) => void vi.useFakeTimers({ toFake: ['Date'], now })

it('a waybill with a day of hand-in leaves on that day, is printed for it, and late after it', async () => {
  const { orderId, number, day } = await placeForLater()
  const { from, to } = localDayPeriod(day, 'HK')!
  const [row] = await world.instance.db.select().from(orders).where(eq(orders.id, orderId))
  expect(row).toMatchObject({ scheduledFor: from, scheduledAllDay: true })

  const [today] = await listBatches({ actor: await warehouse(), storeId: await shaTin() })
  expect(today).toMatchObject({ total: 0 })
  expect(await offeredOn(localDay(new Date(), 'HK'))).toEqual([])
  expect(await offeredOn(day)).toMatchObject([{ orderId, pickup: { date: day, period: null } }])
  expect(await scan(number)).toMatchObject({ verdict: 'wrong-batch', own: { batch: `day_${day}` } })
  expect(await kindsOf(orderId)).toEqual([])

  // Any hour of the day may be the one: nothing is silent or late before it is over.
  pretendNow(new Date(to.getTime() - 1))
  expect(await kindsOf(orderId)).toEqual(['no-label'])
  pretendNow(to)
  expect(await kindsOf(orderId)).toEqual(['late-pickup', 'no-label'])
  expect(await rowOf(orderId)).toMatchObject({ pickupIsDay: true })
  pretendNow(from)
  expect(await scan(number)).toMatchObject({ verdict: 'out', row: { orderId } })
})

it('orders from before days were written down have theirs, and nothing else has', async () => {
  const { db } = world.instance
  const { orderId, day } = await placeForLater()
  const slotless = await placeWaybill({
    actor: await warehouse(),
    form: waybillForm(await shaTin()),
  })
  await db.update(orders).set({ scheduledFor: null, scheduledAllDay: false })
  const [, backfill = ''] = readFileSync(BACKFILL, 'utf8').split('--> statement-breakpoint')
  await db.execute(sql.raw(backfill))
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
  expect(row).toMatchObject({
    scheduledFor: localDayPeriod(day, 'HK')!.from,
    scheduledAllDay: true,
  })
  const [other] = await db.select().from(orders).where(eq(orders.id, slotless.orderId))
  expect(other).toMatchObject({ scheduledFor: null, scheduledAllDay: false })
})
