import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { dropOrders } from '../drop-orders'
import { RUSH_WAYBILL } from './fill-warehouse'
import { RUSH_PREFIX } from './rush-number'

/** Takes away what earlier rushes have left in these stores, their imports too. */
export async function clearRush(db: Database, stores: readonly { id: number }[]): Promise<void> {
  if (stores.length === 0) return
  const there = stores.map(({ id }) => id).join(', ')
  await dropOrders(
    db,
    `store_id in (${there}) and (client_order_id like '${RUSH_PREFIX}%' and family = 'food'
      or client_order_id like '${RUSH_WAYBILL}%' and family = 'express')`,
  ) // Of a file that was not sent yet no order speaks.
  const unsent = sql`select i.id from imports i where i.store_id in (${sql.raw(there)})
    and exists (select 1 from import_rows r where r.import_id = i.id
      and r.cells->>'clientOrderId' like ${`${RUSH_WAYBILL}%`})`
  await db.execute(sql`delete from graphile_worker._private_jobs
    where (payload->>'importId')::bigint in (${unsent})`)
  await db.execute(sql`delete from imports where id in (${unsent})`)
}
