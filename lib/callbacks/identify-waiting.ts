import 'server-only'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { addIdentifyJob } from '@/lib/orders/add-order-job'
import { parcelClaim } from './parcel-callback'

const BATCH = 200

/**
 * A parcel's callback signs no number of ours, so one that was kept and whose transaction then
 * failed (the database went away, the process ended) is nobody's: it is acknowledged, and does not
 * come again. Those of the last day that name an order of ours without a number of the platform's
 * have the platform asked, once at a time.
 */
export async function identifyWaiting(db: Database): Promise<void> {
  const { rows } = await db.execute<{ raw: string }>(sql`
    select raw from inbox
    where family = 'parcel' and applied_at is null and dismissed_at is null
      and received_at > now() - interval '1 day'
    order by id desc limit ${BATCH}`)
  const claims = rows.flatMap(({ raw }) => parcelClaim(raw) ?? [])
  if (claims.length === 0) return
  const claimed = await db
    .select({ clientOrderId: orders.clientOrderId })
    .from(orders)
    .where(
      and(
        eq(orders.family, 'parcel'),
        isNull(orders.platformOrderId),
        inArray(
          orders.clientOrderId,
          claims.map(({ clientOrderId }) => clientOrderId),
        ),
      ),
    )
  const ours = new Set(claimed.map(({ clientOrderId }) => clientOrderId))
  for (const claim of claims) {
    if (ours.has(claim.clientOrderId)) await addIdentifyJob(db, claim, { once: true })
  }
}
