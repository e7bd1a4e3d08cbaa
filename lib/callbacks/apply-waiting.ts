import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import type { Family } from '@/lib/domain/stages'
import { applyAll } from './apply-all'

const BATCH = 200

/**
 * Applies what was kept but not applied (a crash in between, an order known only now), oldest
 * first. Those whose order is still not known stay, and those that were dismissed.
 */
export async function applyWaiting(db: Database): Promise<void> {
  const waiting = await db.execute<{ id: string; family: Family }>(sql`
    select i.id, i.family from inbox i
    where i.applied_at is null and i.dismissed_at is null and exists (
      select 1 from orders o where o.family = i.family and case i.client_order_id
        when '' then o.platform_order_id = i.platform_order_id
        else o.client_order_id = i.client_order_id
          and coalesce(o.platform_order_id, i.platform_order_id) = i.platform_order_id end)
    order by i.id limit ${BATCH}`)
  await applyAll(
    db,
    waiting.rows.map(({ id, family }) => ({ id: Number(id), family })),
  )
}
