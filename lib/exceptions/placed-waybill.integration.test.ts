import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { databasePool } from '@/lib/db/client'
import { checkOut } from '@/lib/dispatch/check-out'
import { orders } from '@/lib/db/tables/orders'
import { batchKey } from '@/lib/dispatch/model/dispatch-batch'
import { expressTasks } from '@/lib/express/tasks'
import { runJobs } from '@/lib/jobs/run-jobs'
import { grams } from '@/lib/domain/weight'
import { platform } from '@/lib/platform/current'
import { fetchLabel } from '@/lib/printing/labels/fetch-label'
import { startSimulator } from '@/lib/simulator/server'
import { eventually } from '@/lib/testing/eventually'
import { waybillForm } from '@/lib/testing/forms/waybill-form'
import { openWorld, type World } from '@/lib/testing/world'
import { placeWaybill } from '@/lib/testing/place-orders'
import { listExceptions } from './list-exceptions'
import { exceptionFilterSchema } from './model/exception-forms'

const PRODUCT = 'HDP-ECOMM-H'
const TWO_DAYS_MS = 48 * 3_600_000
const DOOR = {
  callingCode: '852',
  phone: '61234567',
  location: { lat: 22.3814, lng: 114.1886 },
  address: {
    floor: '12',
    building: 'Sha Tin Centre',
    street: '2 Wang Pok Street',
    district: '沙田區',
    area: 'New Territories',
  },
}

let world: World
let jobs: { stop: () => Promise<void> }

beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: 1, seed: 41 })
  jobs = await runJobs({ pool: databasePool(), tasks: expressTasks.tasks, repeated: [] })
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await jobs.stop()
  await world.close()
})

type LateWaybill = { orderId: number; number: string; batch: string; pickupTo: string }

/** Placed for real two days ago, for a pickup slot that is over; the platform's side stands still. */
async function placeLate(): Promise<LateWaybill> {
  // Ours and the platform's clock alike; timers are left alone.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - TWO_DAYS_MS })
  const storeId = await world.instance.storeId('HK-SHATIN-03')
  const actor = await world.instance.actor('warehouse')
  const asked = { merchantId: 800_001, product: PRODUCT } as const
  const options = { language: 'en', priority: 'person' } as const
  const offered = await platform().express().dateTimeSlots(asked, options)
  const slot = offered.pickup.slots.find(({ time }) => time.from > world.clock.date())!
  const draft = {
    sender: { name: 'Shop', ...DOOR },
    recipient: { name: 'Chan Tai Man', ...DOOR },
    box: 'M',
    boxes: 1,
    weight: grams(1_500),
    pickup: { date: slot.date, period: slot.period },
  }
  const form = { ...waybillForm(storeId, { product: PRODUCT }), draft }
  const { orderId } = await placeWaybill({ actor, form })
  const [row] = await world.instance.db.select().from(orders).where(eq(orders.id, orderId))
  const number = row!.platformOrderId!
  await world.control('hold', { order_id: number })
  vi.useRealTimers()
  const batch = batchKey({ kind: 'slot', date: slot.date, period: slot.period })
  return { orderId, number, batch, pickupTo: slot.time.to.toISOString() }
}

/** What is wrong with the order now: the kinds, and what the platform reported. */
async function wrong(orderId: number) {
  const actor = await world.instance.actor('warehouse')
  const { rows } = await listExceptions({ actor, filter: exceptionFilterSchema.parse({}) })
  const row = rows.find((one) => one.orderId === orderId)
  return { kinds: row?.exceptions.map(({ kind }) => kind) ?? [], row }
}

/** To the next status, so many times; each sends its callbacks. */
async function advance(number: string, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn++) await world.control(`orders/${number}/advance`, {})
}

it('a placed waybill is late, reported, and then nobody’s worry any more', async () => {
  const { orderId, number, batch, pickupTo } = await placeLate()
  const late = await wrong(orderId)
  expect(late.kinds).toEqual(expect.arrayContaining(['late-pickup', 'no-label']))
  const since = late.row?.exceptions.find(({ kind }) => kind === 'late-pickup')?.since
  expect(new Date(since!).toISOString()).toBe(pickupTo)

  const { db } = world.instance
  await fetchLabel({ db, orderId, paper: '100X150', copies: 1, priority: 'person' })
  expect((await wrong(orderId)).kinds).not.toContain('no-label')

  // It leaves the house at last: the courier's word ends the lateness, not ours.
  const actor = await world.instance.actor('warehouse')
  const storeId = await world.instance.storeId('HK-SHATIN-03')
  const form = { storeId, batch, code: number, how: 'scanner' as const }
  expect(await checkOut({ actor, form })).toMatchObject({ verdict: 'out' })
  expect((await wrong(orderId)).kinds).toContain('late-pickup')
  await advance(number, 2)
  await eventually(async () => !(await wrong(orderId)).kinds.includes('late-pickup'))

  await world.control('exceptions', { order_id: number, text: 'Nobody at home' })
  const reported = await eventually(async () => {
    const now = await wrong(orderId)
    return now.kinds.includes('reported') && now
  })
  expect(reported.row).toMatchObject({ reported: 'Nobody at home', stage: 'riding' })

  await advance(number, 2)
  await eventually(async () => (await wrong(orderId)).kinds.length === 0)
})
