import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { orderCodes } from '@/lib/db/tables/order-codes'
import type { OrderRow } from './lock-order'

/** The numbers on the labels of those orders that have one and told it, by order (express §2.3). */
export async function readLabelNumbers(
  db: Database,
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<number, string>> {
  const labelled = rows.filter(({ family }) => family === 'express').map(({ id }) => id)
  if (labelled.length === 0) return new Map()
  const found = await db
    .select({ orderId: orderCodes.orderId, code: orderCodes.code })
    .from(orderCodes)
    .where(and(inArray(orderCodes.orderId, labelled), eq(orderCodes.kind, 'shipment')))
  return new Map(found.map(({ orderId, code }) => [orderId, code]))
}
