import 'server-only'
import type { Database } from '@/lib/db/client'
import { resolveOrder as resolve } from '@/lib/orders/resolve-order'
import { storeOf } from '@/lib/orders/store-of'
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
      send: async (order) => sendWaybill(order, await storeOf(input.db, order), 'background'),
    },
  })
}
