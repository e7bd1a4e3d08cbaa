import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database, type Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { foodOrders } from '@/lib/food/food-orders'
import type { OrderForm } from '@/lib/food/model/order-form'
import { notifyLive } from '@/lib/live/notify'
import type { PlacingResult } from '@/lib/orders/model/placing'
import { placeOrder } from '@/lib/orders/placing/place-order'
import { LUNCH, type RushOrder } from './lunch'
import { rushCode, rushNumber } from './rush-number'
import { simulatorControl } from './simulator-control'

const CREATE = '/order/takeaway/create'
const BY_PHONE = '/order/takeaway/info_by_phone'

/** As long as anybody looks at it, the order in doubt stays so. */
const FOR_LONG = 100_000

/** How long an order may take to hear of the statuses that it was given. */
const HEARD_WITHIN_MS = 10_000
const LOOK_MS = 100

type Rush = { actor: Actor; storeId: number; begun: Date }

/** An order of the rush, and the platform's number for it, if it has one. */
type Placed = { order: RushOrder; orderId: number; platformOrderId: string | null }

/**
 * Plays the lunch: each order is placed as its form does, goes on at the simulator to where it is to
 * be seen, and is then made as old as it should look. The orders of a rush are of its own numbers,
 * and nobody else's faults at the simulator meet them.
 */
export async function playLunch(rush: Rush): Promise<void> {
  const placed: Placed[] = []
  // The oldest first: lists show orders as they came.
  for (const order of LUNCH.toSorted((one, other) => other.age - one.age)) {
    placed.push(await play(rush, order, LUNCH.indexOf(order)))
  }
  await Promise.all(placed.map(goOn))
}

async function play(rush: Rush, order: RushOrder, place: number): Promise<Placed> {
  const number = rushNumber(rush.begun, place)
  await simulatorControl.spare(number)
  await simulatorControl.stand(number)
  if (order.end === 'doubt') await loseAnswers(number, order.phone)
  const code = rushCode(rush.begun, place)
  const { orderId } = await placeOne(rush, order, { number, code })
  const platformOrderId = await platformIdOf(database(), orderId)
  if (platformOrderId !== null) await simulatorControl.spare(platformOrderId)
  return { order, orderId, platformOrderId }
}

async function goOn({ order, orderId, platformOrderId }: Placed): Promise<void> {
  const db = database()
  if (platformOrderId !== null) {
    await bring(platformOrderId, order)
    await heard(db, orderId, order)
  }
  await age(db, orderId, order.age)
}

/** Whatever is asked of it gets no answer: neither its creation nor a look for it. */
async function loseAnswers(number: string, phone: string): Promise<void> {
  const lost = { kind: 'drop_before', times: FOR_LONG }
  await simulatorControl.fault({ ...lost, path: CREATE, containing: number })
  await simulatorControl.fault({ ...lost, path: BY_PHONE, containing: phone })
}

/** As the form places it, but for the price, which nobody was shown. */
function placeOne(
  { actor, storeId }: Rush,
  order: RushOrder,
  { number, code }: { number: string; code: string },
): Promise<PlacingResult> {
  const family = {
    ...foodOrders,
    confirm: (_asked: unknown, go: ReturnType<typeof foodOrders.check>) => Promise.resolve({ go }),
    answer: (placed: PlacingResult) => placed,
  }
  const form: OrderForm = {
    formKey: randomUUID(),
    storeId,
    delivery: 'courier',
    pickupCode: code,
    clientOrderId: number,
    recipientName: order.name,
    recipientPhone: order.phone,
    address: order.address,
    location: order.door,
    addressId: '',
    amount: order.dollars.toFixed(2),
    paymentKind: 2,
    remark: order.remark ?? '',
    storeRemark: '',
    kitchenNote: '',
    when: 'now',
    scheduledFor: '',
  }
  return placeOrder(family, { actor, form: { ...form, shownPrice: null } })
}

async function platformIdOf(db: Database, orderId: number): Promise<string | null> {
  const [row] = await db
    .select({ id: orders.platformOrderId })
    .from(orders)
    .where(eq(orders.id, orderId))
  return row?.id ?? null
}

const STATUSES = [9001, 9005, 9011, 9015, 9017, 9021]
const CANCELLED = 9025

/** Brings an order that stands where it began to where it is to be seen. */
async function bring(platformOrderId: string, { steps, end }: RushOrder): Promise<void> {
  for (let at = 0; at < steps; at += 1) await simulatorControl.advance(platformOrderId)
  if (end === 'cancelled') await simulatorControl.cancel(platformOrderId)
}

/** Waits until our side knows what the simulator was made to say. */
async function heard(db: Database, orderId: number, { steps, end }: RushOrder): Promise<void> {
  const expected = end === 'cancelled' ? CANCELLED : STATUSES[steps]
  const until = Date.now() + HEARD_WITHIN_MS
  while (Date.now() < until) {
    const [row] = await db
      .select({ code: orders.statusCode })
      .from(orders)
      .where(eq(orders.id, orderId))
    if (row?.code === expected) return
    await pause(LOOK_MS)
  }
}

/** Makes an order so many minutes old, its history spread over them. */
async function age(db: Database, orderId: number, minutes: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ storeId: string }>(sql`
      update orders set created_at = created_at - make_interval(mins => ${minutes}::int),
        version = version + 1
      where id = ${orderId} returning store_id as "storeId"`)
    await tx.execute(sql`
      with told as (
        select e.id, o.created_at + make_interval(secs => ${minutes}::int * 60
          * (row_number() over (order by e.at, e.id) - 1) / (count(*) over ())) as at
        from order_events e join orders o on o.id = e.order_id where o.id = ${orderId})
      update order_events e set at = told.at, received_at = told.at from told where told.id = e.id`)
    await tx.execute(sql`
      update orders o set status_at = e.at from order_events e
      where o.id = ${orderId} and e.order_id = o.id and e.status_code = o.status_code`)
    await notifyLive(tx, { kind: 'order', orderId, storeId: Number(rows[0]?.storeId) })
  })
}
