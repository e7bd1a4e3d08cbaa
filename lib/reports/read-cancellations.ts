import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { CANCELLER } from '@/lib/orders/measures/order-measures'
import type { Canceller } from '@/lib/orders/model/figure'
import type { Cancellations } from './model/report'
import { type FigureQuery, ordersOf } from './read-figures'

/** More reasons than anybody reads. */
const MOST = 200

/** What we said when we asked; else the platform's answer, else what a callback claims (decision 0177). */
const REASON = sql`coalesce(case when (${CANCELLER}) = 'us' then (
    select e.text from order_events e where e.order_id = o.id and e.kind = 'cancel-asked'
    order by e.at desc, e.id desc limit 1) end,
  nullif(o.answer ->> 'cancel_reason', ''),
  (select e.detail #>> '{unsigned,cancel,reason}' from order_events e
    where e.order_id = o.id and e.detail #>> '{unsigned,cancel,reason}' <> ''
    order by e.at desc, e.id desc limit 1), '')`

/** By whom and why orders of `now` were cancelled, the most frequent first. Never rolled up: it is
 * what people wrote, and goes when the order's retention ends. */
export async function readCancellations(
  queries: Queries,
  query: FigureQuery,
): Promise<Cancellations[]> {
  const { rows } = await queries.execute<{ by: Canceller; reason: string; orders: string }>(sql`
    select by, reason, count(*) as orders
    from (
      select ${CANCELLER} as by, trim(${REASON}) as reason
      from ${ordersOf(query, ['now'])}
      where o.closed and o.stage <> 'done' and o.stage = 'cancelled') cancelled
    group by by, reason order by count(*) desc, by, reason limit ${MOST}`)
  return rows.map((row) => ({ ...row, orders: Number(row.orders) }))
}
