import 'server-only'
import type { stores } from '@/lib/db/tables/stores'
import { languageFor } from '@/lib/domain/areas'
import type { OrderRow } from '@/lib/orders/lock-order'
import type { PlacedAnswer } from '@/lib/orders/send-order'
import { platform } from '@/lib/platform/current'
import { recordedWaybillSchema } from './recorded-waybill'

/** Asks the platform to create a waybill as it was recorded, to the letter (express §4.1). */
export async function sendWaybill(
  order: OrderRow,
  store: typeof stores.$inferSelect,
  priority: 'person' | 'background',
): Promise<PlacedAnswer> {
  const { product, draft, locale } = recordedWaybillSchema.parse(order.request)
  const merchantId = store.expressMerchantId
  if (merchantId === null) throw new Error(`store ${store.id} has lost its express merchant`)
  const language = languageFor('HK', locale ?? 'en')
  const answer = await platform()
    .express()
    .createOrder({ merchantId, product, draft }, { language, priority })
  return {
    platformOrderId: answer.orderId,
    change: () => ({
      ...(answer.trackerUrl === null ? {} : { trackerUrl: answer.trackerUrl }),
      answer: { created: answer.raw },
    }),
  }
}
