import 'server-only'
import type { Database } from '@/lib/db/client'
import { courierPositions } from '@/lib/db/tables/orders'
import type { Region } from '@/lib/domain/areas'
import { notifyLive } from '@/lib/live/notify'
import { foodApi } from './food-api'

export type PolledOrder = {
  id: number
  storeId: number
  platformOrderId: string
  storeCode: string
  region: Region
}

/** Asks for a courier's latest position (food §4.6), keeps it, and tells those who watch. */
export async function saveCourierPosition(db: Database, order: PolledOrder): Promise<void> {
  const { api, context } = foodApi(order.region, { priority: 'background' })
  const ref = { orderId: order.platformOrderId, storeCode: order.storeCode }
  const { location, at, delivery } = await api.latestPosition(ref, context)
  // Without a time nobody can say how old it is, and a position of unknown age is none.
  if (!location || !at) return
  const seen = { lat: location.lat, lng: location.lng, at, etaMinutes: delivery.minutes }
  const added = await db
    .insert(courierPositions)
    .values({ orderId: order.id, ...seen })
    .onConflictDoNothing()
    .returning({ at: courierPositions.at })
  if (added.length === 0) return
  await notifyLive(db, {
    kind: 'position',
    orderId: order.id,
    storeId: order.storeId,
    position: { ...seen, at: at.toISOString() },
  })
}
