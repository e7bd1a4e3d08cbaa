import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '@/lib/db/client'
import type { Party } from '@/lib/domain/waybill-draft'
import { partySchema } from './schema'

/**
 * So far back a sender is looked for: what a warehouse brings in itself has none, and it may bring
 * in hundreds a day. The newest are read one by one until one has a sender.
 */
const LOOK_BACK = 3_000

const rows = z.array(z.object({ id: z.coerce.number(), sender: partySchema }))

/** Who sent the last waybill of each of these stores, by store; none for a store without any. */
export async function lastSenders(
  db: Database,
  storeIds: readonly number[],
): Promise<Map<number, Party>> {
  if (storeIds.length === 0) return new Map()
  const found = await db.execute(sql`
    select store.id, last.sender
    from unnest(${sql.param([...storeIds])}::bigint[]) as store(id)
    cross join lateral (
      select recent.request->'draft'->'sender' as sender
      from (
        select id, request from orders
        where family = 'express' and store_id = store.id and orders.placing <> 'refused'
        order by id desc
        limit ${LOOK_BACK}
      ) recent
      where jsonb_typeof(recent.request->'draft'->'sender') = 'object'
      order by recent.id desc
      limit 1
    ) last`)
  return new Map(rows.parse(found.rows).map(({ id, sender }) => [id, sender]))
}
