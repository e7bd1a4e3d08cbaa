import { sql } from 'drizzle-orm'
import { DAY, ordersIn } from '../span-figures'
import type { Tally } from '../tallies/tally'

/**
 * How many waybills were scanned out: the part is the person's id, the key the hour on the clocks of
 * the store.
 */
export const scansTally: Tally = {
  name: 'scans',
  families: ['express'],
  width: 1,
  rows: (family, spans) => sql`
    select s.period, o.store_id, ${DAY} as day, c.by::text as part,
      extract(hour from c.at at time zone s.zone)::int::text as key,
      array[count(*)]::bigint[] as counts
    from ${ordersIn(family, spans)}
    join checkouts c on c.order_id = o.id and c.undone_at is null
    group by s.period, o.store_id, ${DAY}, c.by, extract(hour from c.at at time zone s.zone)`,
}
