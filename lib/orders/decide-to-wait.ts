import 'server-only'
import { database } from '@/lib/db/client'
import { orderInDoubt, type Decision } from './order-in-doubt'
import { waitForOrder } from './wait-for-order'

/** A person's choice to wait for an order in doubt: Handover asks afresh, and asks them later. */
export async function decideToWait(input: Decision): Promise<void> {
  const { actor, orderId } = input
  const db = database()
  await orderInDoubt(db, input)
  await waitForOrder({ db, orderId, actorId: actor.id, now: new Date() })
}
