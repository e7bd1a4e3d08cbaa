import 'server-only'
import type { Database } from '@/lib/db/client'
import { areaOf } from '@/lib/domain/areas'
import type { PlatformAccount } from '@/lib/orders/apply-account'
import { confirmOrder as confirm } from '@/lib/orders/confirm-order'
import type { OrderOnPlatform } from '@/lib/orders/order-store'
import { platform } from '@/lib/platform/current'
import { UnreadableAnswer } from '@/lib/platform/errors'
import { accountOf } from './account-of'

/** The whole order (conventions §4.5); where that cannot be read, at least its status (§4.7). */
async function ask({ platformOrderId, store }: OrderOnPlatform): Promise<PlatformAccount | null> {
  const { region, parcelMerchantId: merchantId } = store
  if (merchantId === null) return null
  const api = platform().parcel(areaOf(region).zone)
  const order = { merchantId, orderId: platformOrderId }
  const context = { region, language: 'en', priority: 'background' } as const
  try {
    return accountOf(await api.orderInfo(order, context), region)
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error
    const { status } = await api.orderStatus(order, context)
    const change = {}
    return {
      ...{ platformOrderId, clientOrderId: null, status, toTheMinute: true },
      ...{ courier: null, change },
    }
  }
}

/**
 * Asks the platform for the parcel order and takes its account. A parcel's callback signs only
 * which order it speaks of: its status is believed here and nowhere else.
 */
export function confirmOrder(input: { db: Database; orderId: number }): Promise<void> {
  return confirm({ ...input, ask })
}
