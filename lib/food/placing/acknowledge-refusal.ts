import 'server-only'
import { database } from '@/lib/db/client'
import { lockOrder } from '@/lib/orders/lock-order'
import { addEvent } from '@/lib/orders/status/add-event'
import { changeQuietly } from '@/lib/orders/status/change-order'
import { type Decision, visibleOrder } from '@/lib/orders/visible-order'

/** Somebody has read that an order was refused: it needs nobody any more, on any screen. */
export async function acknowledgeRefusal(input: Decision): Promise<void> {
  const { actor, orderId } = input
  const db = database()
  await visibleOrder(db, { actor, orderId, act: 'decide', among: ['food'] })
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order.placing !== 'refused' || order.refusalSeenAt !== null) return
    const at = new Date()
    await addEvent(tx, {
      orderId,
      identity: `refusal-seen:${at.toISOString()}`,
      source: 'staff',
      kind: 'refusal-seen',
      at,
      actorId: actor.id,
    })
    await changeQuietly(tx, order, { refusalSeenAt: at })
  })
}
