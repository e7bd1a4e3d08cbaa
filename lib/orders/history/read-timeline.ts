import 'server-only'
import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { orderEvents } from '@/lib/db/tables/orders'
import { people } from '@/lib/db/tables/people'
import type { TimelineEntry, TimelineKind } from '../model/timeline'
import { reportedOf } from './reported'
import { sendFailureOf } from './send-failure'

/**
 * An order's whole history, oldest first, by when things happened. The platform tells whole seconds
 * only, of parcels and waybills whole minutes (conventions §2.4, express §4.5): within one, what we
 * learned first comes first.
 */
export async function readTimeline(
  db: Database,
  orderId: number,
  precision: 'second' | 'minute' = 'second',
): Promise<TimelineEntry[]> {
  const rows = await db
    .select({ event: orderEvents, by: people.name })
    .from(orderEvents)
    .leftJoin(people, eq(people.id, orderEvents.actorId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(sql`date_trunc(${precision}::text, ${orderEvents.at})`, asc(orderEvents.id))
  const problems = problemsOf(rows.map(({ event }) => event.detail?.['exception']))
  return rows.map(({ event, by }, index) => ({
    id: event.id,
    source: event.source,
    kind: event.kind as TimelineKind,
    stage: event.stage,
    statusCode: event.statusCode,
    text: event.text,
    at: event.at.toISOString(),
    receivedAt: event.receivedAt.toISOString(),
    by,
    reported: reportedOf(event.detail),
    problem: problems[index] ?? null,
    sendFailure: sendFailureOf(event),
  }))
}

/** That nothing is wrong is said with every status; it is worth telling where it ends a problem. */
function problemsOf(told: readonly unknown[]): (string | null)[] {
  let isStanding = false
  return told.map((words) => {
    if (typeof words !== 'string' || (words === '' && !isStanding)) return null
    isStanding = words !== ''
    return words
  })
}
