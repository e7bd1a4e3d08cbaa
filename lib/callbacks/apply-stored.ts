import 'server-only'
import { and, desc, eq, isNull, or } from 'drizzle-orm'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import { inbox } from '@/lib/db/tables/inbox'
import { orders } from '@/lib/db/tables/orders'
import type { Family } from '@/lib/domain/stages'
import { type OrderRow, type Transaction, lockOrder } from '@/lib/orders/lock-order'

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
export async function applyStored(input: {
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

/**
 * The order that a callback speaks of, locked: the one of ours with its client order id that has
 * the platform's id or none yet; without a client order id, the latest with the platform's id.
 * Null when there is no such order, or more than one could be meant.
 */
async function findOrder(
  tx: Transaction,
  ids: { family: Family; platformOrderId: string; clientOrderId: string },
): Promise<OrderRow | null> {
  const { family, platformOrderId, clientOrderId } = ids
  const samePlatformId = eq(orders.platformOrderId, platformOrderId)
  const ours =
    clientOrderId === ''
      ? samePlatformId
      : and(
          eq(orders.clientOrderId, clientOrderId),
          or(samePlatformId, isNull(orders.platformOrderId)),
        )
  const found = await tx
    .select({ id: orders.id, platformOrderId: orders.platformOrderId })
    .from(orders)
    .where(and(eq(orders.family, family), ours))
    .orderBy(desc(orders.id))
    .limit(3)
  const exact = found.find((row) => row.platformOrderId === platformOrderId)
  const id = exact?.id ?? (found.length === 1 ? found[0]?.id : undefined)
  return id === undefined ? null : lockOrder(tx, id)
}
