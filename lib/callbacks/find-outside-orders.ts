import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import type { Family } from '@/lib/domain/stages'
import { addJob } from '@/lib/jobs/add-job'
import { claimedStore, readOutsideOrder } from './outside-order'

/** Adopts one order, when its callbacks tell whose it is. */
export const ADOPT_ORDER = 'callbacks.adopt-order'

/**
 * Orders that callbacks have spoken of for two minutes without one being ours, by families whose
 * callbacks name a merchant. After a day they are an administrator's (decision 0082). The latest
 * first: those that nobody can place do not stand in the way of the others.
 */
async function waitingOrders(db: Database) {
  const { rows } = await db.execute<{ family: Family; platformOrderId: string }>(sql`
    select family, platform_order_id as "platformOrderId" from inbox
    where applied_at is null and family in ('parcel', 'express') and platform_order_id <> ''
    group by family, platform_order_id
    having count(dismissed_at) = 0
      and min(received_at) < now() - interval '2 minutes'
      and max(received_at) > now() - interval '1 day'
    order by max(id) desc limit 200`)
  return rows
}

/** The key of the job that adopts an order. */
export const adoptKey = (order: { family: Family; platformOrderId: string }): string =>
  `${ADOPT_ORDER}:${order.family}:${order.platformOrderId}`

/** Adds a job for each order from outside whose store is told; each is tried, and given up, once. */
export async function findOutsideOrders(db: Database): Promise<void> {
  for (const order of await waitingOrders(db)) {
    const outside = await readOutsideOrder(db, order)
    if (!outside || (await claimedStore(db, outside)) === null) continue
    const { family, platformOrderId } = order
    await addJob(db, {
      task: ADOPT_ORDER,
      payload: { family, platformOrderId },
      key: adoptKey({ family, platformOrderId }),
      once: true,
      maxAttempts: 8,
    })
  }
}
