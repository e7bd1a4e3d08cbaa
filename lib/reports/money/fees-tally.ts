import { sql } from 'drizzle-orm'
import { CURRENCY, FEE_COLUMNS } from '@/lib/orders/measures/fee-measures'
import { DAY, ordersIn } from '../span-figures'
import type { Tally } from '../tallies/tally'

/** What is counted of fees, in this order. */
export const FEE_COUNTS = [
  'orders',
  'unknown',
  'unreadable',
  'estimated',
  'estimatedCents',
  'agreed',
  'agreedCents',
  'reported',
  'reportedCents',
  'compared',
  'comparedOurs',
  'comparedReported',
] as const

/** What is known of the fees of orders that were ordered; all of a day under one key. */
export const feesTally: Tally = {
  name: 'fees',
  families: ['food', 'parcel', 'express'],
  width: FEE_COUNTS.length,
  rows: (family, spans) => sql`
    select period, store_id, day, '' as part, '' as key, array[
      count(*),
      count(*) filter (where coalesce(estimated, agreed, reported) is null and not is_reported),
      count(*) filter (where is_reported and reported is null),
      count(estimated), coalesce(sum(estimated), 0),
      count(agreed), coalesce(sum(agreed), 0),
      count(reported), coalesce(sum(reported), 0),
      count(ours) filter (where reported is not null),
      coalesce(sum(ours) filter (where reported is not null), 0),
      coalesce(sum(reported) filter (where ours is not null), 0)]::bigint[] as counts
    from (
      select *, coalesce(agreed, estimated) as ours
      from (
        select s.period, ${DAY} as day, ${FEE_COLUMNS}
        from ${ordersIn(family, spans)}
        join ${CURRENCY}) facts) facts
    where outcome <> 'refused'
    group by period, store_id, day`,
}
