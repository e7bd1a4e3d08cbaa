import 'server-only'
import { sql } from 'drizzle-orm'
import { Problem } from '@/lib/domain/problem'
import type { Transaction } from '@/lib/orders/lock-order'
import { nextCode } from './next-code'
import { readCodes } from './read-codes'

/**
 * A pickup code that no open order of the store has: the wanted one, or the next when none is
 * wanted (''). Holds the store until the transaction ends, so that two orders placed at once cannot
 * be given the same. Throws a Problem at the field when the wanted one is in use.
 */
export async function takePickupCode(
  tx: Transaction,
  { storeId, wanted, formKey }: { storeId: number; wanted: string; formKey: string },
): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pickup-code'), ${storeId}::int)`)
  // The same form sent again finds its own order's code, which is not taken from it.
  const { last, inUse } = await readCodes(tx, storeId, formKey)
  if (wanted === '') return nextCode(last, inUse)
  if (inUse.has(wanted)) throw new Problem('wrongInput', { fields: { pickupCode: 'codeTaken' } })
  return wanted
}
