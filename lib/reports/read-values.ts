import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { areaOf, type Region } from '@/lib/domain/areas'
import type { OrderValue } from './model/report'
import { type FigureQuery, ordersOf } from './read-figures'

/** What the delivered orders of `now` were worth, by currency: those of two are never added. */
export async function readValues(queries: Queries, query: FigureQuery): Promise<OrderValue[]> {
  const { rows } = await queries.execute<{ region: Region; cents: string; orders: string }>(sql`
    select st.region, sum(o.total_cents) as cents, count(*) as orders
    from ${ordersOf(query, ['now'])}
    join stores st on st.id = o.store_id
    where o.closed and o.stage = 'done' and o.total_cents is not null
    group by st.region order by st.region`)
  const values = new Map<string, OrderValue>()
  for (const { region, ...row } of rows) {
    const { currency } = areaOf(region)
    const known = values.get(currency) ?? { region, cents: 0, orders: 0 }
    const [cents, orders] = [known.cents + Number(row.cents), known.orders + Number(row.orders)]
    values.set(currency, { ...known, cents, orders })
  }
  return [...values.values()]
}
