import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import type { Transaction } from '@/lib/orders/lock-order'

/** For which form a code is taken; `wanted` is '' where the next one will do. */
type Wanted = { storeId: number; wanted: string; formKey: string }

/**
 * The pickup code of a new order, for a statement: one that no open order of the store has, the
 * wanted one or the next. Null where the wanted one is in use. Holds the store's codes until the
 * transaction ends, so that two orders placed at once cannot be given the same; the same form sent
 * again finds its own order's code, which is not taken from it.
 */
export const givenPickupCode = ({ storeId, wanted, formKey }: Wanted): SQL =>
  sql`given_pickup_code(${storeId}, ${wanted}, ${formKey}::uuid)`

/** The same, asked for. Throws a Problem at the field when the wanted one is in use. */
export async function assignPickupCode(tx: Transaction, wanted: Wanted): Promise<string> {
  const code = await codeOf(tx, givenPickupCode(wanted))
  if (code === null) throw new Problem('wrongInput', { fields: { pickupCode: 'codeTaken' } })
  return code
}

/** The code that the store's next order is given as things are. Holds nothing. */
export async function nextPickupCode(db: Queries, storeId: number): Promise<string> {
  const code = await codeOf(db, sql`next_pickup_code(${storeId}, null)`)
  if (code === null) throw new Error('no next pickup code')
  return code
}

async function codeOf(db: Queries, code: SQL): Promise<string | null> {
  const { rows } = await db.execute<{ code: string | null }>(sql`select ${code} as code`)
  return rows[0]?.code ?? null
}
