import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'

/**
 * Whether a try to place this order, before the one that is on its way now, got no answer that says
 * what became of it. Tries that a refusal ended, before the order was asked for again, do not count.
 */
export async function wasUnanswered(queries: Queries, orderId: number): Promise<boolean> {
  const { rows } = await queries.execute<{ sent: number; told: number }>(sql`
    select
      count(*) filter (where kind in ('asked', 'resent'))::int as sent,
      count(*) filter (where kind = 'unconfirmed' and text = 'refused'
        or kind = 'resend-failed' and detail ->> 'why' in ('refused', 'not-sent'))::int as told
    from order_events
    where order_id = ${orderId} and id >= coalesce((
      select max(id) from order_events where order_id = ${orderId} and kind = 'asked'), 0)`)
  const { sent = 0, told = 0 } = rows[0] ?? {}
  return sent - 1 > told
}
