import { setTimeout as pause } from 'node:timers/promises'
import type { Actor } from '@/lib/auth/actor'
import { eq } from 'drizzle-orm'
import { intakeOf } from '@/lib/callbacks/intake'
import { closeDatabase, database } from '@/lib/db/client'
import { orderEvents } from '@/lib/db/tables/orders'
import type { Family } from '@/lib/domain/stages'
import { platform } from '@/lib/platform/current'
import { placeWaybill, placeFood, placeParcel } from '@/lib/testing/place-orders'
import { foodForm } from '../forms/food-form'
import { parcelForm } from '../forms/parcel-form'
import { waybillForm } from '../forms/waybill-form'
import { eventually } from '../eventually'
import { PATIENCE_MS } from '../test-instance'
import { withTimeOut } from '../with-time-out'
import type { World } from '../world'
import { passTime, workThrough } from './pass-time'
import type { RequestFault, Step } from './schedule'

/** Everything that a run needs beside the two sides. */
export type Stage = {
  world: World
  actor: Actor
  storeIds: Readonly<Record<Family, number>>
  /** The form keys of everything that was asked for. */
  asked: { formKey: string; family: Family }[]
  phone: () => string
}

const CREATE: Readonly<Record<Family, string>> = {
  food: '/order/takeaway/create',
  parcel: '/parcel/v1.0/order/create',
  express: '/order/homeexpress/create',
}

/** One callback as the platform sent it. */
type SentCallback = { url: string; raw: string }

/** An order as the platform has it. */
export type OrderThere = {
  base_path: string
  order_id: string
  client_order_id: string
  status: number
}

export const ordersThere = (world: World) => world.control<OrderThere[]>('orders')

/** What a press of the button does, as often as it is pressed. Failing is allowed. */
function ask(stage: Stage, family: Family): () => Promise<unknown> {
  const { actor, storeIds, asked } = stage
  const storeId = storeIds[family]
  if (family === 'food') {
    const form = foodForm(storeId, { recipientPhone: stage.phone() })
    asked.push({ formKey: form.formKey, family })
    return () => placeFood({ actor, form })
  }
  if (family === 'parcel') {
    const form = parcelForm(storeId)
    asked.push({ formKey: form.formKey, family })
    return () => placeParcel({ actor, form })
  }
  const form = waybillForm(storeId)
  asked.push({ formKey: form.formKey, family })
  return () => placeWaybill({ actor, form })
}

async function arm(world: World, family: Family, fault: RequestFault): Promise<void> {
  if (fault) await world.control('faults', { path: CREATE[family], times: 1, ...fault })
}

/** The process is gone: whatever was under way cannot write any more. The next one starts. */
async function crash(stage: Stage, step: Extract<Step, { do: 'crash' }>): Promise<void> {
  const press = ask(stage, step.family)
  const underWay = press().catch(() => null)
  await pause(step.afterMs)
  const { applier } = intakeOf(database())
  await closeDatabase()
  // It would look for the database that is gone for ever.
  await applier.stop()
  await underWay
  // Whoever pressed it does so again when the screen is back: the same form.
  await press().catch(() => null)
}

/** As many changes as a connection lets out at once: whichever comes later waits. */
const FULL = 8

/** Until it is said to be over nothing is given up: time passes while what is sent again waits. */
async function silence(stage: Stage, step: Extract<Step, { do: 'silence' }>): Promise<void> {
  const { world } = stage
  // Silent is silent: no callback says what became of it either.
  const door = world.doors.state
  world.doors.state = 'closed'
  await arm(world, 'parcel', { kind: 'drop_after' })
  await ask(stage, 'parcel')().catch(() => null)
  await passTime(world, 6)
  await withTimeOut(
    PATIENCE_MS,
    async () => {
      const before = await cancelsReceived(world)
      await world.control('faults', { path: PARCEL_CANCEL, times: FULL, kind: 'timeout' })
      const over = new AbortController()
      const silent = Promise.allSettled(
        Array.from({ length: FULL }, () => cancelNothing(over.signal)),
      )
      await eventually(async () => (await cancelsReceived(world)) >= before + FULL)
      const resends = await countResends()
      let isDone = false
      const work = workThrough().finally(() => {
        isDone = true
      })
      await eventually(async () => isDone || (await countResends()) > resends)
      await passTime(world, step.seconds)
      over.abort()
      await Promise.all([work, silent])
    },
    world.clock.date,
  )
  world.doors.state = door
}

const cancelsReceived = async (world: World) => (await world.received(PARCEL_CANCEL)).length

const countResends = () => database().$count(orderEvents, eq(orderEvents.kind, 'resent'))

const PARCEL_CANCEL = '/parcel/v1.0/order/cancel'
const cancelNothing = (signal: AbortSignal) =>
  platform()
    .parcel('AP1')
    .cancelOrder(
      { merchantId: '700001', orderId: 'of-nobody' },
      { region: 'HK', language: 'en', signal },
    )

async function onNth(world: World, nth: number, verb: 'advance' | 'cancel'): Promise<void> {
  const there = await ordersThere(world)
  const orderId = there[nth % Math.max(there.length, 1)]?.order_id
  // An order that has ended refuses to move: nothing happens then.
  if (orderId) await world.control(`orders/${orderId}/${verb}`, {}).catch(() => null)
}

async function replay(world: World, nth: number): Promise<void> {
  const sent = await world.control<SentCallback[]>('callbacks')
  const one = sent[nth % Math.max(sent.length, 1)]
  if (!one) return
  const headers = { 'content-type': 'application/json' }
  await fetch(one.url, { method: 'POST', headers, body: one.raw })
}

/** Does one step of a schedule. */
export async function play(stage: Stage, step: Step): Promise<void> {
  const { world } = stage
  switch (step.do) {
    case 'place': {
      await arm(world, step.family, step.fault)
      const press = ask(stage, step.family)
      await Promise.allSettled(Array.from({ length: step.sends }, press))
      return
    }
    case 'crash':
      await arm(world, step.family, step.fault)
      return crash(stage, step)
    case 'advance':
      return onNth(world, step.nth, 'advance')
    case 'cancel-there':
      return onNth(world, step.nth, 'cancel')
    case 'callback-fault':
      await world.control('faults', { kind: step.kind, times: 1, ms: 150 })
      return
    case 'door':
      world.doors.state = step.door
      return
    case 'replay':
      return replay(world, step.nth)
    case 'silence':
      return silence(stage, step)
    case 'time':
      await passTime(world, step.seconds)
      return workThrough()
  }
}
