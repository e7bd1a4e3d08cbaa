import { currentTablet, stillTablet } from '@/lib/auth/tablets/current-tablet'
import { database } from '@/lib/db/client'
import { liveHub, type Visibility } from '@/lib/live/hub'
import { makeRoomForStream, openStream } from '@/lib/live/open-stream'
import { readCards } from '@/lib/orders/lists/read-cards'
import { ringsAlone } from '@/lib/tablets/rings-alone'

export const dynamic = 'force-dynamic'

/** What a locked tablet hears: that it should sound, until it is none any more. */
export async function GET(request: Request): Promise<Response> {
  const tablet = await currentTablet()
  if (!tablet) return Response.json({ problem: 'signInAgain' }, { status: 401 })
  const db = database()
  const sight: Visibility = {
    stores: new Set([tablet.storeId]),
    orders: { food: new Set([tablet.storeId]), parcel: new Set(), express: new Set() },
  }
  const streams = `tablet ${tablet.id}`
  makeRoomForStream(streams)
  return openStream({
    hub: liveHub((ids) => readCards(db, ids)),
    // Nobody's: no person's id is 0.
    person: { id: 0, sessionId: streams },
    sight,
    watched: new Set(),
    rights: async () => ((await stillTablet(db, tablet.id)) ? sight : null),
    signal: request.signal,
    now: () => new Date(),
    clock: () => null,
    translate: ringsAlone(),
  })
}
