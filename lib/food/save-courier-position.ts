import 'server-only'
import type { Database } from '@/lib/db/client'
import { courierPositions } from '@/lib/db/tables/orders'
import { notifyLive } from '@/lib/live/notify'
import type { Turn } from './claim-turns'
import { foodApi } from './food-api'
import { savePrediction } from './save-prediction'

type PolledOrder = Pick<Turn, 'id' | 'storeId' | 'platformOrderId' | 'storeCode' | 'region'>

/**
 * Asks for a courier's latest position (food §4.6), keeps it and the time to the door that came with
 * it, and tells those who watch.
 */
export async function saveCourierPosition(db: Database, order: PolledOrder): Promise<void> {
  const { api, context } = foodApi(order.region, { priority: 'background' })
  const ref = { orderId: order.platformOrderId, storeCode: order.storeCode }
  const { location, at, delivery } = await api.latestPosition(ref, context)
  // Here a missing number and −1 look the same: that nothing is to come is learned by asking for it.
  if (delivery.minutes !== null) {
    await savePrediction(db, order.id, { moment: 'delivery', ...delivery, asOf: new Date() })
  }
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
