import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databasePool } from '@/lib/db/client'
import { orderCodes } from '@/lib/db/tables/order-codes'
import { orders } from '@/lib/db/tables/orders'
import { localDay } from '@/lib/domain/time/local-time'
import { expressTasks } from '@/lib/express/tasks'
import { runJobs } from '@/lib/jobs/run-jobs'
import { startSimulator } from '@/lib/simulator/server'
import { eventually } from '@/lib/testing/eventually'
import { placeWaybills } from '@/lib/testing/seeds/place-waybills'
import { openWorld, type World } from '@/lib/testing/world'
import { expressOrders } from '@/lib/express/express-orders'
import { cancelOrder } from '@/lib/orders/cancelling/cancel-order'
import { checkOut } from './check-out'
import { getBatch } from './get-batch'

let world: World
let storeId: number
let jobs: { stop: () => Promise<void> }

beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: 1, seed: 37 })
  storeId = await world.instance.storeId('HK-SHATIN-03')
  jobs = await runJobs({ pool: databasePool(), tasks: expressTasks.tasks, repeated: [] })
})
afterAll(async () => {
  await jobs.stop()
  await world.close()
})

const today = () => `day_${localDay(new Date(), 'HK')}`
const row = async (orderId: number) => {
  const [found] = await world.instance.db.select().from(orders).where(eq(orders.id, orderId))
  return found!
}
const reached = (orderId: number, stage: string) =>
  eventually(async () => (await row(orderId)).stage === stage)

/** The number in the label's barcode, which only the platform's account of the waybill has. */
const barcode = (orderId: number) =>
  eventually(async () => {
    const mine = and(eq(orderCodes.orderId, orderId), eq(orderCodes.kind, 'shipment'))
    const [found] = await world.instance.db.select().from(orderCodes).where(mine)
    return found?.code
  })

async function scan(code: string) {
  const actor = await world.instance.actor('warehouse')
  return checkOut({ actor, form: { storeId, batch: today(), code, how: 'scanner' } })
}

it('a placed waybill leaves by the barcode of its label, and what the platform says counts', async () => {
  const actor = await world.instance.actor('warehouse')
  const numbers = ['OUT-1', 'OUT-2', 'OUT-3', 'OUT-4']
  const [out, cancelled, collected, delivered] = await placeWaybills(world.instance, numbers)
  const advance = async (id: number, times: number) => {
    const { platformOrderId } = await row(id)
    for (let turn = 0; turn < times; turn++) {
      await world.control(`orders/${platformOrderId}/advance`, {})
    }
  }
  await cancelOrder(expressOrders, { actor, form: { orderId: cancelled! } })
  await advance(collected!, 2)
  await advance(delivered!, 4)
  await reached(cancelled!, 'cancelled')
  await reached(collected!, 'riding')
  await reached(delivered!, 'done')

  expect(await scan(await barcode(out!))).toMatchObject({ verdict: 'out', row: { orderId: out } })
  expect(await scan(await barcode(out!))).toMatchObject({ verdict: 'already-out' })
  expect(await scan(await barcode(cancelled!))).toMatchObject({ verdict: 'cancelled' })
  // The courier's word may come before the scan.
  expect(await scan(await barcode(collected!))).toMatchObject({ verdict: 'out' })
  expect(await scan(await barcode(delivered!))).toMatchObject({ verdict: 'finished' })

  const { rows } = await getBatch({ actor, query: { storeId, batch: today() } })
  expect(new Map(rows.map(({ orderId, state }) => [orderId, state]))).toEqual(
    new Map([
      [out, 'out'],
      [collected, 'out'],
      [delivered, 'gone'],
    ]),
  )
})
