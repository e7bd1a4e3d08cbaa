import 'server-only'
import { sql } from 'drizzle-orm'
import { writeTogether } from '@/lib/db/write-together'
import { retryRefusedOrder } from '../doubt/retry-refused-order'
import type { OrderRow, Transaction } from '../lock-order'
import { type Along, recordPlacing } from './record-placing'

/**
 * As `recordPlacing`, for an order whose number a person may have typed: the refused one under that
 * number, or of its form, is taken back to being placed (decision 0126). Throws as both do.
 */
export async function recordNumbered(
  tx: Transaction,
  input: Parameters<typeof retryRefusedOrder>[1] & { along: Along },
): Promise<{ order: OrderRow; isNew: boolean }> {
  const refused = await retryRefusedOrder(tx, input)
  if (!refused) return recordPlacing(tx, input)
  const made = sql.identifier('made')
  const named = {
    made: sql`select ${refused.id}::bigint as id`,
    ...input.along(sql`${made}`),
  }
  await writeTogether(tx, { named, writes: [], calls: [] })
  return { order: refused, isNew: true }
}
