import { storesWhere } from '@/lib/auth/actor'
import { currentActor, freshActor } from '@/lib/auth/current-actor'
import { database } from '@/lib/db/client'
import { liveHub } from '@/lib/live/hub'
import { openStream } from '@/lib/live/open-stream'
import { ordersAmong } from '@/lib/orders/orders-among'
import { readCards } from '@/lib/orders/read-cards'
import { ownClockFault } from '@/lib/settings/own-clock-fault'

export const dynamic = 'force-dynamic'

const MOST_WATCHED = 20

function watchedIds(request: Request): number[] {
  const given = new URL(request.url).searchParams.get('watch') ?? ''
  const ids = given.split(',').filter((id) => /^\d{1,15}$/.test(id))
  return ids.slice(0, MOST_WATCHED).map(Number)
}

/** The changes of the signed-in person's stores, as they happen (`?watch=1,2`: couriers too). */
export async function GET(request: Request): Promise<Response> {
  const actor = await currentActor()
  if (!actor) return Response.json({ problem: 'signInAgain' }, { status: 401 })
  const db = database()
  const storeIds = storesWhere(actor, 'food.see')
  return openStream({
    hub: liveHub((ids) => readCards(db, ids)),
    storeIds: new Set(storeIds),
    watched: await ordersAmong(db, { orderIds: watchedIds(request), storeIds }),
    rights: async () => {
      const now = await freshActor(actor)
      return now && new Set(storesWhere(now, 'food.see'))
    },
    signal: request.signal,
    now: () => new Date(),
    clock: ownClockFault,
  })
}
