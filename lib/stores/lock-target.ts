import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import type { SendingRow } from './queue-sending'

/**
 * Whoever decides about a store's sendings holds this until its transaction ends, so that the order
 * of their ids is the order in which they were decided.
 */
export async function lockTarget(
  tx: Queries,
  { storeId, zone }: Pick<SendingRow, 'storeId' | 'zone'>,
): Promise<void> {
  const name = `hours:${storeId ?? zone}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
