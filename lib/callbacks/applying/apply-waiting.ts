import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { applySubjects } from './apply-subjects'
import type { CallbackSubject } from '../callback-kind'

const AT_ONCE = 200

/**
 * Applies what was kept but not applied (a crash in between, an order known only now), oldest
 * first. Those whose order is still not known stay, and those that were dismissed. Returns of what
 * more waits: its order is held by somebody else at this moment, or it was too much for once.
 */
export async function applyWaiting(db: Database): Promise<CallbackSubject[]> {
  const rest: CallbackSubject[] = []
  for (let after = 0; ;) {
    const subjects = await waitingSubjects(db, after)
    const last = subjects.at(-1)
    if (!last) return rest
    const { busy, left } = await applySubjects(db, subjects, { wait: false })
    rest.push(...busy, ...left)
    after = Number(last.id)
  }
}

/** Those of orders that are known, by the first of their callbacks, after that of an earlier look. */
async function waitingSubjects(db: Database, after: number) {
  const { rows } = await db.execute<CallbackSubject & { id: string }>(sql`
    select min(i.id) as id, i.family, i.platform_order_id as "platformOrderId",
      i.client_order_id as "clientOrderId"
    from inbox i
    where i.applied_at is null and i.dismissed_at is null and exists (
      select 1 from orders o where o.family = i.family and case i.client_order_id
        when '' then o.platform_order_id = i.platform_order_id
        else o.client_order_id = i.client_order_id
          and coalesce(o.platform_order_id, i.platform_order_id) = i.platform_order_id end)
    group by i.family, i.platform_order_id, i.client_order_id
    having min(i.id) > ${after}
    order by min(i.id) limit ${AT_ONCE}`)
  return rows
}
