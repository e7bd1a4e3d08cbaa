import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { intakeOf } from '@/lib/callbacks/intake'
import { parcelCallback } from '@/lib/callbacks/parcel-callback'
import { receiveCallback } from '@/lib/callbacks/receive-callback'
import { callbackTasks } from '@/lib/callbacks/tasks'
import { settings } from '@/lib/config/settings'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import { settlePlacing } from '@/lib/orders/placing/settle-placing'
import { APPLY_CALLBACKS, IDENTIFY_PARCEL_ORDER } from '@/lib/orders/task-names'
import { startSimulator } from '@/lib/simulator/server'
import { parcelForm } from '@/lib/testing/forms/parcel-form'
import { placeParcel } from '@/lib/testing/place-orders'
import { openWorld, type World } from '@/lib/testing/world'
import { parcelTasks } from './tasks'

const ATTEMPT = { isLast: false, stopping: new AbortController().signal }

let world: World
beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: 20, seed: 12 })
})
afterAll(() => world.close())

const hints = async (orderId: number) => {
  const events = await world.instance.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
  return events.filter(({ kind }) => kind === 'hint').length
}

async function jobUnder(key: string) {
  const { rows } = await world.instance.db.execute<{ payload: object; seconds: number }>(sql`
    select payload, extract(epoch from run_at - created_at)::int as seconds
    from graphile_worker._private_jobs where key = ${key}`)
  return rows[0]
}

it('a callback that overtakes the answer to the creation counts with it, not a minute later', async () => {
  const { db } = world.instance
  await world.control('faults', { path: '/order/create', kind: 'drop_after', times: 1 })
  world.doors.state = 'closed'
  const actor = await world.instance.actor('staff')
  const form = parcelForm(await world.instance.storeId('HK-CENTRAL-01'))
  const { orderId } = await placeParcel({ actor, form })
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  const sent = await world.control<{ raw: string; url: string }[]>('callbacks')
  const { raw, url } = sent.find((one) => one.raw.includes(order!.clientOrderId))!
  const { data } = JSON.parse(raw) as { data: { order_id: string } }
  await receiveCallback({
    db,
    request: new Request(url, { method: 'POST', body: raw }),
    kind: parcelCallback,
    credentials: [settings().zones.AP1!.signature],
    nowSeconds: Math.floor(world.clock.now() / 1000),
  })
  await intakeOf(db).applier.idle()
  await settlePlacing({
    db,
    orderId,
    outcome: { state: 'placed', source: 'query', platformOrderId: data.order_id },
    now: new Date(),
  })
  expect(await hints(orderId)).toBe(0)

  const identify = await jobUnder(`${IDENTIFY_PARCEL_ORDER}:${data.order_id}`)
  await parcelTasks.tasks[IDENTIFY_PARCEL_ORDER]!(identify?.payload, ATTEMPT)
  const apply = await jobUnder(`${APPLY_CALLBACKS}:${data.order_id}`)
  expect(apply?.seconds).toBe(0)
  await callbackTasks.tasks[APPLY_CALLBACKS]!(apply?.payload, ATTEMPT)
  await intakeOf(db).applier.idle()
  expect(await hints(orderId)).toBe(1)
})
