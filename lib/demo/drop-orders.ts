import 'server-only'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { log } from '@/lib/config/log'
import type { Database, Queries } from '@/lib/db/client'
import { againAfterDeadlock } from '@/lib/db/sql-state'
import { orders } from '@/lib/db/tables/orders'
import { notifyLive } from '@/lib/live/notify'
import { dropRows, linksBetweenTables } from './drop-rows'
import { simulatorControl } from './rush/simulator-control'

/**
 * Deletes orders of the demo with everything that speaks of them, and the imports of which nothing is
 * left. `where` is SQL about the table of orders, of nothing that anybody typed. What is open goes on
 * at the simulator no more, so that nobody tells of it afterwards. Returns how many there were.
 */
export async function dropOrders(db: Database, where: string): Promise<number> {
  const open = await db
    .select({
      id: orders.id,
      storeId: orders.storeId,
      platformOrderId: orders.platformOrderId,
    })
    .from(orders)
    .where(and(sql.raw(where), eq(orders.closed, false), isNotNull(orders.platformOrderId)))
  for (const { platformOrderId } of open) {
    // Of an order that an earlier simulator knew, nothing comes any more.
    await simulatorControl
      .hold(platformOrderId ?? '')
      .catch((error: unknown) => log().debug({ err: error }, 'the simulator forgot an order'))
  }
  return againAfterDeadlock(() =>
    db.transaction(async (tx) => {
      // The rush may still be placing orders and hearing of them: whoever writes one waits, so that
      // nothing comes to be between the deletion of what speaks of an order and its own. Who holds
      // what speaks of one, as a running import its row, and then needs the order, waits for us too.
      await tx.execute(sql`lock table orders in exclusive mode`)
      const count = await dropAll(tx, where)
      for (const { id, storeId } of open) {
        await notifyLive(tx, { kind: 'order', orderId: id, storeId })
      }
      return count
    }),
  )
}

async function dropAll(tx: Queries, where: string): Promise<number> {
  const there = sql.raw(`select id from orders where ${where}`)
  const imported = await tx.execute<{ id: string }>(
    sql`select distinct import_id as id from import_rows where order_id in (${there})`,
  )
  await tx.execute(sql`delete from graphile_worker._private_jobs
    where (payload->>'orderId')::bigint in (${there})`)
  const links = await linksBetweenTables(tx)
  const rows: Record<string, number> = {}
  await dropRows(tx, { links, table: 'orders', where, path: [], rows })
  for (const { id } of imported.rows) {
    const isLeft = sql`select 1 from import_rows where import_id = ${id}::bigint and order_id is not null`
    await tx.execute(sql`delete from imports where id = ${id}::bigint and not exists (${isLeft})`)
  }
  return rows['orders'] ?? 0
}
