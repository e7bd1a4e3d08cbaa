import { type SQL, sql } from 'drizzle-orm'
import type { Family } from '@/lib/domain/stages'
import { COLLECT, COLLECTING, CURRENCY } from '@/lib/orders/measures/fee-measures'
import { COURIER } from '@/lib/orders/measures/order-measures'
import { DAY, ordersIn, type Span } from '../span-figures'

/**
 * What is to be collected at the door for parcels or waybills of spans, of those for which anything is
 * and that were not refused: `(order_id, store_id, day, cents, collecting, courier, kind)`.
 * `further`: locks of the orders `o`.
 */
export const collectsOf = (family: Family, spans: readonly Span[], further = sql``): SQL => sql`
  select o.id as order_id, o.store_id, ${DAY} as day, due.cents, due.collecting,
    coalesce(o.courier_name, '') as courier, ${COURIER} as kind
  from ${ordersIn(family, spans)}
  join ${CURRENCY}
  cross join lateral (select ${COLLECT} as cents, ${COLLECTING} as collecting) due
  where due.cents is not null and due.collecting is not null ${further}`
