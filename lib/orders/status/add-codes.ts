import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import type { OrderCodeKind } from '@/lib/db/tables/order-codes'
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
  for (const write of addedCodes(codeRows(orderId, codes))) await queries.execute(write)
}

/** The numbers as rows; without what nobody can be looking for. */
export function codeRows(orderId: number, codes: OrderCodes): CodeRow[] {
  return soughtCodes(codes).map((code) => ({ orderId, ...code }))
}

type SoughtCode = { kind: OrderCodeKind; code: string }
type CodeRow = SoughtCode & { orderId: number }

function soughtCodes(codes: OrderCodes): SoughtCode[] {
  const kinds = Object.keys(codes) as OrderCodeKind[]
  return kinds.flatMap((kind) => {
    const code = comparedCode(codes[kind] ?? '')
    return code === '' || code.length > LONGEST_CODE ? [] : [{ kind, code }]
  })
}

/** The write that has a new order found by its numbers: `made` is the relation that it is read from. */
export function firstCodes(made: SQL, codes: OrderCodes): SQL {
  const sought = soughtCodes(codes)
  const column = (name: keyof SoughtCode) => sql.param(sought.map((row) => row[name]))
  return sql`
    insert into order_codes (order_id, kind, code)
    select ${made}.id, given.*
    from ${made}, unnest(${column('kind')}::text[], ${column('code')}::text[]) as given`
}

/** The same for a number of our own making, read of the order: digits are compared as they are. */
export const firstNumber = (made: SQL): SQL => sql`
  insert into order_codes (order_id, kind, code)
  select ${made}.id, 'client-order', ${made}.client_order_id from ${made}`

/** The write that does so, as `addCodes` says; none where there is nothing to write. */
export function addedCodes(rows: readonly CodeRow[]): SQL[] {
  if (rows.length === 0) return []
  const column = (name: keyof CodeRow) => sql.param(rows.map((row) => row[name]))
  return [
    sql`
    insert into order_codes (order_id, kind, code)
    select * from unnest(
      ${column('orderId')}::bigint[], ${column('kind')}::text[], ${column('code')}::text[])
    on conflict (order_id, kind) do update set code = excluded.code
    where order_codes.code <> excluded.code`,
  ]
}
