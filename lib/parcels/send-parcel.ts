import 'server-only'
import { z } from 'zod'
import type { stores } from '@/lib/db/tables/stores'
import { areaOf, languageFor } from '@/lib/domain/areas'
import type { OrderRow } from '@/lib/orders/lock-order'
import type { PlacedAnswer } from '@/lib/orders/send-order'
import { platform } from '@/lib/platform/current'
import { parcelDraftSchema } from './schema'

const recorded = z.object({
  draft: parcelDraftSchema,
  quotationKey: z.string().nullish(),
  locale: z.string().nullable(),
})

/** Asks the platform to create a parcel order as it was recorded, to the letter (conventions §4.4). */
export async function sendParcel(
  order: OrderRow,
  store: typeof stores.$inferSelect,
  priority: 'person' | 'background',
): Promise<PlacedAnswer> {
  const { draft, quotationKey, locale } = recorded.parse(order.request)
  const merchantId = store.parcelMerchantId
  if (merchantId === null) throw new Error(`store ${store.id} has lost its parcel merchant`)
  const { region } = store
  const answer = await platform()
    .parcel(areaOf(region).zone)
    .createOrder(
      { ...draft, merchantId, clientOrderId: order.clientOrderId, quotationKey },
      { region, language: languageFor(region, locale ?? 'en'), priority },
    )
  return {
    platformOrderId: answer.orderId,
    // A callback may have been quicker, and the whole order been asked for.
    change: ({ answer: known }) => (known ? {} : { answer: { created: answer.raw } }),
  }
}
