import 'server-only'
import { z } from 'zod'
import { areaOf, languageFor } from '@/lib/domain/areas'
import type { OrderRow } from '@/lib/orders/lock-order'
import type { CreationAnswer } from '@/lib/orders/order-family'
import type { Departure } from '@/lib/orders/placing/departure'
import type { StoreRow } from '@/lib/orders/placing/store-of'
import { platform } from '@/lib/platform/current'
import { parcelDraftSchema } from '../model/parcel-draft'

const recorded = z.object({
  draft: parcelDraftSchema,
  quotationKey: z.string().nullish(),
  locale: z.string().nullable(),
})

/** Asks the platform to create a parcel order as it was recorded, to the letter (conventions §4.4). */
export async function sendParcel(
  order: OrderRow,
  store: StoreRow,
  departure: Departure,
): Promise<CreationAnswer> {
  const { draft, quotationKey, locale } = recorded.parse(order.request)
  const merchantId = store.parcelMerchantId
  if (merchantId === null) throw new Error(`store ${store.id} has lost its parcel merchant`)
  const { region } = store
  const answer = await platform()
    .parcel(areaOf(region).zone)
    .createOrder(
      { ...draft, merchantId, clientOrderId: order.clientOrderId, quotationKey },
      { region, language: languageFor(region, locale ?? 'en'), ...departure },
    )
  return {
    platformOrderId: answer.orderId,
    // A callback may have been quicker, and the whole order been asked for.
    change: ({ answer: known }) => (known ? {} : { answer: { created: answer.raw } }),
  }
}
