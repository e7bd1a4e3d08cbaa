import 'server-only'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database, type Queries } from '@/lib/db/client'
import { shareLinks } from '@/lib/db/tables/share-links'
import type { OrderRow } from '@/lib/orders/lock-order'
import { findVisibleOrder } from '@/lib/orders/visible-order'
import type { ShareState } from './model/share'
import { linkEnd } from './share-link'

/** Whether the customer can follow an order; null for somebody who may not decide that. */
export async function getShareState(input: {
  actor: Actor
  orderId: number
  now: Date
}): Promise<ShareState | null> {
  const { actor, orderId, now } = input
  const db = database()
  const found = await findVisibleOrder(db, { actor, orderId, act: 'share', among: ['food'] })
  return found && readShareState(db, found.order, now)
}

/** The open links of an order, whoever asks: the caller decides who may know. */
export async function readShareState(
  queries: Queries,
  order: Pick<OrderRow, 'id' | 'closedAt'>,
  now: Date,
): Promise<ShareState> {
  const rows = await queries
    .select()
    .from(shareLinks)
    .where(
      and(
        eq(shareLinks.orderId, order.id),
        isNull(shareLinks.revokedAt),
        gt(shareLinks.expiresAt, now),
      ),
    )
    .orderBy(desc(shareLinks.id))
  const open = rows.filter(({ expiresAt }) => linkEnd(expiresAt, order.closedAt) > now)
  const [last] = open
  const looks = open.flatMap(({ openedAt }) => openedAt?.getTime() ?? [])
  return {
    links: open.length,
    madeAt: last?.createdAt.toISOString() ?? null,
    endsAt: last ? linkEnd(last.expiresAt, order.closedAt).toISOString() : null,
    openedAt: looks.length > 0 ? new Date(Math.max(...looks)).toISOString() : null,
  }
}
