import 'server-only'
import type { Database } from '@/lib/db/client'
import { addEvent } from './add-event'
import { changeOrder } from './change-order'
import { lockOrder } from './lock-order'

/**
 * Ends an order that the platform agreed to cancel, where no published status would say so. An
 * order that is closed already stays as it is (decision 0110).
 */
export function recordCancelled(db: Database, orderId: number, at: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    await addEvent(tx, {
      orderId,
      identity: 'cancelled',
      source: 'query',
      kind: 'cancelled',
      at,
      stage: 'cancelled',
    })
    const closing = { stage: 'cancelled', closed: true, closedAt: at } as const
    await changeOrder(tx, order, order.closed ? {} : closing)
  })
}
