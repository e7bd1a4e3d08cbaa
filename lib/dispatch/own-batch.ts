import 'server-only'
import { eq } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { batchKey, readBatchKey } from '@/lib/domain/dispatch-batch'
import { localDay } from '@/lib/domain/local-time'
import type { OrderRow } from '@/lib/orders/lock-order'
import { storeOf } from '@/lib/orders/store-of'
import { pickupDate, pickupPeriod } from './batch-condition'

/** The batch that a parcel belongs to: its pickup slot, else the day on which it leaves. */
export async function ownBatch(
  queries: Queries,
  order: Pick<OrderRow, 'id' | 'storeId' | 'scheduledFor' | 'createdAt'>,
): Promise<string> {
  const [slot] = await queries
    .select({ date: pickupDate, period: pickupPeriod })
    .from(orders)
    .where(eq(orders.id, order.id))
  if (slot?.date && slot.period) {
    const key = batchKey({ kind: 'slot', date: slot.date, period: slot.period })
    if (readBatchKey(key)) return key
  }
  const { region } = await storeOf(queries, order)
  return batchKey({ kind: 'day', day: localDay(order.scheduledFor ?? order.createdAt, region) })
}
