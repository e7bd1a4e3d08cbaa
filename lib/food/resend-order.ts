import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { resendOrder as resend } from '@/lib/orders/resend-order'
import type { PlacingState } from '@/lib/orders/schema'
import { orderInDoubt } from './order-in-doubt'
import { sendFoodOrder } from './send-order'

/**
 * A person's choice to send an order in doubt again, with the same number: where the first one
 * arrived after all, the platform says so (263004). Throws what it was refused with while the
 * order stays in doubt.
 */
export async function resendOrder(input: {
  actor: Actor
  orderId: number
}): Promise<{ placing: PlacingState }> {
  const db = database()
  const { store } = await orderInDoubt(db, input)
  const { placing, failure } = await resend({
    db,
    orderId: input.orderId,
    actorId: input.actor.id,
    now: new Date(),
    send: (order) => sendFoodOrder(order, store, 'person'),
  })
  if (placing === 'unconfirmed') throw failure
  return { placing }
}
