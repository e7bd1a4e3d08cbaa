import 'server-only'
import { eq } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { Problem } from '@/lib/domain/problem'
import { addConfirmJob } from '@/lib/orders/add-order-job'
import type { RefreshWaybill } from './schema'
import { readAnswer } from './stored-answer'

/** Seconds for which an answer is new enough. */
const FRESH_SECONDS = { opened: 60, pressed: 5 } as const

/**
 * Has the platform asked for a waybill, unless it was a moment ago. However many people look, one
 * question waits at a time (trap 64); the answer comes by the live stream. Throws `notFound`.
 */
export async function refreshWaybill(input: { actor: Actor } & RefreshWaybill): Promise<void> {
  const { actor, orderId, why } = input
  const db = database()
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (order?.family !== 'express' || !can(actor, 'express.see', order.storeId)) {
    throw new Problem('notFound')
  }
  if (order.platformOrderId === null) return
  const { asOf } = readAnswer(order.answer)
  const age = asOf === null ? Infinity : (Date.now() - Date.parse(asOf)) / 1000
  if (age < FRESH_SECONDS[why]) return
  await addConfirmJob(db, order)
}
