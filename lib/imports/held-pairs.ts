import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { isExpressProduct, type ExpressProduct } from '@/lib/domain/express-products'
import type { SlotPair } from '@/lib/domain/imports/next-pair'
import type { ImportRecord } from './find-import'
import { cellText } from './hold-missed'

export type HeldPair = { product: ExpressProduct; from: SlotPair; rows: number }

type Row = {
  product: string
  pickup_date: string
  pickup_period: string
  delivery_date: string
  delivery_period: string
  count: string
}

/** The slots of the rows that are held, as their cells have them, and how many rows have each. */
export async function heldPairs(queries: Queries, found: ImportRecord): Promise<HeldPair[]> {
  const product = found.product === null ? sql`upper(${cellText(found, 'product')})` : sql`''`
  const { rows } = await queries.execute<Row>(sql`
    select ${product} as product, ${cellText(found, 'pickup.date')} as pickup_date,
      ${cellText(found, 'pickup.period')} as pickup_period,
      ${cellText(found, 'delivery.date')} as delivery_date,
      ${cellText(found, 'delivery.period')} as delivery_period, count(*) as count
    from import_rows r where r.import_id = ${found.id} and r.state = 'held'
    group by 1, 2, 3, 4, 5 order by 2, 3, 1`)
  return rows.flatMap((row) => {
    const named = found.product ?? row.product
    if (!isExpressProduct(named)) return []
    const pickup = { date: row.pickup_date, period: row.pickup_period }
    const hasDelivery = row.delivery_date !== '' || row.delivery_period !== ''
    const delivery = { date: row.delivery_date, period: row.delivery_period }
    const from = { pickup, delivery: hasDelivery ? delivery : null }
    return [{ product: named, from, rows: Number(row.count) }]
  })
}
