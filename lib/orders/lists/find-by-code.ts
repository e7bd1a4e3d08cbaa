import 'server-only'
import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { orderCodes } from '@/lib/db/tables/order-codes'
import { orders } from '@/lib/db/tables/orders'
import { readScannedCode } from '@/lib/domain/scanned-code'
import type { Family } from '@/lib/domain/stages'
import type { OrderRow } from '../lock-order'
import type { CodeMatch } from '../model/found-by-code'

/** More orders with one number than anybody chooses from. */
const MOST_FOUND = 10

/** The stores whose orders may be found, by family; of a family that is not named, none. */
type StoresOfFamilies = Readonly<Partial<Record<Family, readonly number[]>>>

function whereAllowed(stores: StoresOfFamilies): SQL | undefined {
  const families = Object.entries(stores) as [Family, readonly number[]][]
  return or(
    ...families
      .filter(([, ids]) => ids.length > 0)
      .map(([family, ids]) => and(eq(orders.family, family), inArray(orders.storeId, [...ids]))),
  )
}

const found = (row: OrderRow): CodeMatch => ({
  orderId: row.id,
  family: row.family,
  storeId: row.storeId,
  code: row.platformOrderId ?? row.clientOrderId,
  clientOrderId: row.clientOrderId,
  recipientName: row.recipientName,
  placing: row.placing,
  stage: row.stage,
  scheduledFor: row.scheduledFor?.toISOString() ?? null,
  scheduledAllDay: row.scheduledAllDay,
  createdAt: row.createdAt.toISOString(),
})

/**
 * The orders that a scanned or typed code stands for, whosever number it is (express §2.3), or whose
 * link for the customer it is; the latest first. Only those at the given stores: of others the person
 * who asks learns nothing.
 */
export async function findByCode(
  queries: Queries,
  input: { stores: StoresOfFamilies; code: string },
): Promise<CodeMatch[]> {
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
    .select()
    .from(orders)
    .where(and(sql`${orders.id} in (${either})`, allowed))
    .orderBy(desc(orders.id))
    .limit(MOST_FOUND)
  return rows.map(found)
}
