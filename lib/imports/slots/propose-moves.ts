import 'server-only'
import { sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database, type Queries } from '@/lib/db/client'
import { type ExpressProduct, isExpressProduct, takes } from '@/lib/domain/express/express-products'
import type { SlotOffer } from '@/lib/domain/express/slots'
import { findImport, type ImportRecord } from '../find-import'
import { type SlotTime, nextPair, type SlotPair } from '../model/next-pair'
import type { Move } from '../model/row-slots'
import { readDay, readPeriod } from '../model/row-time'
import { fetchOffer } from './fetch-offer'
import { rowCell } from './hold-missed-pickups'

/**
 * What the platform offers next for the rows whose pickup is over or gone, for a person to agree
 * to. Rejects with `PlatformError` when the platform does not say what it offers.
 */
export async function proposeMoves(input: {
  actor: Actor
  importId: number
}): Promise<{ moves: Move[] }> {
  const db = database()
  const found = await findImport(db, { ...input, permission: 'express.place' })
  const held = await heldPairs(db, found)
  const offers = new Map<ExpressProduct, SlotOffer>()
  const { actor } = input
  for (const product of new Set(held.map((pair) => pair.product))) {
    offers.set(product, await fetchOffer(db, { actor, storeId: found.storeId, product }))
  }
  const now = new Date()
  return {
    moves: held.map((pair) => ({ ...pair, to: toOf(pair, offers.get(pair.product), now) })),
  }
}

/** A file may write its times in other ways than the platform does. */
function toOf({ product, from }: HeldPair, offer: SlotOffer | undefined, now: Date): Move['to'] {
  const pickup = readSlot(from.pickup)
  const delivery = from.delivery && takes(product, 'delivery.date') ? readSlot(from.delivery) : null
  return offer ? nextPair(offer, { pickup, delivery }, now) : null
}

const readSlot = ({ date, period }: SlotTime): SlotTime => ({
  date: readDay(date) ?? '',
  period: readPeriod(period) ?? '',
})

type HeldPair = { product: ExpressProduct; from: SlotPair; rows: number }

type Row = {
  product: string
  pickup_date: string
  pickup_period: string
  delivery_date: string
  delivery_period: string
  count: string
}

/** The slots of the rows that are held, as their cells have them, and how many rows have each. */
async function heldPairs(queries: Queries, found: ImportRecord): Promise<HeldPair[]> {
  const product = found.product === null ? sql`upper(${rowCell(found, 'product')})` : sql`''`
  const { rows } = await queries.execute<Row>(sql`
    select ${product} as product, ${rowCell(found, 'pickup.date')} as pickup_date,
      ${rowCell(found, 'pickup.period')} as pickup_period,
      ${rowCell(found, 'delivery.date')} as delivery_date,
      ${rowCell(found, 'delivery.period')} as delivery_period, count(*) as count
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
