import 'server-only'
import { sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/orders/lock-order'

const CODES = 10_000

/** The code after the last one, that none of the codes in use is. Four digits, zeros kept. */
export function nextCode(last: string | null, inUse: ReadonlySet<string>): string {
  const start = last === null ? 0 : Number(last)
  for (let step = 1; step <= CODES; step += 1) {
    const code = String((start + step) % CODES).padStart(4, '0')
    if (!inUse.has(code)) return code
  }
  throw new Error('every pickup code of the store is in use')
}

/**
 * A pickup code that no open order of the store has. Holds the store until the transaction ends,
 * so that two orders placed at once cannot be given the same.
 */
export async function takePickupCode(tx: Transaction, storeId: number): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pickup-code'), ${storeId}::int)`)
  const { rows } = await tx.execute<{ code: string; latest: boolean }>(sql`
    select pickup_code as code, false as latest from orders
    where family = 'food' and store_id = ${storeId} and not closed and pickup_code is not null
    union all
    (select pickup_code, true from orders
    where family = 'food' and store_id = ${storeId} and form_key is not null
    order by id desc limit 1)`)
  const last = rows.find(({ latest }) => latest)?.code ?? null
  return nextCode(last, new Set(rows.filter(({ latest }) => !latest).map(({ code }) => code)))
}
