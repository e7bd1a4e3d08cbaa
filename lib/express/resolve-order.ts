import 'server-only'
import { eq } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { resolveOrder as resolve } from '@/lib/orders/resolve-order'
import { sendWaybill } from './send-waybill'

/**
 * Finds out whether a waybill in doubt exists. Nothing finds one by our number, so it is sent again
 * once the 60 seconds are over: its shipment code makes a second one impossible (express §4.1).
 */
export function resolveOrder(input: {
  db: Database
  orderId: number
  attempt: number
  now?: Date
}): Promise<void> {
  return resolve({
    ...input,
    resolver: {
      look: null,
      send: async (order) => {
        const [store] = await input.db.select().from(stores).where(eq(stores.id, order.storeId))
        if (!store) throw new Error(`store ${order.storeId} is not there`)
        return sendWaybill(order, store, 'background')
      },
    },
  })
}
