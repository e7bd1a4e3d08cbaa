import 'server-only'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { courierPositions } from '@/lib/db/tables/orders'
import type { CourierPosition } from '../model/order-card'

/** A ride of two hours, seen every five seconds. */
const LONGEST_TRAIL = 1500

/** Where the courier was seen, oldest first; of a very long ride the latest part. */
export async function readTrail(db: Database, orderId: number): Promise<CourierPosition[]> {
  const rows = await db
    .select()
    .from(courierPositions)
    .where(eq(courierPositions.orderId, orderId))
    .orderBy(desc(courierPositions.at))
    .limit(LONGEST_TRAIL)
  return rows
    .reverse()
    .map(({ lat, lng, at, etaMinutes }) => ({ lat, lng, at: at.toISOString(), etaMinutes }))
}
