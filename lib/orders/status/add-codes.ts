import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { orderCodes, type OrderCodeKind } from '@/lib/db/tables/order-codes'
import { comparedCode } from '@/lib/domain/scanned-code'

/** The numbers of an order by whose they are; what is not known is left out. */
export type OrderCodes = Partial<Record<OrderCodeKind, string | null | undefined>>

/** In characters: what is longer nobody scans or types, and no index takes it. */
const LONGEST_CODE = 500

/**
 * Has an order found by these numbers from now on. A number that changed takes the place of the
 * earlier one of its kind; what is not given stays as it is.
 */
export async function addCodes(
  queries: Queries,
  orderId: number,
  codes: OrderCodes,
): Promise<void> {
  const kinds = Object.keys(codes) as OrderCodeKind[]
  const rows = kinds.flatMap((kind) => {
    const code = comparedCode(codes[kind] ?? '')
    return code === '' || code.length > LONGEST_CODE ? [] : [{ orderId, kind, code }]
  })
  if (rows.length === 0) return
  await queries
    .insert(orderCodes)
    .values(rows)
    .onConflictDoUpdate({
      target: [orderCodes.orderId, orderCodes.kind],
      set: { code: sql`excluded.code` },
      setWhere: sql`${orderCodes.code} <> excluded.code`,
    })
}
