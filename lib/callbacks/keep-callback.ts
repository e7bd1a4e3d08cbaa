import 'server-only'
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { inbox } from '@/lib/db/tables/inbox'
import type { Family } from '@/lib/domain/stages'

export type KeptCallback = { id: number; applied: boolean }

/**
 * Keeps a verified callback as it came. The same one sent again is counted on the row there is:
 * `identity` is what its signature covered (for parcels the status too), and the first to come is
 * the one that is believed for the rest.
 */
export async function keepCallback(input: {
  db: Database
  family: Family
  raw: string
  identity: string
  platformOrderId: string
  clientOrderId: string
  stale: boolean
}): Promise<KeptCallback> {
  const { family, raw, platformOrderId, clientOrderId, stale } = input
  const digest = createHash('sha256').update(input.identity).digest('hex')
  const [row] = await input.db
    .insert(inbox)
    .values({ family, digest, raw, platformOrderId, clientOrderId, stale })
    .onConflictDoUpdate({
      target: [inbox.family, inbox.digest],
      set: { deliveries: sql`${inbox.deliveries} + 1`, lastDeliveryAt: sql`now()` },
    })
    .returning({ id: inbox.id, appliedAt: inbox.appliedAt })
  if (!row) throw new Error('the callback was not kept')
  return { id: row.id, applied: row.appliedAt !== null }
}
