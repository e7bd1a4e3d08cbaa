import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { waitForOrder as wait } from '@/lib/orders/wait-for-order'
import { orderInDoubt } from './order-in-doubt'

/** A person's choice to wait for an order in doubt: Handover asks afresh, and asks them later. */
export async function waitForOrder(input: { actor: Actor; orderId: number }): Promise<void> {
  const { actor, orderId } = input
  const db = database()
  await orderInDoubt(db, input)
  await wait({ db, orderId, actorId: actor.id, now: new Date() })
}
