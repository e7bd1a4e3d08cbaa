import 'server-only'
import { eq } from 'drizzle-orm'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import { inbox } from '@/lib/db/tables/inbox'
import type { OrderRow, Transaction } from '@/lib/orders/lock-order'
import { findOrder } from './find-order'

/** How one family's callback changes its order. Runs with the order locked. */
export type ApplyCallback = (
  tx: Transaction,
  order: OrderRow,
  callback: { raw: string; receivedAt: Date },
) => Promise<void>

/** What one family does about a callback that it knows no order for; it stays in the inbox. */
export type MissingOrder = (tx: Transaction, callback: { raw: string }) => Promise<void>

/**
 * Applies a kept callback once; `again` does it once more, which changes nothing that it had changed
 * before. Returns false when no order of ours is meant: it then waits in the inbox until there is one.
 */
export async function applyKept(input: {
  db: Database
  inboxId: number
  apply: ApplyCallback
  missing?: MissingOrder | undefined
  again?: boolean
}): Promise<boolean> {
  return input.db.transaction(async (tx) => {
    const [kept] = await tx.select().from(inbox).where(eq(inbox.id, input.inboxId)).for('update')
    if (!kept || (kept.appliedAt !== null && !input.again)) return true
    const order = await findOrder(tx, kept)
    if (!order) {
      log().info({ family: kept.family, inboxId: kept.id }, 'callback waits for its order')
      await input.missing?.(tx, kept)
      return false
    }
    await input.apply(tx, order, kept)
    await tx
      .update(inbox)
      .set({ appliedAt: new Date(), orderId: order.id })
      .where(eq(inbox.id, kept.id))
    return true
  })
}
