import 'server-only'
import type { Database } from '@/lib/db/client'
import { confirmOrder as confirm } from '@/lib/orders/confirm-order'
import { accountOf } from './account-of'
import { foodApi } from './food-api'

/** Asks the platform for the whole order (food §4.4) and takes its account: what callbacks do not sign. */
export function confirmOrder(input: { db: Database; orderId: number }): Promise<void> {
  return confirm({
    ...input,
    ask: async ({ platformOrderId, store }) => {
      const storeCode = store.foodClientMerchantId
      if (storeCode === null) return null
      const { api, context } = foodApi(store.region, { priority: 'background' })
      return accountOf(await api.orderInfo({ orderId: platformOrderId, storeCode }, context))
    },
  })
}
