import 'server-only'
import { desc, sql } from 'drizzle-orm'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import type { RefusalReason } from '@/lib/callbacks/refuse-callback'
import { database } from '@/lib/db/client'
import { callbackRefusals } from '@/lib/db/tables/inbox'
import type { RefusalRow } from '../model/callbacks'

/** How many callbacks were refused in the last seven days, by family and reason, for who may see it. */
export async function listRefusals({ actor }: { actor: Actor }): Promise<RefusalRow[]> {
  requireInHouse(actor, 'callbacks.handle')
  const { family, reason, count, lastAt, day } = callbackRefusals
  const rows = await database()
    .select({
      family,
      reason,
      count: sql<number>`sum(${count})::int`,
      lastAt: sql<Date>`max(${lastAt})`.mapWith(lastAt),
    })
    .from(callbackRefusals)
    .where(sql`${day} > current_date - 7`)
    .groupBy(family, reason)
    .orderBy(desc(sql`sum(${count})`))
  return rows.map((row) => ({
    ...row,
    reason: row.reason as RefusalReason,
    lastAt: row.lastAt.toISOString(),
  }))
}
