import 'server-only'
import { database } from '@/lib/db/client'
import type { Database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import { forgottenResolveFailure } from '../add-order-job'
import { lockOrder } from '../lock-order'
import { MARKED_NOT_PLACED } from '../model/placing'
import { refusedChange, refusedEvent } from '../placing/settle-placing'
import { addEvent } from '../status/add-event'
import { changeOrder } from '../status/change-order'
import { visibleOrder, type Decision } from '../visible-order'

/** A person's word that an order in doubt was not placed, with how they know. */
export async function decideNotPlaced(input: Decision & { note: string }): Promise<void> {
  const { actor, orderId, note } = input
  const db = database()
  await visibleOrder(db, { actor, orderId, act: 'decide' })
  await markNotPlaced({ db, orderId, actorId: actor.id, note, now: new Date() })
}

/**
 * A person's word that an order in doubt was not placed. Proof to the contrary, should it come,
 * outweighs it. Throws `orderNotInDoubt` when there is nothing to decide any more.
 */
export function markNotPlaced(input: {
  db: Database
  orderId: number
  actorId: number
  /** How they know. */
  note: string
  now: Date
}): Promise<void> {
  const { db, orderId, actorId, note, now } = input
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order.placing !== 'unconfirmed') throw new Problem('orderNotInDoubt')
    const requestId = `staff-${crypto.randomUUID().slice(0, 8)}`
    const refusal = { code: MARKED_NOT_PLACED, text: note, requestId }
    const event = refusedEvent(order, refusal, now)
    await addEvent(tx, { ...event, source: 'staff', kind: 'marked-not-placed', actorId })
    await changeOrder(tx, order, refusedChange(refusal, now, { isTold: true }), {
      calls: [forgottenResolveFailure(order)],
    })
  })
}
