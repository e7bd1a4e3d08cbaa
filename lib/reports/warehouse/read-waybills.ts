import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import {
  handIn,
  IS_UNDELIVERABLE,
  OUT_AT,
  PICKUP_SLOT,
  PRINTS,
} from '@/lib/orders/measures/waybill-measures'
import {
  type ScanCell,
  WAYBILL_COUNTS,
  WAYBILL_PARTS,
  type WaybillCounts,
  type WaybillPart,
  type WaybillRow,
} from '../model/warehouse'
import type { Compared } from '../model/report-days'
import { type FigureQuery, spansOf } from '../figure-query'
import { ordersIn } from '../span-figures'

type WaybillQuery = Pick<FigureQuery, 'stores' | 'days'> & { now: Date }

/** Which column is not null says what a row is of: every key is a text. */
type WireRow = Record<keyof WaybillCounts, string> &
  Record<WaybillPart, string | null> & { period: Compared }

/**
 * What became of the waybills that are to leave on some days: of all of each period, and of `now` by
 * store, product, district as it is kept for lists, pickup slot, and how often the label was printed.
 */
export async function readWaybills(queries: Queries, query: WaybillQuery): Promise<WaybillRow[]> {
  const zone = sql`s.zone`
  const now = sql`${query.now.toISOString()}::timestamptz`
  const { rows } = await queries.execute<WireRow>(sql`
    with facts as (
      select s.period, o.store_id::text as store, coalesce(k.product, '') as product,
        coalesce(k.district, '') as district, ${PICKUP_SLOT} as slot, ${PRINTS}::text as times,
        ${OUT_AT} is not null as out, ${handIn(zone, now)} as hand_in,
        o.closed and o.stage = 'done' as delivered, ${IS_UNDELIVERABLE} as undeliverable
      from ${ordersIn('express', spansOf(query))}
      left join order_search k on k.order_id = o.id)
    select period, store, product, district, slot, times,
      count(*) as created,
      count(*) filter (where facts.times <> '0') as printed,
      count(*) filter (where facts.out) as out,
      count(*) filter (where hand_in = 'on-time') as "onTime",
      count(*) filter (where hand_in = 'late') as late,
      count(*) filter (where hand_in = 'missed') as missed,
      count(*) filter (where delivered) as delivered,
      count(*) filter (where undeliverable) as undeliverable
    from facts
    group by grouping sets ((period), (period, store), (period, product), (period, district),
      (period, slot), (period, times))
    having period = 'now' or grouping(store, product, district, slot, times) = 31`)
  return rows.map((row) => {
    const part = WAYBILL_PARTS.find((one) => row[one] !== null) ?? null
    return {
      ...(Object.fromEntries(
        WAYBILL_COUNTS.map((name) => [name, Number(row[name])]),
      ) as WaybillCounts),
      period: row.period,
      part,
      key: part === null ? '' : (row[part] ?? ''),
    }
  })
}

/** Who scanned how many of the waybills of `now` out, in which hour on the clocks of their store. */
export async function readScans(
  queries: Queries,
  query: Pick<FigureQuery, 'stores' | 'days'>,
): Promise<ScanCell[]> {
  const { rows } = await queries.execute<{
    personId: string
    name: string
    hour: string
    waybills: string
  }>(sql`
    select c.by as "personId", p.name, extract(hour from c.at at time zone s.zone)::int as hour,
      count(*) as waybills
    from ${ordersIn('express', spansOf(query, ['now']))}
    join checkouts c on c.order_id = o.id and c.undone_at is null
    join people p on p.id = c.by
    group by c.by, p.name, extract(hour from c.at at time zone s.zone)`)
  return rows.map(({ personId, name, hour, waybills }) => ({
    personId: Number(personId),
    name,
    hour: Number(hour),
    waybills: Number(waybills),
  }))
}
