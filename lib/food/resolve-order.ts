import 'server-only'
import { eq } from 'drizzle-orm'
import { addSeconds } from 'date-fns'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import { addJob } from '@/lib/jobs/add-job'
import { lockOrder } from '@/lib/orders/lock-order'
import { RESOLVE_FOOD_ORDER } from '@/lib/orders/task-names'
import { PlatformError } from '@/lib/platform/errors'
import type { FoodOrder } from '@/lib/platform/food/order-info'
import { applyAnswer } from './apply-answer'
import { foodApi } from './food-api'

/** Seconds until the next look, by how many there were; then it stays for staff to decide. */
const PAUSES = [5, 10, 30, 65, 180, 600, 1800, 3600]

type Unconfirmed = {
  placing: string
  clientOrderId: string
  phone: string | null
  callingCode: unknown
  region: (typeof stores.$inferSelect)['region']
}

async function unconfirmedOrder(db: Database, orderId: number): Promise<Unconfirmed | undefined> {
  const [row] = await db
    .select({
      placing: orders.placing,
      clientOrderId: orders.clientOrderId,
      phone: orders.recipientPhone,
      request: orders.request,
      region: stores.region,
    })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(eq(orders.id, orderId))
  return row && { ...row, callingCode: row.request?.['callingCode'] }
}

/** The platform's latest order for the phone number (food §4.5), when it is this very order. */
async function lookUp(order: Unconfirmed): Promise<FoodOrder | null> {
  if (order.phone === null) return null
  const { api, context } = foodApi(order.region, { priority: 'background' })
  const callingCode = typeof order.callingCode === 'string' ? order.callingCode : null
  try {
    const found = await api.orderInfoByPhone({ phone: order.phone, callingCode }, context)
    return found.clientOrderId === order.clientOrderId ? found : null
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    log().info({ err: error.message }, 'unconfirmed order could not be looked up')
    return null
  }
}

/**
 * Finds out whether an unconfirmed order exists. Finding it is proof; not finding it is none: the
 * platform answers with one order a phone number, and perhaps not yet with this one.
 */
export async function resolveOrder(input: {
  db: Database
  orderId: number
  attempt: number
}): Promise<void> {
  const { db, orderId, attempt } = input
  const order = await unconfirmedOrder(db, orderId)
  if (order?.placing !== 'unconfirmed') return
  const found = await lookUp(order)
  if (found) {
    await db.transaction(async (tx) => {
      await applyAnswer(tx, await lockOrder(tx, orderId), found, new Date())
    })
    return
  }
  const pause = PAUSES[attempt]
  if (pause === undefined) return
  await addJob(db, {
    task: RESOLVE_FOOD_ORDER,
    payload: { orderId, attempt: attempt + 1 },
    key: `${RESOLVE_FOOD_ORDER}:${orderId}`,
    runAt: addSeconds(new Date(), pause),
  })
}
