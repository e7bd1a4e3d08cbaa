import 'server-only'
import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import { settings } from '@/lib/config/settings'
import type { Database } from '@/lib/db/client'
import { orderSends } from '@/lib/db/tables/order-sends'
import { orders } from '@/lib/db/tables/orders'
import { settlePlacing } from '../placing/settle-placing'

/** An answer is written down at once; this long after the time-out nobody is coming to do it. */
const GRACE_MS = 20_000

/**
 * Orders that are being placed and that nobody has down as sending, such as those of a version that
 * did not write that down: not confirmed, never failed. Whose sender is known is left to
 * `abandonedSends`, however long it takes.
 */
export async function markAbandoned(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - settings().platformTimeoutMs - GRACE_MS)
  const send = db
    .select({ one: sql`1` })
    .from(orderSends)
    .where(eq(orderSends.orderId, orders.id))
  const abandoned = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.placing, 'placing'), lt(orders.createdAt, before), notExists(send)))
  for (const { id } of abandoned) {
    await settlePlacing({
      db,
      orderId: id,
      outcome: {
        state: 'unconfirmed',
        why: 'stopped-in-between',
        requestId: 'restart',
        reply: null,
      },
      now,
    })
  }
}
