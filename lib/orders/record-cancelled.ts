import 'server-only'
import type { Database } from '@/lib/db/client'
import { changeOrder } from './change-order'
import { lockOrder } from './lock-order'
import { recordEnd } from './record-end'

/**
 * Ends an order that the platform agreed to cancel, where no published status would say so. An
 * order that is closed already stays as it is (decision 0110).
 */
export function recordCancelled(db: Database, orderId: number, at: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    await changeOrder(tx, order, await recordEnd(tx, order, { stage: 'cancelled', at }))
  })
}
