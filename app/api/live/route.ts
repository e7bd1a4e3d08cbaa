import { cookies } from 'next/headers'
import { STORE_COOKIE } from '@/components/shell/choose-stores'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { currentActor, freshActor } from '@/lib/auth/current-actor'
import { log } from '@/lib/config/log'
import { database } from '@/lib/db/client'
import { MAY } from '@/lib/domain/permissions'
import type { Family } from '@/lib/domain/stages'
import { liveHub, type Visibility } from '@/lib/live/hub'
import { makeRoomForStream, openStream } from '@/lib/live/open-stream'
import { ordersAmong } from '@/lib/orders/lists/orders-among'
import { readCards } from '@/lib/orders/lists/read-cards'
import { markCounter } from '@/lib/stores/counters/mark-counter'
import { ownClockFault } from '@/lib/settings/health/own-clock-fault'

export const dynamic = 'force-dynamic'

const MOST_WATCHED = 20

function watchedIds(request: Request): number[] {
  const given = new URL(request.url).searchParams.get('watch') ?? ''
  const ids = given.split(',').filter((id) => /^\d{1,15}$/.test(id))
  return ids.slice(0, MOST_WATCHED).map(Number)
}

function sightOf(actor: Actor): Visibility {
  const seen = (family: Family) => new Set(storesWhere(actor, MAY.see[family]))
  return {
    stores: new Set(storesWhere(actor, 'store.see')),
    orders: { food: seen('food'), parcel: seen('parcel'), express: seen('express') },
  }
}

/** Which store the device shows; what the person may not see there counts for nothing. */
const shownStore = (cookie: string | undefined) =>
  cookie !== undefined && /^\d{1,15}$/.test(cookie) ? Number(cookie) : 'all'

/** The changes of the signed-in person's stores, as they happen (`?watch=1,2`: couriers too). */
export async function GET(request: Request): Promise<Response> {
  const actor = await currentActor()
  if (!actor) return Response.json({ problem: 'signInAgain' }, { status: 401 })
  makeRoomForStream(actor.sessionId)
  const db = database()
  const sight = sightOf(actor)
  const shown = shownStore((await cookies()).get(STORE_COOKIE)?.value)
  return openStream({
    hub: liveHub((ids) => readCards(db, ids)),
    person: actor,
    sight,
    watched: await ordersAmong(db, {
      orderIds: watchedIds(request),
      storeIds: [...sight.orders.food],
    }),
    rights: async () => {
      const now = await freshActor(actor)
      return now && sightOf(now)
    },
    onOpen: () =>
      markCounter(db, { actor, shown }).catch((error: unknown) =>
        // Who looks goes on looking; the next beat writes it.
        log().warn({ err: error }, 'live: a counter was not marked'),
      ),
    signal: request.signal,
    now: () => new Date(),
    clock: ownClockFault,
  })
}
