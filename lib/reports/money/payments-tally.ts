import { sql } from 'drizzle-orm'
import { COLLECTING, PAYMENT_KIND } from '@/lib/orders/measures/fee-measures'
import { DAY, ordersIn } from '../span-figures'
import type { Tally } from '../tallies/tally'

/**
 * Orders and cents of the bills of food that couriers bring: the part is the kind of payment
 * (food §4.2 `cod_type`), the key what became of the order.
 */
export const paymentsTally: Tally = {
  name: 'payments',
  families: ['food'],
  width: 2,
  rows: (family, spans) => sql`
    select period, store_id, day, payment::text as part, collecting as key,
      array[count(*), sum(bill)]::bigint[] as counts
    from (
      select s.period, o.store_id, ${DAY} as day, ${PAYMENT_KIND} as payment,
        ${COLLECTING} as collecting, o.total_cents as bill
      from ${ordersIn(family, spans)}) facts
    where payment is not null and bill is not null and collecting is not null
    group by period, store_id, day, payment, collecting`,
}
