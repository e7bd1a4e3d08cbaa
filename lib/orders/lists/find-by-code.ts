import 'server-only'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '@/lib/db/client'
import { orderCodes } from '@/lib/db/tables/order-codes'
import { orders } from '@/lib/db/tables/orders'
import { readScannedCode } from '@/lib/domain/scanned-code'
import type { Family } from '@/lib/domain/stages'
import type { ScannedOrder } from '../model/found-by-code'
import { codeMatch, type StoresOfFamilies } from './code-match'
import { placeOf } from './place-of'

// By another name: the condition has a query of the same table.
const labelCodes = alias(orderCodes, 'label_codes')

/** More orders with one number than anybody chooses from. */
const MOST_FOUND = 10

/**
 * The orders that a scanned or typed code stands for, whosever number it is (express §2.3), or whose
 * link for the customer it is; the latest first. Only those at the given stores: of others the person
 * who asks learns nothing.
 */
export async function findByCode(
  queries: Queries,
  input: { stores: StoresOfFamilies; code: string },
): Promise<ScannedOrder[]> {
  const { codes, url } = readScannedCode(input.code)
  const allowed = whereAllowed(input.stores)
  if ((codes.length === 0 && url === null) || !allowed) return []
  const numbered = sql`select ${orderCodes.orderId} from ${orderCodes}
    where ${inArray(orderCodes.code, [...codes, ''])}`
  // A union rather than an "or": each half has its index.
  const either =
    url === null
      ? numbered
      : sql`${numbered} union select ${orders.id} from ${orders} where ${eq(orders.trackerUrl, url)}`
  const rows = await queries
    .select({ order: orders, place: placeOf, labelCode: labelCodes.code })
    .from(orders)
    .leftJoin(labelCodes, and(eq(labelCodes.orderId, orders.id), eq(labelCodes.kind, 'shipment')))
    // Found first, and then looked at: as long as the database has counted nothing, of 10,000 orders it
    // would look at each, by the index of their stores.
    .where(sql`${orders.id} = any(array(${either})) and (${allowed}) is true`)
    .orderBy(desc(orders.id))
    .limit(MOST_FOUND)
  return rows.map(({ order, ...rest }) => ({ ...codeMatch(order), ...rest }))
}

function whereAllowed(stores: StoresOfFamilies) {
  const families = Object.entries(stores) as [Family, readonly number[]][]
  return or(
    ...families
      .filter(([, ids]) => ids.length > 0)
      .map(([family, ids]) => and(eq(orders.family, family), inArray(orders.storeId, [...ids]))),
  )
}
