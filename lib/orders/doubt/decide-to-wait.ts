import 'server-only'
import { addMinutes } from 'date-fns'
import { database } from '@/lib/db/client'
import type { Database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import { addResolveJob } from '../add-order-job'
import { lockOrder } from '../lock-order'
import { addEvent } from '../status/add-event'
import { changeOrder } from '../status/change-order'
import { visibleOrder, type Decision } from '../visible-order'

/** For so long staff are not asked again about an order that they chose to wait for. */
const WAIT_MINUTES = 10

/** A person's choice to wait for an order in doubt: Handover asks afresh, and asks them later. */
export async function decideToWait(input: Decision): Promise<void> {
  const { actor, orderId } = input
  const db = database()
  await visibleOrder(db, { actor, orderId, act: 'decide' })
  await waitForOrder({ db, orderId, actorId: actor.id, now: new Date() })
}

/** A person's choice to wait: recorded, and the platform is asked afresh. Throws `orderNotInDoubt`. */
export function waitForOrder(input: {
  db: Database
  orderId: number
  actorId: number
  now: Date
}): Promise<void> {
  const { db, orderId, actorId, now } = input
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order.placing !== 'unconfirmed') throw new Problem('orderNotInDoubt')
    const identity = `waits:${now.toISOString()}`
    await addEvent(tx, { orderId, identity, source: 'staff', kind: 'waits', at: now, actorId })
    await addResolveJob(tx, order, { attempt: 0 })
    await changeOrder(tx, order, { waitUntil: addMinutes(now, WAIT_MINUTES) })
  })
}
