import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import type { Family } from '@/lib/domain/stages'
import { CANCELLERS, type Canceller } from '@/lib/orders/model/figure'
import { type Counted, pieceRows } from './find-counted'
import { type CountRow, isTotal } from './model/overview'
import type { Cancellations } from './model/report'
import { reasonsOf } from './span-figures'

/** More reasons than anybody reads. */
const MOST = 200

/**
 * By whom and why orders of `now` were cancelled, the most frequent first: of what counts the total
 * is made of. The reasons of counted days are read order by order, for they go when the order's
 * retention ends, and it then counts among those of which nobody said why (decision 0335).
 */
export async function readCancellations(
  queries: Queries,
  family: Family,
  { open, days }: Counted,
): Promise<(counts: readonly CountRow[]) => Cancellations[]> {
  const isNow = ({ periods }: { periods: readonly string[] }) => periods.includes('now')
  const openNow = open.filter(({ period }) => period === 'now')
  const { rows } = await queries.execute<{
    by: Canceller
    reason: string | null
    orders: string
  }>(sql`
    select by, reason, count(*) as orders
    from (
      select by, reason from (${reasonsOf(family, openNow)}) open
      union all
      select r.by, r.reason from ${pieceRows(days.filter(isNow))}
      join report_reasons r on r.store_id = p.store_id and r.family = ${family}
        and r.day between p.first and p.last) reasons
    group by grouping sets ((by, reason), (by))
    order by grouping(reason) desc, count(*) desc, by, reason
    limit ${MOST + CANCELLERS.length}`)
  return (counts) => {
    const total = counts.find((row) => row.period === 'now' && isTotal(row))
    const us = total?.cancelledByUs ?? 0
    const cancelled: Record<Canceller, number> = { us, platform: (total?.cancelled ?? 0) - us }
    const told = (by: Canceller) =>
      Number(rows.find((row) => row.by === by && row.reason === null)?.orders ?? 0)
    const untold = CANCELLERS.map((by) => ({ by, reason: '', orders: cancelled[by] - told(by) }))
    const given = rows.flatMap(({ by, reason, orders }) =>
      reason === null ? [] : [{ by, reason, orders: Number(orders) }],
    )
    return [...given, ...untold.filter(({ orders }) => orders > 0)]
      .toSorted((a, b) => b.orders - a.orders)
      .slice(0, MOST)
  }
}
