import { sql } from 'drizzle-orm'
import {
  handIn,
  IS_UNDELIVERABLE,
  OUT_AT,
  PICKUP_SLOT,
  PRINTS,
} from '@/lib/orders/measures/waybill-measures'
import { WAYBILL_COUNTS } from '../model/warehouse'
import { DAY, ordersIn } from '../span-figures'
import type { Tally } from '../tallies/tally'

/**
 * What became of waybills, counted as `WAYBILL_COUNTS` has it: of all of them (`all`), and by product,
 * by district as it is kept for lists, by pickup slot, and by how often the label was printed.
 */
export const waybillsTally: Tally = {
  name: 'waybills',
  families: ['express'],
  width: WAYBILL_COUNTS.length,
  rows: (family, spans, now) => sql`
    select period, store_id, day, one.part, one.key, array[
      count(*),
      count(*) filter (where times > 0),
      count(*) filter (where is_out),
      count(*) filter (where hand_in = 'on-time'),
      count(*) filter (where hand_in = 'late'),
      count(*) filter (where hand_in = 'missed'),
      count(*) filter (where delivered),
      count(*) filter (where undeliverable)]::bigint[] as counts
    from (
      select s.period, o.store_id, ${DAY} as day, coalesce(k.product, '') as product,
        coalesce(k.district, '') as district, ${PICKUP_SLOT} as slot, ${PRINTS} as times,
        ${OUT_AT} is not null as is_out, ${handIn(sql`s.zone`, now)} as hand_in,
        o.closed and o.stage = 'done' as delivered, ${IS_UNDELIVERABLE} as undeliverable
      from ${ordersIn(family, spans)}
      left join order_search k on k.order_id = o.id
      -- Each is worked out once, whatever it is counted under.
      offset 0) facts
    cross join lateral (values ('all', ''), ('product', product), ('district', district),
      ('slot', slot), ('times', times::text)) as one(part, key)
    group by period, store_id, day, one.part, one.key`,
}
