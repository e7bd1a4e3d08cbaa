import 'server-only'
import { database } from '@/lib/db/client'
import { markNotPlaced } from './mark-not-placed'
import { orderInDoubt, type Decision } from './order-in-doubt'

/** A person's word that an order in doubt was not placed, with how they know. */
export async function decideNotPlaced(input: Decision & { note: string }): Promise<void> {
  const { actor, orderId, note } = input
  const db = database()
  await orderInDoubt(db, input)
  await markNotPlaced({ db, orderId, actorId: actor.id, note, now: new Date() })
}
