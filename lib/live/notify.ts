import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import type { CourierPosition } from '@/lib/orders/model/order-card'

export const LIVE_CHANNEL = 'handover_live'

/** What goes through PostgreSQL: ids, and positions, which are small and of no use without them. */
export type LiveNotice =
  | { kind: 'order'; orderId: number; storeId: number }
  | { kind: 'position'; orderId: number; storeId: number; position: CourierPosition }
  | { kind: 'store'; storeId: number }
  /** A session of the person ended, or what they may see changed: their streams look again. */
  | { kind: 'person'; personId: number }

/** Inside a transaction it is sent when, and only when, the transaction commits. */
export async function notifyLive(queries: Queries, notice: LiveNotice): Promise<void> {
  await queries.execute(sql`select ${notifiedLive([notice])}`)
}

/** The expression that sends a notice of each order of a relation with their `id` and `store_id`. */
export function notifiedOrder(order: SQL): SQL {
  const notice = sql`json_build_object(
    'kind', 'order', 'orderId', ${order}.id, 'storeId', ${order}.store_id)`
  return sql`pg_notify(${LIVE_CHANNEL}, ${notice}::text)`
}

/** The expression that sends several of them, each as a notice of its own; it gives their number. */
export function notifiedLive(notices: readonly LiveNotice[]): SQL {
  const texts = sql.param(notices.map((notice) => JSON.stringify(notice)))
  return sql`(
    select count(pg_notify(${LIVE_CHANNEL}, text)::text) from unnest(${texts}::text[]) as text)`
}
