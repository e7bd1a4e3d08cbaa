import 'server-only'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { can, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { permissionFor } from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'
import { addConfirmJob } from './add-order-job'

/** Seconds for which an answer is new enough, by why somebody wants a newer one. */
const FRESH_SECONDS = { opened: 60, pressed: 5 } as const

export const refreshFormSchema = z.object({
  orderId: z.number().int().positive(),
  why: z.enum(['opened', 'pressed']),
})
export type RefreshForm = z.infer<typeof refreshFormSchema>

/**
 * Has the platform asked for an order, unless its kept answer is from a moment ago. However many
 * people look, one question waits at a time (trap 64); the answer comes by the live stream. Throws
 * `notFound`.
 */
export async function refreshOrder(input: { actor: Actor } & RefreshForm): Promise<void> {
  const { actor, orderId, why } = input
  const db = database()
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order || !can(actor, permissionFor(order.family, 'see'), order.storeId)) {
    throw new Problem('notFound')
  }
  if (order.platformOrderId === null) return
  const at = order.answer?.['at']
  const age = typeof at === 'string' ? (Date.now() - Date.parse(at)) / 1000 : Infinity
  if (age >= FRESH_SECONDS[why]) await addConfirmJob(db, order)
}
