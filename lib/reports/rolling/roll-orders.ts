import { sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/orders/lock-order'
import { collectsOf } from '../money/collects-of'
import { reasonsOf, type Span } from '../span-figures'
import type { Source } from './roll-source'

/**
 * What is kept order by order. Retention locks what it empties: it either waits for this and then
 * removes the words, or was there first, and then they are gone already (decision 0335).
 */
export async function rollOrders(
  tx: Transaction,
  { storeId, family }: Source,
  span: Span,
): Promise<void> {
  const theseDays = sql`store_id = ${storeId} and family = ${family}
    and day between ${span.from} and ${span.to}`
  await tx.execute(sql`delete from report_reasons where ${theseDays}`)
  await tx.execute(sql`
    insert into report_reasons (order_id, store_id, family, day, by, reason)
    select order_id, store_id, ${family}, day, by, reason
    from (${reasonsOf(family, [span], sql`and o.pseudonymised_at is null for key share of o`)}) reasons
    on conflict (order_id) do update
      set store_id = excluded.store_id, day = excluded.day, by = excluded.by, reason = excluded.reason`)
  await tx.execute(sql`delete from report_collects where ${theseDays}`)
  if (family === 'food') return
  await tx.execute(sql`
    insert into report_collects (order_id, store_id, family, day, cents, collecting, courier, kind)
    select order_id, store_id, ${family}, day, cents, collecting, courier, kind
    from (${collectsOf(family, [span], sql`for key share of o`)}) collects
    on conflict (order_id) do update
      set store_id = excluded.store_id, day = excluded.day, cents = excluded.cents,
        collecting = excluded.collecting, courier = excluded.courier, kind = excluded.kind`)
}
