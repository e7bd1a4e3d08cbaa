import 'server-only'
import { and, inArray, isNull, eq, sql, type SQL } from 'drizzle-orm'
import { checkouts } from '@/lib/db/tables/dispatch'
import { orders } from '@/lib/db/tables/orders'
import { leavesByScan } from './batch-condition'
import type { ScannedFamily } from './schema'

/** The check-out of an order that stands, to be joined. */
export const standing = and(eq(checkouts.orderId, orders.id), isNull(checkouts.undoneAt))

/** What is still to go out, and with it what has gone; neither what is in doubt nor what left unscanned. */
export const BATCH_COUNTS = {
  total: sql<number>`(count(*) filter (where ${checkouts.id} is not null
    or (${orders.placing} = 'placed' and ${orders.stage} <> 'done')))::int`,
  left: sql<number>`(count(*) filter (where ${checkouts.id} is null
    and ${orders.placing} = 'placed' and ${orders.stage} <> 'done'))::int`,
}

/**
 * What batches are made of: what the platform refused was never to go out; what was cancelled counts
 * only where it left all the same.
 */
export const inBatches = (families: readonly ScannedFamily[]): SQL | undefined =>
  and(
    inArray(orders.family, [...families]),
    leavesByScan,
    sql`${orders.placing} <> 'refused'`,
    sql`(${orders.stage} <> 'cancelled' or ${checkouts.id} is not null)`,
  )
