import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/orders/lock-order'
import { feesTally } from '../money/fees-tally'
import { paymentsTally } from '../money/payments-tally'
import { scansTally } from '../warehouse/scans-tally'
import { waybillsTally } from '../warehouse/waybills-tally'
import type { Source } from './roll-source'
import type { Span } from '../span-figures'
import type { Tally } from '../tallies/tally'

const TALLIES: readonly Tally[] = [feesTally, paymentsTally, waybillsTally, scansTally]

/**
 * Counts the tallies of a store and family for the days of a span anew, and then the months that
 * these are days of.
 */
export async function rollTallies(tx: Transaction, source: Source, span: Span): Promise<void> {
  const { storeId, family } = source
  const { from, to } = span
  const ours = sql`store_id = ${storeId} and family = ${family}`
  const first = sql`date_trunc('month', ${from}::date)::date`
  await tx.execute(sql`
    delete from report_tallies
    where ${ours} and not is_month and day between ${from} and ${to}`)
  for (const tally of TALLIES) {
    if (tally.families.includes(family)) await tx.execute(insertedDays(tally, source, span))
  }
  await tx.execute(sql`
    delete from report_tallies where ${ours} and is_month and day between ${first} and ${to}`)
  await tx.execute(sql`
    insert into report_tallies (store_id, family, tally, is_month, day, part, key, counts)
    select store_id, family, tally, true, month, part, key, array_agg(total order by nth)
    from (
      select store_id, family, tally, date_trunc('month', day)::date as month, part, key, one.nth,
        sum(one.count)::bigint as total
      from report_tallies
      cross join lateral unnest(counts) with ordinality as one(count, nth)
      where ${ours} and not is_month and day >= ${first}
        and day < (date_trunc('month', ${to}::date) + interval '1 month')::date
      group by store_id, family, tally, date_trunc('month', day)::date, part, key, one.nth) months
    group by store_id, family, tally, month, part, key`)
}

const insertedDays = (tally: Tally, { family }: Source, span: Span): SQL => sql`
  insert into report_tallies (store_id, family, tally, is_month, day, part, key, counts)
  select store_id, ${family}, ${tally.name}, false, day, part, key, counts
  from (${tally.rows(family, [span], sql`now()`)}) days`
