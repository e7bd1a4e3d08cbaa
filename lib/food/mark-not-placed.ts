import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { markNotPlaced as mark } from '@/lib/orders/mark-not-placed'
import { orderInDoubt } from './order-in-doubt'
import type { MarkForm } from './schema'

/** A person's word that an order in doubt was not placed, with how they know. */
export async function markNotPlaced(input: { actor: Actor; form: MarkForm }): Promise<void> {
  const { actor, form } = input
  const { orderId, note } = form
  const db = database()
  await orderInDoubt(db, { actor, orderId })
  await mark({ db, orderId, actorId: actor.id, note, now: new Date() })
}
