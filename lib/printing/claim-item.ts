import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import type { LabelChoice } from './schema'

/** Longer than any label takes; whoever ended meanwhile gives it up. */
export const CLAIM_SECONDS = 120

/**
 * The next waybill of a pile whose label is to be fetched, and for which paper; null where there is
 * none. Whoever has it is the only one to fetch it, over all instances.
 */
export async function claimItem(
  db: Database,
  runId: number,
): Promise<({ orderId: number } & LabelChoice) | null> {
  const { rows } = await db.execute<{
    order_id: string
    paper: 'A4' | '100X150'
    copies: 1 | 2
  }>(sql`
    with next as (
      select items.run_id, items.order_id, runs.paper, runs.copies
      from print_run_items items
        join print_runs runs on runs.id = items.run_id
        join orders on orders.id = items.order_id
      where items.run_id = ${runId}
        and runs.state = 'pile'
        and orders.stage <> 'cancelled'
        and items.problem is null
        and (items.claimed_until is null or items.claimed_until < now())
        and not exists (
          select 1 from labels
          where labels.order_id = items.order_id
            and (labels.paper = '' or (labels.paper = runs.paper and labels.copies = runs.copies)))
      order by items.added
      limit 1
      for update of items skip locked
    )
    update print_run_items items
    set claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS})
    from next
    where items.run_id = next.run_id and items.order_id = next.order_id
    returning items.order_id, next.paper, next.copies`)
  const [row] = rows
  return row ? { orderId: Number(row.order_id), paper: row.paper, copies: row.copies } : null
}
