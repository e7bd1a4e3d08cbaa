import 'server-only'
import { and, isNull, lt } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { inbox } from '@/lib/db/tables/inbox'

/** By then what comes a moment before its order has found it. */
const PATIENCE_MS = 5 * 60_000

/** How many callbacks have been waiting for an order for more than five minutes, dismissed ones apart. */
export function countWaiting(db: Database, now: Date): Promise<number> {
  return db.$count(
    inbox,
    and(
      isNull(inbox.appliedAt),
      isNull(inbox.dismissedAt),
      lt(inbox.receivedAt, new Date(now.getTime() - PATIENCE_MS)),
    ),
  )
}
