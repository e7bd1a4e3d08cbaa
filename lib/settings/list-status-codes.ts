import 'server-only'
import { and, asc, eq, sql } from 'drizzle-orm'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { people } from '@/lib/db/tables/people'
import { statusCodes } from '@/lib/db/tables/status-codes'
import { isKnownCode } from '@/lib/domain/stages'
import type { StatusCodeRow } from './model/status-codes'

/**
 * The codes that came and are not published, those that nobody has explained first, then the latest
 * seen. A code that has been published since is no longer among them.
 */
export async function listStatusCodes({ actor }: { actor: Actor }): Promise<StatusCodeRow[]> {
  requireInHouse(actor, 'settings.manage')
  const db = database()
  const standing = db
    .select({
      family: orders.family,
      code: orders.statusCode,
      count: sql<number | null>`count(*)::int`.as('count'),
    })
    .from(orders)
    .where(eq(orders.closed, false))
    .groupBy(orders.family, orders.statusCode)
    .as('standing')
  const rows = await db
    .select({ noted: statusCodes, openOrders: standing.count, decidedBy: people.name })
    .from(statusCodes)
    .leftJoin(
      standing,
      and(eq(standing.family, statusCodes.family), eq(standing.code, statusCodes.code)),
    )
    .leftJoin(people, eq(people.id, statusCodes.decidedBy))
    .orderBy(
      sql`${statusCodes.stage} is not null`,
      sql`${statusCodes.lastSeenAt} desc`,
      asc(statusCodes.code),
    )
  return rows
    .filter(({ noted }) => !isKnownCode(noted.family, noted.code))
    .map(({ noted, openOrders, decidedBy }) => ({
      family: noted.family,
      code: noted.code,
      text: noted.text,
      stage: noted.stage ?? 'unknown',
      openOrders: openOrders ?? 0,
      firstSeenAt: noted.firstSeenAt.toISOString(),
      lastSeenAt: noted.lastSeenAt.toISOString(),
      decidedAt: noted.decidedAt?.toISOString() ?? null,
      decidedBy,
    }))
}
