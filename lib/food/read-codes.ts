import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'

/**
 * The pickup codes that a store's open orders have, and the last one that was given here. An order
 * made from the form of `exceptFormKey` does not count.
 */
export async function readCodes(
  db: Queries,
  storeId: number,
  exceptFormKey: string | null = null,
): Promise<{ last: string | null; inUse: ReadonlySet<string> }> {
  const { rows } = await db.execute<{ code: string; latest: boolean }>(sql`
    select pickup_code as code, false as latest from orders
    where family = 'food' and store_id = ${storeId} and not closed and pickup_code is not null
      and form_key is distinct from ${exceptFormKey}::uuid
    union all
    (select pickup_code, true from orders
    where family = 'food' and store_id = ${storeId} and form_key is not null
    order by id desc limit 1)`)
  return {
    last: rows.find(({ latest }) => latest)?.code ?? null,
    inUse: new Set(rows.filter(({ latest }) => !latest).map(({ code }) => code)),
  }
}
