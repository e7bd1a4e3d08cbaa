import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import type { Transaction } from '@/lib/orders/lock-order'

const CODES = 10_000

/**
 * A pickup code that no open order of the store has: the wanted one, or the next when none is
 * wanted (''). Holds the store until the transaction ends, so that two orders placed at once cannot
 * be given the same. Throws a Problem at the field when the wanted one is in use.
 */
export async function assignPickupCode(
  tx: Transaction,
  { storeId, wanted, formKey }: { storeId: number; wanted: string; formKey: string },
): Promise<string> {
  // The same form sent again finds its own order's code, which is not taken from it.
  const { last, inUse } = await codesBy(tx, sql`held_pickup_codes(${storeId}, ${formKey}::uuid)`)
  if (wanted === '') return nextCode(last, inUse)
  if (inUse.has(wanted)) throw new Problem('wrongInput', { fields: { pickupCode: 'codeTaken' } })
  return wanted
}

type PickupCodes = { last: string | null; inUse: ReadonlySet<string> }

/** The pickup codes that a store's open orders have, and the last one that was given here. */
export const readPickupCodes = (db: Queries, storeId: number): Promise<PickupCodes> =>
  codesBy(db, sql`pickup_codes(${storeId}, null)`)

async function codesBy(db: Queries, rowsOf: SQL): Promise<PickupCodes> {
  const { rows } = await db.execute<{ code: string; latest: boolean }>(sql`select * from ${rowsOf}`)
  return {
    last: rows.find(({ latest }) => latest)?.code ?? null,
    inUse: new Set(rows.filter(({ latest }) => !latest).map(({ code }) => code)),
  }
}

/** The code after the last one, that none of the codes in use is. Four digits, zeros kept. */
export function nextCode(last: string | null, inUse: ReadonlySet<string>): string {
  const start = last === null ? 0 : Number(last)
  for (let step = 1; step <= CODES; step += 1) {
    const code = String((start + step) % CODES).padStart(4, '0')
    if (!inUse.has(code)) return code
  }
  throw new Error('every pickup code of the store is in use')
}
