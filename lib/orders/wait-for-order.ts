import 'server-only'
import { addMinutes } from 'date-fns'
import type { Database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import { addEvent } from './add-event'
import { addResolveJob } from './add-order-job'
import { changeOrder } from './change-order'
import { lockOrder } from './lock-order'

/** For so long staff are not asked again about an order that they chose to wait for. */
const WAIT_MINUTES = 10

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
