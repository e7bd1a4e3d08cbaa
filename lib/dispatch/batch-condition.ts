import 'server-only'
import { and, eq, gte, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { checkouts } from '@/lib/db/tables/dispatch'
import { importRows } from '@/lib/db/tables/imports'
import { orders } from '@/lib/db/tables/orders'
import type { Region } from '@/lib/domain/areas'
import { localDayPeriod, parseExpressPeriod, type Period } from '@/lib/domain/time/local-time'
import { departsAt } from '@/lib/orders/lists/departs-at'
import type { ScannedFamily } from './model/check-out'
import type { Batch } from './model/dispatch-batch'

/** The pickup period of a waybill as it was chosen (express §4.1). */
export const pickupPeriod = sql<string | null>`${orders.request} #>> '{draft,pickup,period}'`
export const pickupDate = sql<string | null>`${orders.request} #>> '{draft,pickup,date}'`

/** Parcels and waybills: food leaves with a code that the courier says. */
const departsByScan = sql`${orders.family} <> 'food'`

const within = ({ from, to }: Period): SQL | undefined =>
  and(
    gte(departsAt, sql`${from.toISOString()}::timestamptz`),
    lt(departsAt, sql`${to.toISOString()}::timestamptz`),
  )

const ofImport = (importId: number): SQL => sql`${orders.id} in (
  select ${importRows.orderId} from ${importRows} where ${eq(importRows.importId, importId)})`

/** Whether an order of a store in this region belongs to a batch. No order belongs to an impossible one. */
export function batchCondition(batch: Batch, region: Region): SQL | undefined {
  if (batch.kind === 'day') {
    const day = localDayPeriod(batch.day, region)
    return day ? and(departsByScan, within(day)) : sql`false`
  }
  if (batch.kind === 'import') return and(departsByScan, ofImport(batch.importId))
  const slot = parseExpressPeriod(batch.date, batch.period, region)
  if (!slot) return sql`false`
  return and(
    departsByScan,
    eq(departsAt, sql`${slot.from.toISOString()}::timestamptz`),
    eq(pickupDate, batch.date),
    eq(pickupPeriod, batch.period),
  )
}

/** The check-out of an order that stands, to be joined. */
export const standingCheckOut = and(eq(checkouts.orderId, orders.id), isNull(checkouts.undoneAt))

/** What is still to go out, and with it what has gone; neither what is in doubt nor what left unscanned. */
export const BATCH_COUNTS = {
  total: sql<number>`(count(*) filter (where ${checkouts.id} is not null
    or (${orders.placing} = 'placed' and ${orders.stage} <> 'done')))::int`,
  left: sql<number>`(count(*) filter (where ${checkouts.id} is null
    and ${orders.placing} = 'placed' and ${orders.stage} <> 'done'))::int`,
}

/**
 * What batches are made of: what the platform refused was never to go out; what was cancelled counts
 * only where it left all the same.
 */
export const inBatches = (families: readonly ScannedFamily[]): SQL | undefined =>
  and(
    inArray(orders.family, [...families]),
    departsByScan,
    sql`${orders.placing} <> 'refused'`,
    sql`(${orders.stage} <> 'cancelled' or ${checkouts.id} is not null)`,
  )
