import 'server-only'
import { and, asc, count, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database, type Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { MOST_COUNTED, type WaybillPage } from '../model/printable-waybill'
import type { WaybillPageQuery } from '../model/waybill-page'
import { PRINTABLE, pickupPeriod, printableWaybill } from './printable'
import { leavingOrder, waybillCondition } from './waybill-condition'

const PAGE = 50

/** What is on offer to print, first collected first. */
export async function listWaybills(input: {
  actor: Actor
  query: WaybillPageQuery
}): Promise<WaybillPage> {
  const { actor, query } = input
  const db = database()
  const matching = waybillCondition(actor, 'express.see', query)
  const [rows, total, periods] = await Promise.all([
    readPage(db, query, matching),
    countSome(db, matching),
    // Of everything that ever was, slots are nothing to choose by.
    query.day === '' && query.stage === 'all' ? [] : readPeriods(db, actor, query),
  ])
  const shown = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? shown.at(-1) : undefined
  return {
    waybills: shown.map(printableWaybill),
    next: last ? `${last.at}-${last.orderId}` : null,
    total,
    periods,
  }
}

function readPage(db: Database, query: WaybillPageQuery, matching: SQL | undefined) {
  const order = leavingOrder(query)
  return (
    db
      .select({ ...PRINTABLE, at: sql<string>`(extract(epoch from ${order}) * 1000000)::bigint` })
      .from(orders)
      .where(and(matching, later(order, query.after)))
      .orderBy(asc(order), asc(orders.id))
      // One more than is shown says whether there is a next page.
      .limit(PAGE + 1)
  )
}

/** No further than anybody wants to know. */
async function countSome(db: Database, matching: SQL | undefined): Promise<number> {
  const some = db.select({ id: orders.id }).from(orders).where(matching).limit(MOST_COUNTED)
  const [counted] = await db.select({ total: count() }).from(some.as('some'))
  return counted?.total ?? 0
}

async function readPeriods(db: Database, actor: Actor, query: WaybillPageQuery) {
  const periods = await db
    .select({ period: pickupPeriod, count: count() })
    .from(orders)
    .where(waybillCondition(actor, 'express.see', { ...query, period: '' }))
    .groupBy(pickupPeriod)
    .orderBy(asc(pickupPeriod))
  return periods.flatMap(({ period, count }) => (period ? [{ period, count }] : []))
}

function later(order: SQL, after: string | null): SQL | undefined {
  if (after === null) return undefined
  const [at = 0, id = 0] = after.split('-').map(Number)
  return sql`(${order}, ${orders.id})
    > ('epoch'::timestamptz + ${at}::bigint * interval '1 microsecond', ${id}::bigint)`
}
