import 'server-only'
import { and, asc, count, desc, inArray, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database, type Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { departsAt } from '@/lib/orders/lists/departs-at'
import { MOST_COUNTED, type WaybillPage } from '../model/printable-waybill'
import type { WaybillPageQuery } from '../model/waybill-page'
import { PRINTABLE, pickupPeriod, printableWaybill } from './printable'
import { walkBack } from './walk-back'
import { isOfAllTimes, leavingOrder, waybillCondition, waybillStores } from './waybill-condition'
import { cursor, leavesAt, placeOf } from './waybill-cursor'

const PAGE = 50

type Asked = { actor: Actor; query: WaybillPageQuery }

/** What is on offer to print, first collected first; of all times the latest first. */
export async function listWaybills(asked: Asked): Promise<WaybillPage> {
  const { actor, query } = asked
  if (isOfAllTimes(query)) return latestWaybills(database(), asked)
  const db = database()
  const matching = waybillCondition(actor, 'express.see', query)
  const [rows, total, periods] = await Promise.all([
    readPage(db, query, matching),
    countSome(db, matching),
    // Of everything that ever was, slots are nothing to choose by.
    query.day === '' && query.stage === 'all' ? [] : readPeriods(db, actor, query),
  ])
  const shown = rows.slice(0, PAGE)
  const next = rows.length > PAGE ? (shown.at(-1)?.cursor ?? null) : null
  return { waybills: shown.map(printableWaybill), next, total, periods, lookedBackTo: null }
}

/** Of everything that ever was: as far as one walk looks. Slots are nothing to choose by then. */
async function latestWaybills(db: Database, { actor, query }: Asked): Promise<WaybillPage> {
  const { ids, next } = await walkBack(db, {
    storeIds: waybillStores(actor, 'express.see', query),
    matching: waybillCondition(actor, 'express.see', query),
    after: query.after,
    // How many there are is asked of the first page alone.
    most: query.after === null ? MOST_COUNTED : PAGE + 1,
  })
  const shown = await db
    .select(LISTED)
    .from(orders)
    .where(inArray(orders.id, ids.slice(0, PAGE)))
    .orderBy(desc(departsAt), desc(orders.id))
  const hasMore = ids.length > PAGE
  return {
    waybills: shown.map(printableWaybill),
    next: hasMore ? (shown.at(-1)?.cursor ?? null) : next,
    total: next === null || ids.length >= MOST_COUNTED ? Math.min(ids.length, MOST_COUNTED) : null,
    periods: [],
    lookedBackTo: hasMore || next === null ? null : leavesAt(next).toISOString(),
  }
}

const LISTED = { ...PRINTABLE, cursor: cursor(departsAt, sql`${orders.id}`) }

function readPage(db: Database, query: WaybillPageQuery, matching: SQL) {
  const order = leavingOrder(query)
  const isLater =
    query.after === null ? undefined : sql`(${order}, ${orders.id}) > (${placeOf(query.after)})`
  return (
    db
      .select(LISTED)
      .from(orders)
      .where(and(matching, isLater))
      .orderBy(asc(order), asc(orders.id))
      // One more than is shown says whether there is a next page.
      .limit(PAGE + 1)
  )
}

/** No further than anybody wants to know. */
async function countSome(db: Database, matching: SQL): Promise<number> {
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
