import 'server-only'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { shareLinks } from '@/lib/db/tables/share-links'
import { addEvent } from '@/lib/orders/status/add-event'
import { readShareState } from './get-share-state'
import { changeQuietly } from '@/lib/orders/status/change-order'
import { visibleOrder } from '@/lib/orders/visible-order'
import type { ShareState } from './model/share'

/** Ends all of an order's links at once: nobody can say which of them went to the wrong person. */
export async function revokeShareLinks(input: {
  actor: Actor
  orderId: number
  now: Date
}): Promise<ShareState> {
  const { actor, orderId, now } = input
  const wanted = { actor, orderId, act: 'share', among: ['food'] } as const
  return database().transaction(async (tx) => {
    const { order } = await visibleOrder(tx, wanted)
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
