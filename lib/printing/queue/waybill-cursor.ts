import 'server-only'
import { type SQL, sql } from 'drizzle-orm'

/** Where a page of waybills ends, as the next one is asked for: when the last one leaves in microseconds since 1970, and its id. */
export const cursor = (at: SQL, id: SQL): SQL<string> =>
  sql`(extract(epoch from ${at}) * 1000000)::bigint || '-' || ${id}`

/** When a page ended, and with which order, as two values. */
export function placeOf(after: string): SQL {
  const [at = 0, id = 0] = after.split('-').map(Number)
  return sql`'epoch'::timestamptz + ${at}::bigint * interval '1 microsecond', ${id}::bigint`
}

/** When the order leaves with which a page ended. */
export const leavesAt = (after: string): Date => new Date(Number(after.split('-')[0]) / 1000)
