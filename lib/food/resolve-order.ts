import 'server-only'
import type { Database } from '@/lib/db/client'
import type { PlatformAccount } from '@/lib/orders/apply-account'
import type { OrderRow } from '@/lib/orders/lock-order'
import { resolveOrder as resolve } from '@/lib/orders/resolve-order'
import { storeOf } from '@/lib/orders/store-of'
import { accountOf } from './account-of'
import { foodApi } from './food-api'
import { sendFoodOrder } from './send-order'

/** The platform's latest order for the phone number (food §4.5), when it is this very order. */
async function lookUp(db: Database, order: OrderRow): Promise<PlatformAccount | null> {
  if (order.recipientPhone === null) return null
  const { region } = await storeOf(db, order)
  const { api, context } = foodApi(region, { priority: 'background' })
  const code = order.request?.['callingCode']
  const phone = { phone: order.recipientPhone, callingCode: typeof code === 'string' ? code : null }
  const found = await api.orderInfoByPhone(phone, context)
  return found.clientOrderId === order.clientOrderId ? accountOf(found) : null
}

/**
 * Finds out whether a food order in doubt exists, by its phone number: the platform answers with
 * one order a number, and perhaps not yet with this one.
 */
export function resolveOrder(input: {
  db: Database
  orderId: number
  attempt: number
  now?: Date
}): Promise<void> {
  const { db } = input
  return resolve({
    ...input,
    resolver: {
      look: (order) => lookUp(db, order),
      send: async (order) => sendFoodOrder(order, await storeOf(db, order), 'background'),
    },
  })
}
