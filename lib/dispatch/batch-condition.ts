import 'server-only'
import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import { importRows } from '@/lib/db/tables/imports'
import { orders } from '@/lib/db/tables/orders'
import type { Region } from '@/lib/domain/areas'
import type { Batch } from '@/lib/domain/dispatch-batch'
import { localDayPeriod, parseExpressPeriod, type Period } from '@/lib/domain/local-time'
import { leavesAt } from '@/lib/orders/leaves-at'

/** The pickup period of a waybill as it was chosen (express §4.1). */
export const pickupPeriod = sql<string | null>`${orders.request} #>> '{draft,pickup,period}'`
export const pickupDate = sql<string | null>`${orders.request} #>> '{draft,pickup,date}'`

/** Parcels and waybills: food leaves with a code that the courier says. */
export const leavesByScan = sql`${orders.family} <> 'food'`

const within = ({ from, to }: Period): SQL | undefined =>
  and(
    gte(leavesAt, sql`${from.toISOString()}::timestamptz`),
    lt(leavesAt, sql`${to.toISOString()}::timestamptz`),
  )

const ofImport = (importId: number): SQL => sql`${orders.id} in (
  select ${importRows.orderId} from ${importRows} where ${eq(importRows.importId, importId)})`

/** Whether an order of a store in this region belongs to a batch. No order belongs to an impossible one. */
export function batchCondition(batch: Batch, region: Region): SQL | undefined {
  if (batch.kind === 'day') {
    const day = localDayPeriod(batch.day, region)
    return day ? and(leavesByScan, within(day)) : sql`false`
  }
  if (batch.kind === 'import') return and(leavesByScan, ofImport(batch.importId))
  const slot = parseExpressPeriod(batch.date, batch.period, region)
  if (!slot) return sql`false`
  return and(
    leavesByScan,
    eq(leavesAt, sql`${slot.from.toISOString()}::timestamptz`),
    eq(pickupDate, batch.date),
    eq(pickupPeriod, batch.period),
  )
}
