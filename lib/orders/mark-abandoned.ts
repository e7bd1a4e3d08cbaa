import 'server-only'
import { and, eq, lt } from 'drizzle-orm'
import { settings } from '@/lib/config/settings'
import type { Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { settlePlacing } from './settle-placing'

/** An answer is written down at once; this long after the time-out nobody is coming to do it. */
const GRACE_MS = 20_000

/**
 * Orders whose request left and whose process ended before the answer: not confirmed, never failed.
 */
export async function markAbandoned(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - settings().platformTimeoutMs - GRACE_MS)
  const abandoned = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.placing, 'placing'), lt(orders.createdAt, before)))
  for (const { id } of abandoned) {
    await settlePlacing({
      db,
      orderId: id,
      outcome: { state: 'unconfirmed', why: 'stopped-in-between', requestId: 'restart' },
      now,
    })
  }
}
