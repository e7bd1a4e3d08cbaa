import { type SQL, sql } from 'drizzle-orm'
import type { Family } from '@/lib/domain/stages'

/**
 * What follows `from orders`, with nothing else of that name, to have a store's latest orders of a
 * family by their index, which ends where the store does. With `=` the planner, which takes stores
 * for evenly mixed, may go down the index of all orders in the hope of soon meeting some, and through
 * the whole table for a store that has none (decision 0345).
 */
export function latestOfStore(given: {
  family: Family
  storeId: SQL
  and?: SQL
  most: number
}): SQL {
  const { family, storeId, and = sql`true`, most } = given
  return sql`where (family, store_id) >= (${family}::text, ${storeId})
      and (family, store_id) <= (${family}::text, ${storeId}) and ${and}
    order by family desc, store_id desc, id desc limit ${most}`
}
