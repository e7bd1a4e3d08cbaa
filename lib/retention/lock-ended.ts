import 'server-only'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { orders } from '@/lib/db/tables/orders'
import type { Transaction } from '@/lib/orders/lock-order'

/** Some orders that have ended and still say whose they were; those that somebody holds come later. */
export function lockEnded(tx: Transaction, which: SQL, most: number) {
  return tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.closed, true),
        inArray(orders.placing, ['placed', 'refused']),
        sql`${orders.pseudonymisedAt} is null`,
        which,
      ),
    )
    .orderBy(orders.closedAt)
    .limit(most)
    .for('update', { skipLocked: true })
}
