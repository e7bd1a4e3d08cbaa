import 'server-only'
import { and, asc, count, sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { PRINTABLE, pickupPeriod, printableWaybill } from './printable'
import type { WaybillPage, WaybillPageQuery } from './schema'
import { collectedAt, waybillCondition } from './waybill-condition'

const PAGE = 50

/** What is on offer to print, first collected first. */
export async function listWaybills(input: {
  actor: Actor
  query: WaybillPageQuery
}): Promise<WaybillPage> {
  const { actor, query } = input
  const db = database()
  const matching = waybillCondition(actor, 'express.see', query)
  const ofAnySlot = waybillCondition(actor, 'express.see', { ...query, period: '' })
  const [rows, [all], periods] = await Promise.all([
    db
      .select({
        ...PRINTABLE,
        at: sql<string>`(extract(epoch from ${collectedAt}) * 1000)::bigint`,
      })
      .from(orders)
      .where(and(matching, later(query.after)))
      .orderBy(asc(collectedAt), asc(orders.id))
      // One more than is shown says whether there is a next page.
      .limit(PAGE + 1),
    db.select({ total: count() }).from(orders).where(matching),
    db
      .select({ period: pickupPeriod, count: count() })
      .from(orders)
      .where(ofAnySlot)
      .groupBy(pickupPeriod)
      .orderBy(asc(pickupPeriod)),
  ])
  const shown = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? shown.at(-1) : undefined
  return {
    waybills: shown.map(printableWaybill),
    next: last ? `${last.at}-${last.orderId}` : null,
    total: all?.total ?? 0,
    periods: periods.flatMap(({ period, count }) => (period ? [{ period, count }] : [])),
  }
}

function later(after: string | null) {
  if (after === null) return undefined
  const [at, id] = after.split('-').map(Number)
  const then = new Date(at ?? 0).toISOString()
  return sql`(${collectedAt}, ${orders.id}) > (${then}::timestamptz, ${id}::bigint)`
}
