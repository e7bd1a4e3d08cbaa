import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { settings } from '@/lib/config/settings'
import { database } from '@/lib/db/client'
import { shareLinks } from '@/lib/db/tables/share-links'
import { Problem } from '@/lib/domain/problem'
import { addEvent } from '@/lib/orders/status/add-event'
import { changeQuietly } from '@/lib/orders/status/change-order'
import { lockOrder, type OrderRow } from '@/lib/orders/lock-order'
import { visibleOrder } from '@/lib/orders/visible-order'
import { invitation } from './invitation'
import { trackingPaths } from './keys'
import type { MadeLink } from './model/share'
import { linkExpiry, newToken, tokenHash } from './share-link'
import { qrCode } from '@/lib/domain/qr-code'
import { readShareState } from './get-share-state'

const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

function checkShareable(order: OrderRow): void {
  if (order.closed) throw new Problem('orderClosed')
  if (order.placing !== 'placed') throw new Problem('shareNotPlaced')
  if (order.selfPickup) throw new Problem('shareSelfPickup')
}

/**
 * Makes a link by which the customer follows one order without signing in. Its address is answered
 * here and never again: only a hash of it is kept. Links made before stay open (decision 0078).
 */
export async function makeShareLink(input: {
  actor: Actor
  orderId: number
  now: Date
}): Promise<MadeLink> {
  const { actor, orderId: id, now } = input
  const db = database()
  const wanted = { actor, orderId: id, act: 'share', among: ['food'] } as const
  const { order: asked, store } = await visibleOrder(db, wanted)
  const token = newToken()
  const state = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    checkShareable(order)
    const [link] = await tx
      .insert(shareLinks)
      .values({
        orderId: id,
        tokenHash: tokenHash(token) ?? '',
        createdBy: actor.id,
        createdAt: now,
        expiresAt: linkExpiry(now, order.scheduledFor),
      })
      .returning({ id: shareLinks.id })
    await addEvent(tx, {
      orderId: id,
      identity: `shared:${link?.id ?? ''}`,
      source: 'staff',
      kind: 'shared',
      at: now,
      actorId: actor.id,
    })
    await changeQuietly(tx, order, {})
    return readShareState(tx, order, now)
  })
  const url = new URL(trackingPaths.track(token), settings().appUrl)
  return {
    url: url.href,
    qr: qrCode(url.href),
    localOnly: LOCAL_HOST.test(url.hostname),
    invitation: invitation(asked, store, url.href),
    state,
  }
}
