import 'server-only'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { shareLinks } from '@/lib/db/tables/share-links'
import { addEvent } from '@/lib/orders/add-event'
import { changeQuietly } from '@/lib/orders/change-quietly'
import { orderToShare } from './order-to-share'
import { readShareState } from './read-share-state'
import type { ShareState } from './schema'

/** Ends all of an order's links at once: nobody can say which of them went to the wrong person. */
export async function revokeShareLinks(input: {
  actor: Actor
  orderId: number
  now: Date
}): Promise<ShareState> {
  const { actor, now } = input
  return database().transaction(async (tx) => {
    const order = await orderToShare(tx, input)
    const ended = await tx
      .update(shareLinks)
      .set({ revokedAt: now })
      .where(
        and(
          eq(shareLinks.orderId, order.id),
          isNull(shareLinks.revokedAt),
          gt(shareLinks.expiresAt, now),
        ),
      )
      .returning({ id: shareLinks.id })
    if (ended.length > 0) {
      await addEvent(tx, {
        orderId: order.id,
        identity: `unshared:${Math.max(...ended.map(({ id }) => id))}`,
        source: 'staff',
        kind: 'unshared',
        at: now,
        actorId: actor.id,
      })
      await changeQuietly(tx, order, {})
    }
    return readShareState(tx, order, now)
  })
}
